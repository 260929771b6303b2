import type { ListingTable } from './listing-definition.ts'

/** Members of the request context. */
export interface RequestListings {
  readonly listings: ListingTable
  /** Markdown by category key: advice before choosing. */
  readonly advice: ReadonlyMap<string, string>
}
