import { z } from 'zod'
import { findSummaries } from '#app/features/browse/product-actions/find-summaries.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { ProductFactsShape } from './answer-shapes.server.ts'
import { CALLS_PER_MINUTE } from './change.server.ts'
import { EXAMPLE_BUILDER_ANSWER } from './examples.ts'
import { readerOf, type ProjectContext } from './project-context.ts'
import { Succeeded } from './shapes.server.ts'

const MAX_FOUND = 5

export const findLineItems = defineEndpoint({
  name: 'projectBuilder/findLineItems',
  method: 'GET',
  caller: 'specifier',
  limitPerMinute: CALLS_PER_MINUTE,
  summary: 'Products that a typed line of a schedule may mean, the most likely first, each with the variant that fits.',
  input: z.object({ query: z.string().trim().min(1).max(200).describe('A code, or words as in a search') }),
  output: z.object({
    isError: Succeeded,
    lineItems: z.array(
      z.object({ sku: z.string(), productId: z.string(), name: z.string(), facts: ProductFactsShape }),
    ),
  }),
  example: {
    input: { query: 'liano basin mixer chrome' },
    output: {
      isError: false,
      lineItems: [
        {
          sku: '96340C6AF',
          productId: 'caroma-96340',
          name: 'Liano II Basin Mixer',
          facts: EXAMPLE_BUILDER_ANSWER.project.products['96340C6AF'],
        },
      ],
    },
  },
  errors: ['unauthorized', 'forbidden', 'unavailable'],
  async run(context: ProjectContext, { query }) {
    const { items } = await findSummaries(context, { query, categories: [], limit: MAX_FOUND, page: 1 })
    const { findFacts } = readerOf(context)
    const lineItems = items.flatMap(({ productId, name, selectedVariant: sku }) => {
      const facts = findFacts(sku, context.locale)
      return facts?.isAvailable ? [{ sku, productId, name, facts }] : []
    })
    return { isError: false as const, lineItems }
  },
})
