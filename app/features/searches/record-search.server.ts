import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { toSearch } from '#app/features/search/understanding/to-search.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { asKept } from '#app/platform/unkept-text.ts'
import { describeParts, listGivenUp } from './describe-parts.ts'
import type { RequestSearches } from './request-searches.ts'
import { foldSearchText, looksPersonal } from './search-text.ts'

type RecordContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue & RequestSearches,
  'catalogue' | 'locale' | 'now' | 'search' | 'searchLog'
>

/**
 * Counts a search that somebody looked at the results of, and a product that was opened from them. It reads no session and
 * keeps no address. What the text finds is found out here, as any visitor would.
 */
export const recordSearch = defineEndpoint({
  name: 'record-search',
  path: api.recordSearch.template,
  group: 'Listings',
  method: 'POST',
  caller: 'public',
  limitPerMinute: 60,
  maxBodyBytes: 4_096,
  summary:
    'Counts a search, or a product opened from its results. Kept are text, market, day and numbers; nothing of who searched. Texts that look like a mail address or a phone number are not kept.',
  input: z.object({
    query: z.string().max(256).transform(asKept),
    sku: z.string().min(1).max(100).optional().describe('The product that was opened'),
    isSearch: z.boolean().default(true).describe('Whether to count the search itself: not for a suggestion'),
  }),
  output: z.object({ isError: z.literal(false) }),
  example: { input: { query: 'basin mixer', sku: '96340C6AF' }, output: { isError: false } },
  errors: ['unavailable'],
  async run({ catalogue, locale, now, search, searchLog }: RecordContext, { query, sku, isSearch }) {
    const answer = { isError: false as const }
    const text = foldSearchText(query)
    if (text === '') return answer
    if (looksPersonal(text)) {
      searchLog.skip()
      return answer
    }
    const scope = { locale, visibility: 'public', inBimLibrary: false } as const
    const understood = search.understand(scope, { plain: [], within: [], text: query })
    const [found] = await search.search(scope, [{ ...toSearch(understood), limit: 0 }])
    const [opened] = sku === undefined ? [] : catalogue.findVariants(sku, scope)
    searchLog.add({
      day: isoDayIn({ code: locale }, now),
      locale,
      text,
      searches: isSearch ? 1 : 0,
      hits: found?.nbHits ?? 0,
      understood: describeParts(understood),
      givenUp: listGivenUp(understood),
      clicks: opened ? { [opened.variant.sku]: 1 } : {},
    })
    return answer
  },
})
