import { z } from 'zod'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { EXAMPLE_MATCH, EXAMPLE_PRODUCTS } from '@specify/list-reader/draft/examples.ts'
import { findCandidates, type ListCatalogue } from './find-candidates.server.ts'
import { MatchShape, ProductsShape } from '@specify/list-reader/draft/shapes.server.ts'

const MAX_CODES = 100

export const matchCodes = defineEndpoint({
  name: 'projectBuilder/matchCodes',
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 600,
  summary: `Which products up to ${MAX_CODES} codes, or descriptions in their place, mean or may mean.`,
  input: z.object({
    codes: z
      .array(z.object({ code: z.string().max(600), description: z.string().max(2_000).default('') }))
      .min(1)
      .max(MAX_CODES),
  }),
  output: z.object({ isError: z.literal(false), matches: z.array(MatchShape), products: ProductsShape }),
  example: {
    input: { codes: [{ code: '9634OC6AF' }] },
    output: { isError: false, matches: [EXAMPLE_MATCH], products: EXAMPLE_PRODUCTS },
  },
  errors: ['unauthorized', 'forbidden', 'unavailable'],
  async run(context: ListCatalogue & RequestMarket, { codes }) {
    const reader = context.catalogue.codeReader(context.locale, context.visibility)
    return { isError: false as const, ...(await findCandidates(codes, reader, context)) }
  },
})
