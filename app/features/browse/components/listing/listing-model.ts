import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { ListingKind } from '#app/features/browse/listing/listing-definition.ts'
import type { ListingState } from '#app/features/browse/listing/listing-state.ts'
import type { ChipView, FacetView } from '#app/features/browse/listing/listing-view.ts'
import type { UnderstoodView } from '#app/features/browse/listing/understood-view.ts'

export interface ListingPage {
  readonly page: number
  readonly cards: readonly ProductCard[]
}

export interface ListingData {
  readonly locale: 'au' | 'nz'
  readonly path: string
  readonly kind: ListingKind | 'search' | 'bim'
  readonly title: string
  readonly intro: string
  readonly crumbs: readonly Crumb[]
  readonly state: ListingState
  readonly nbHits: number
  /** Products that have all that was asked for; those after them come nearest. */
  readonly nbComplete: number
  readonly nbPages: number
  readonly firstPage: ListingPage
  readonly facets: readonly FacetView[]
  readonly chips: readonly ChipView[]
  /** The reading of the query; null where it is searched literally. */
  readonly understood: UnderstoodView | null
  /** Corrections with results, for a search without any. */
  readonly suggestions: readonly string[]
  readonly generation: number
}
