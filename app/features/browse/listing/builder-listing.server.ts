import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ListingData } from '../components/listing/listing-model.ts'
import type { ListingState } from './listing-state.ts'
import { SEARCH_PATH } from './listing-definition.ts'
import { readListing, type ListingReader } from './listing.server.ts'

const FACETS = ['brand', 'category', 'product-types', 'item-material', 'colour', 'range']

interface BuilderAddress {
  readonly locale: Locale
  readonly mode: 'edit' | 'view'
  readonly projectId: string
  readonly state: ListingState
}

export async function readBuilderListing(
  reader: ListingReader,
  { locale, mode, projectId, state }: BuilderAddress,
): Promise<ListingData> {
  const listing = await readListing(reader, { locale, path: SEARCH_PATH, definition: null, state })
  return {
    ...listing,
    path: routes.projects[mode].pattern,
    state: { ...state, around: { projectId, step: '2' } },
    facets: FACETS.flatMap((parameter) => listing.facets.find((facet) => facet.parameter === parameter) ?? []),
  }
}
