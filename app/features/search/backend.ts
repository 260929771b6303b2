import type { Visibility } from '#app/core/actor.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { FacetCounts, SearchQuery, SearchRecord } from '@specify/engine'

/** Which products are searched. */
export interface ProductScope {
  readonly locale: Locale
  readonly visibility: Visibility
  /** Only those with BIM files. */
  readonly inBimLibrary: boolean
}

interface FoundRecord {
  readonly record: SearchRecord
  /** Position of the variant whose code was searched for. */
  readonly matchedVariant: number | null
}

export interface SearchResult {
  readonly nbHits: number
  readonly hits: readonly FoundRecord[]
  readonly facets: ReadonlyMap<string, FacetCounts>
}

/** What listings are searched with: the engine in this process, or a hosted index in its place. */
export interface SearchBackend {
  /** Lives as long as the answers stay the same: what is made of them may be kept with it. Null where they may change. */
  readonly memory: object | null
  /** Answers several questions about the same products. */
  search(scope: ProductScope, queries: readonly SearchQuery[]): Promise<SearchResult[]>
  /** Other ways to write a text that found nothing, each of which finds something. */
  suggestCorrections(scope: ProductScope, text: string, limit: number): Promise<string[]>
}
