import type { Visibility } from '#app/core/actor.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { SearchBackend } from '#app/features/search/backend.ts'
import type { CatalogueState } from '#app/features/search/catalogue-state.ts'
import type { ListingTable } from '../listing-definition.ts'

export interface ProductContext {
  readonly locale: Locale
  readonly visibility: Visibility
  readonly catalogue: CatalogueState
  readonly search: SearchBackend
  readonly listings: ListingTable
}
