import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { RenderContext } from '../page/render-context.ts'
import type { Slot } from '../page/slot.ts'

/** A type of component: its configuration, how it looks, and an example. */
export interface ComponentType {
  readonly type: string
  readonly schema: z.ZodType
  readonly example: unknown
  /** Draws a component, or answers what draws it: something of another feature, or what lives in the browser. */
  render(configuration: unknown, context: RenderContext): ReactNode | Slot
}

interface ComponentDefinition<Schema extends z.ZodType> {
  /** What a component's `type` says. */
  readonly type: string
  readonly schema: Schema
  readonly example: z.input<Schema>
  render(configuration: z.output<Schema>, context: RenderContext): ReactNode | Slot
}

/** Makes a type of component whose renderer is only given what its schema let through. */
export function defineComponent<Schema extends z.ZodType>(definition: ComponentDefinition<Schema>): ComponentType {
  const { type, schema, example } = definition
  return {
    type,
    schema,
    example,
    render: (configuration, context) => definition.render(configuration as z.output<Schema>, context),
  }
}
