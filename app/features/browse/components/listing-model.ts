import type { ProductCard } from '#app/features/catalogue/card.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { ListingKind } from '../listing-definition.ts'
import type { ListingState } from '../listing-state.ts'
import type { ChipView, FacetView } from '../listing-view.ts'

/** One page of results. */
export interface ListingPage {
  readonly page: number
  readonly cards: readonly ProductCard[]
}

/** Everything a listing page shows, as its loader sends it. */
export interface ListingData {
  readonly locale: 'au' | 'nz'
  /** Below the locale, without slashes at its ends. */
  readonly path: string
  readonly kind: ListingKind | 'search' | 'bim'
  readonly title: string
  readonly intro: string
  readonly crumbs: readonly Crumb[]
  readonly state: ListingState
  readonly nbHits: number
  readonly nbPages: number
  readonly firstPage: ListingPage
  readonly facets: readonly FacetView[]
  readonly chips: readonly ChipView[]
  /** Corrected searches that do find something, for a search that found nothing. */
  readonly suggestions: readonly string[]
  readonly generation: number
}
