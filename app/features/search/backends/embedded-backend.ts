import { LruCache } from '@specify/core/data/lru-cache.ts'
import type { ProductScope, SearchBackend, SearchResult } from './backend.ts'
import type { CatalogueState } from '../catalogue/catalogue-state.ts'
import { codeForEan } from '../hits/ean.ts'
import {
  type SearchAnswer,
  type SearchRecord,
  ResultCache,
  SearchBatch,
  type SearchIndex,
  suggestCorrections,
  type IndexView,
} from '@specify/engine'
import { matchedVariant } from '../hits/matched-variant.ts'
import type { ProductHit } from '../catalogue/search-record.ts'
import { readQuery } from '../hits/one-variant.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** Enough for the most repeated searches of listings: their counts before any filter. */
const CACHE_LIMITS = { maxEntries: 500, maxBytes: 4 * 1024 * 1024 }

export function embeddedBackend(catalogue: CatalogueState, vocabulary: Vocabulary, cache: ResultCache): SearchBackend {
  const viewOf = ({ locale, visibility, inBimLibrary }: ProductScope) =>
    inBimLibrary ? catalogue.bimLibrary(locale, visibility) : catalogue.products(locale, visibility)
  return {
    memory: memoryOf(catalogue, vocabulary),
    understand(scope, { text, ...how }) {
      const view = viewOf(scope)
      const query = { ...how, text: codeForEan(text, { catalogue, ...scope }) }
      return readQuery(view, scope.locale, query, vocabulary)
    },
    search(scope, queries) {
      const view = viewOf(scope)
      const batch = new SearchBatch(view)
      return Promise.resolve(
        queries.map((query) =>
          toResult(view, cache.search(view, query, batch), query.filter !== undefined || query.meant !== undefined),
        ),
      )
    },
    suggestCorrections: (scope, text, limit) => Promise.resolve(suggestCorrections(viewOf(scope), text, limit)),
  }
}

const caches = new WeakMap<CatalogueState, WeakMap<Vocabulary, object>>()

function memoryOf(catalogue: CatalogueState, vocabulary: Vocabulary): object {
  const own = caches.getOrInsertComputed(catalogue, () => new WeakMap())
  return own.getOrInsertComputed(vocabulary, () => ({}))
}

/** Keys of the cache name the generation. */
export function embeddedCache(): ResultCache {
  return new ResultCache(CACHE_LIMITS)
}

/** Recently read records by index: the first pages of listings are the same ones again and again. */
const recordsOf = new WeakMap<SearchIndex, LruCache<number, SearchRecord>>()
const MAX_RECORDS = 200

function readRecord(view: IndexView, hit: number): SearchRecord {
  const { index, docId } = view.locate(hit)
  const cache = recordsOf.get(index) ?? new LruCache<number, SearchRecord>(MAX_RECORDS)
  recordsOf.set(index, cache)
  const record = cache.get(docId) ?? index.readRecord(docId)
  cache.set(docId, record)
  return record
}

function toResult(
  view: IndexView,
  { nbHits, nbComplete, hits, facets }: SearchAnswer,
  hasConditions: boolean,
): SearchResult {
  return {
    nbHits,
    nbComplete,
    facets,
    hits: hits.map(({ docId, matchedCode }) => {
      const record = readRecord(view, docId)
      return { record, matchedVariant: matchedVariant(record as unknown as ProductHit, matchedCode, hasConditions) }
    }),
  }
}
