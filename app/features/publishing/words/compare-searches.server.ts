import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Locale } from '@specify/core/market.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { embeddedBackend, embeddedCache } from '#app/features/search/backends/embedded-backend.ts'
import type { ProductScope, SearchBackend } from '#app/features/search/backends/backend.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { prepareLexicon } from '#app/features/search/understanding/lexicon/lexicons.ts'
import { toSearch } from '#app/features/search/understanding/to-search.ts'
import type { Vocabulary, VocabularyGroup } from '#app/features/search/vocabulary.ts'
import { readSearchReport } from '#app/features/searches/queries.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { listChangedGroups } from './edit-vocabulary.ts'

/** The most frequent searches of the period that are made with both vocabularies. */
const MOST_SEARCHES = 1_000
const DAYS = 30
/** Longer comparisons end here, and say how many searches they reached. */
const LONGEST_MS = 5_000
/** Products that are compared, the first ones. */
const SHOWN = 5
/** Words of changed groups that are tried by themselves. */
const MOST_WORDS = 100

export interface FoundProducts {
  readonly hits: number
  readonly names: readonly string[]
}

export interface ChangedSearch {
  readonly text: string
  /** The count of 30 days; 0 for a word that is tried by itself. */
  readonly searches: number
  readonly before: FoundProducts
  readonly after: FoundProducts
}

export interface SearchComparison {
  readonly changed: readonly ChangedSearch[]
  /** Searches that were made with both. */
  readonly compared: number
  /** Searches of the period that there was no time for. */
  readonly left: number
  /** Pinned codes that the words do not find, which come first for nobody. */
  readonly withoutEffect: readonly { readonly word: string; readonly code: string }[]
}

export interface ComparisonInput extends Pick<
  RequestContext & RequestCatalogue & RequestMarket,
  'catalogue' | 'db' | 'locale' | 'now'
> {
  readonly former: Vocabulary
  readonly next: Vocabulary
}

/** Makes the searches of the last 30 days with two vocabularies, and lists those that find other products first. */
export async function compareSearches(input: ComparisonInput): Promise<SearchComparison> {
  const { db, catalogue, locale, now, former, next } = input
  const report = await readSearchReport(db, { kind: 'all', days: DAYS, locale, limit: MOST_SEARCHES }, now)
  const frequent = report.rows.map(({ text, searches }) => ({ text, searches }))
  const known = new Set(frequent.map(({ text }) => text))
  const words = [...listChangedGroups(next, former), ...listChangedGroups(former, next)]
    .flatMap((group) => group.words.map((word) => word.toLowerCase()))
    .filter((word) => !known.has(word))
  const tried = [...new Set(words)].slice(0, MOST_WORDS).map((text) => ({ text, searches: 0 }))
  const searches = [...tried, ...frequent]
  const backends = await Promise.all([former, next].map((each) => openBackend(catalogue, locale, each)))
  const changed: ChangedSearch[] = []
  const end = performance.now() + LONGEST_MS
  let compared = 0
  for (const search of searches) {
    if (performance.now() > end) break
    const [before, after] = await Promise.all(backends.map((backend) => find(backend, locale, search.text)))
    if (before && after && isOther(before, after)) changed.push({ ...search, before, after })
    compared++
    // Each search is a turn of its own.
    await new Promise(setImmediate)
  }
  const withoutEffect = await findPinsWithoutEffect(backends[1]!, locale, listChangedGroups(next, former))
  return {
    changed,
    compared,
    withoutEffect,
    left: searches.length - compared + Math.max(0, report.total - frequent.length),
  }
}

async function openBackend(catalogue: CatalogueState, locale: Locale, vocabulary: Vocabulary): Promise<SearchBackend> {
  await runInTurns(prepareLexicon(catalogue.products(locale, 'public'), locale, vocabulary))
  return embeddedBackend(catalogue, vocabulary, embeddedCache())
}

async function find(backend: SearchBackend, locale: Locale, text: string): Promise<FoundProducts> {
  const scope: ProductScope = { locale, visibility: 'public', inBimLibrary: false }
  const understood = backend.understand(scope, { plain: [], within: [], text })
  const [found] = await backend.search(scope, [{ ...toSearch(understood), limit: SHOWN }])
  return {
    hits: found?.nbHits ?? 0,
    names: (found?.hits ?? []).map(({ record }) => (record as unknown as ProductHit).name),
  }
}

/** Products of a search that are looked through for pinned ones: they come first where they are found. */
const PINNED = 10

async function findPinsWithoutEffect(
  backend: SearchBackend,
  locale: Locale,
  groups: readonly VocabularyGroup[],
): Promise<SearchComparison['withoutEffect']> {
  const pinned = groups.flatMap(({ words, pins = [] }) => words.flatMap((word) => pins.map((code) => ({ word, code }))))
  const scope: ProductScope = { locale, visibility: 'public', inBimLibrary: false }
  const without: { word: string; code: string }[] = []
  for (const { word, code } of pinned.slice(0, MOST_WORDS)) {
    const [found] = await backend.search(scope, [
      { ...toSearch(backend.understand(scope, { text: word })), limit: PINNED },
    ])
    const codes = (found?.hits ?? []).flatMap(({ record }) =>
      (record as unknown as ProductHit).variants.map(({ sku }) => skuKey(sku)),
    )
    if (!codes.includes(skuKey(code))) without.push({ word, code })
  }
  return without
}

function isOther(before: FoundProducts, after: FoundProducts): boolean {
  return before.hits !== after.hits || before.names.join('\n') !== after.names.join('\n')
}
