import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { MOST_POPULAR } from './popular-searches.server.ts'
import type { RequestSearches } from './request-searches.ts'

export const popularSearches = defineEndpoint({
  name: 'popular-searches',
  path: api.popularSearches.template,
  group: 'Listings',
  method: 'GET',
  caller: 'public',
  headers: { 'cache-control': 'public, max-age=300' },
  summary:
    'What is searched for most in the market, the most frequent first: only texts of words that the catalogue has, which find something.',
  input: z.object({}),
  output: z.object({ searches: z.array(z.string()).max(MOST_POPULAR) }),
  example: { input: {}, output: { searches: ['basin mixer', 'accessible toilet'] } },
  run: ({ locale, popularSearches: popular }: Pick<RequestMarket & RequestSearches, 'locale' | 'popularSearches'>) =>
    Promise.resolve({ searches: popular.of(locale) }),
})
