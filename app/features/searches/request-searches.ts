import type { PopularSearches } from './popular-searches.server.ts'
import type { SearchLog } from './search-log.server.ts'

export interface RequestSearches {
  readonly searchLog: SearchLog
  readonly popularSearches: PopularSearches
}
