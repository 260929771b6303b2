import type { CodeReader } from '#app/features/search/hits/code-reader.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { Locale } from '@specify/core/market.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { findDescribed, wordsIn } from './find-described.ts'
import { listProducts, type ListProduct } from './list-products.ts'
import type { Match } from '@specify/list-reader/match/candidate.ts'
import { contradictionsIn } from '@specify/list-reader/match/contradiction.ts'
import { matchRows, type Wanted } from '@specify/list-reader/match/match-rows.server.ts'

export type ListCatalogue = Pick<RequestCatalogue & RequestContext, 'catalogue' | 'search' | 'visibility'>

export async function findCandidates(
  rows: readonly Wanted[],
  known: CodeReader,
  { search, visibility, locale }: ListCatalogue & { readonly locale: Locale },
): Promise<{ matches: readonly Match[]; products: Record<string, ListProduct> }> {
  const searcher = { search, locale, visibility }
  const matches = await matchRows(rows, {
    known,
    describe: (text) => findDescribed(text, searcher),
    finishesIn: (text) => wordsIn(text, searcher).finishes,
    contradicts: contradictionsIn({
      known,
      wordsIn: (text) => wordsIn(text, searcher),
      locale,
    }),
  })
  return { matches, products: listProducts(matches, known, locale) }
}
