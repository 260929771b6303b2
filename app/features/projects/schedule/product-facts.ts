import type { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import type { ProductFactsShape } from '../project-actions/shapes/answer-shapes.server.ts'

/** Facts of a product that its line items do not hold. */
export type ProductFacts = DeepReadonly<z.output<typeof ProductFactsShape>>
