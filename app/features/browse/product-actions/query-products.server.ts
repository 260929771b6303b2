import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { EXAMPLE_SUMMARY } from './examples.ts'
import { findDiscontinued } from '../products/product-page.server.ts'
import { PartShape, SuccessorsShape } from '../page-calls/shapes.server.ts'
import type { ProductContext } from './product-context.ts'
import { findSummaries } from './find-summaries.server.ts'
import { ProductSummary } from './product-summary.server.ts'
import { Categories, Succeeded } from './shapes.server.ts'

const MAX_QUERY_LENGTH = 256
const MAX_LIMIT = 48
const DEFAULT_LIMIT = 12
/** Deeper than any market has products. */
const MAX_PAGE = 10_000

export const queryProducts = defineEndpoint({
  name: 'product/query',
  method: 'GET',
  summary: 'Products by text and category: the most relevant first, without a text the newest.',
  input: z.strictObject({
    query: z.string().trim().max(MAX_QUERY_LENGTH).default('').describe('Words or product codes'),
    categories: Categories.default([]).describe('Category keys, such as tapware/basin-mixers; any of them'),
    limit: z.int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
    page: z.int().min(1).max(MAX_PAGE).default(1),
  }),
  output: z.object({
    isError: Succeeded,
    total: z.int().describe('Products that match, on all pages'),
    items: z.array(ProductSummary),
    discontinued: SuccessorsShape.extend({ product: PartShape })
      .optional()
      .describe('For the code of a discontinued product: that product, and what stands in its place'),
  }),
  example: {
    input: { query: 'basin mixer', categories: ['tapware/basin-mixers'], limit: 1 },
    output: { isError: false, total: 38, items: [EXAMPLE_SUMMARY] },
  },
  errors: ['unavailable'],
  async run(context: ProductContext, input) {
    const discontinued = findDiscontinued(input.query, context)
    return { isError: false as const, ...(await findSummaries(context, input)), ...(discontinued && { discontinued }) }
  },
})
