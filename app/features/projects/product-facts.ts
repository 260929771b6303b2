import type { z } from 'zod'
import type { DeepReadonly } from '#app/core/deep-readonly.ts'
import type { ProductFactsShape } from './project-actions/answer-shapes.server.ts'

/** What is shown of a product besides what the line item itself says. */
export type ProductFacts = DeepReadonly<z.output<typeof ProductFactsShape>>
