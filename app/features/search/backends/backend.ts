import type { Visibility } from '@specify/core/actor.ts'
import type { Locale } from '@specify/core/market.ts'
import type { FacetCounts, SearchQuery, SearchRecord } from '@specify/engine'
import type { TypedQuery, Understanding } from '../understanding/understanding.ts'

export interface ProductScope {
  readonly locale: Locale
  readonly visibility: Visibility
  readonly inBimLibrary: boolean
}

interface FoundRecord {
  readonly record: SearchRecord
  readonly matchedVariant: number | null
}

export interface SearchResult {
  readonly nbHits: number
  /** Hits that have all that was asked for; those after them come nearest. */
  readonly nbComplete: number
  readonly hits: readonly FoundRecord[]
  readonly facets: ReadonlyMap<string, FacetCounts>
}

export interface SearchBackend {
  /** Cache key with the life of the answers. Null where they may change. */
  readonly memory: object | null
  /** Interprets a text in a scope; returns it unchanged where the backend cannot. */
  understand(scope: ProductScope, asked: TypedQuery): Understanding
  search(scope: ProductScope, queries: readonly SearchQuery[]): Promise<SearchResult[]>
  suggestCorrections(scope: ProductScope, text: string, limit: number): Promise<string[]>
}
