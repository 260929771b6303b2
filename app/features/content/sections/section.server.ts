import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { RenderContext } from '../page/render-context.ts'

/** A kind of section: what editors give, how it looks, and an example. */
export interface SectionKind {
  readonly kind: string
  readonly schema: z.ZodType
  readonly example: unknown
  /** Draws a section that was given as the schema has it. */
  render(given: unknown, context: RenderContext): ReactNode
}

interface SectionDefinition<Schema extends z.ZodType> {
  /** What a section's `kind` says. */
  readonly kind: string
  readonly schema: Schema
  readonly example: z.input<Schema>
  render(section: z.output<Schema>, context: RenderContext): ReactNode
}

/** Makes a kind of section whose renderer is only given what its schema let through. */
export function defineSection<Schema extends z.ZodType>(definition: SectionDefinition<Schema>): SectionKind {
  const { kind, schema, example } = definition
  return { kind, schema, example, render: (given, context) => definition.render(given as z.output<Schema>, context) }
}
