import type { CodeReader } from '#app/features/search/hits/code-reader.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { Locale } from '@specify/core/market.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { findDescribed, wordsIn } from './find-described.ts'
import { listProducts, type ListProduct } from './list-products.ts'
import type { Candidate, Match } from '@specify/list-reader/match/candidate.ts'
import { contradictionsIn } from '@specify/list-reader/match/contradiction.ts'
import { matchRows, type Wanted } from '@specify/list-reader/match/match-rows.server.ts'

export type ListCatalogue = Pick<RequestCatalogue & RequestContext, 'catalogue' | 'search' | 'visibility'>

export async function findCandidates(
  rows: readonly Wanted[],
  known: CodeReader,
  { catalogue, search, visibility, locale }: ListCatalogue & { readonly locale: Locale },
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
  const ourCodes = findOurCodes(matches, rows, known, { catalogue, search, visibility, locale })
  const named = matches.map((match, at) => {
    const own = match.kind === 'unknown' ? ourCodes.get(rows[at]!.code.trim()) : undefined
    return own
      ? { ...match, isSure: false, candidates: [own, ...match.candidates.filter(({ sku }) => sku !== own.sku)] }
      : match
  })
  return { matches: named, products: listProducts(named, known, locale) }
}

/** Codes of other makers that are looked up in one list. */
const MOST_CODES = 500

/** Our products for codes of other makers, as the operator maps them, by the code as it is written. */
function findOurCodes(
  matches: readonly Match[],
  rows: readonly Wanted[],
  known: CodeReader,
  { search, visibility, locale }: ListCatalogue & { readonly locale: Locale },
): Map<string, Candidate> {
  const unknown = matches.flatMap(({ kind }, at) => (kind === 'unknown' ? [rows[at]!.code.trim()] : []))
  return new Map(
    [...new Set(unknown)].slice(0, MOST_CODES).flatMap((code) => {
      const [correction] = search.understand({ locale, visibility, inBimLibrary: false }, { text: code }).corrections
      if (correction?.typed !== code) return []
      const [only, ...others] = known.find(correction.meant)
      if (!only || others.length > 0) return []
      return [[code, { sku: only.variant.sku, why: `${code} of another maker`, options: [] }] as const]
    }),
  )
}
