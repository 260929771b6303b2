import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { RenderContext } from '../page/render-context.ts'
import type { Slot } from '../page/slot.ts'

export interface ComponentType {
  readonly type: string
  readonly schema: z.ZodType
  readonly example: unknown
  /** Renders a component, or returns a slot: for another feature, or for the browser. */
  render(configuration: unknown, context: RenderContext): ReactNode | Slot
}

interface ComponentDefinition<Schema extends z.ZodType> {
  readonly type: string
  readonly schema: Schema
  readonly example: z.input<Schema>
  render(configuration: z.output<Schema>, context: RenderContext): ReactNode | Slot
}

/** The renderer is only given values that passed the schema. */
export function defineComponent<Schema extends z.ZodType>(definition: ComponentDefinition<Schema>): ComponentType {
  const { type, schema, example } = definition
  return {
    type,
    schema,
    example,
    render: (configuration, context) => definition.render(configuration as z.output<Schema>, context),
  }
}
