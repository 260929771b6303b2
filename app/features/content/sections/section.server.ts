import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { RenderContext } from '../page/render-context.ts'

export interface SectionKind {
  readonly kind: string
  readonly schema: z.ZodType
  readonly example: unknown
  /** Renders a section that passed its schema. */
  render(given: unknown, context: RenderContext): ReactNode
}

interface SectionDefinition<Schema extends z.ZodType> {
  readonly kind: string
  readonly schema: Schema
  readonly example: z.input<Schema>
  render(section: z.output<Schema>, context: RenderContext): ReactNode
}

/** The renderer is only given values that passed the schema. */
export function defineSection<Schema extends z.ZodType>(definition: SectionDefinition<Schema>): SectionKind {
  const { kind, schema, example } = definition
  return { kind, schema, example, render: (fields, context) => definition.render(fields as z.output<Schema>, context) }
}
