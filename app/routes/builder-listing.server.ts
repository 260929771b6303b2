import type { Locale } from '#app/features/markets/model.ts'
import type { ListingData } from '#app/features/browse/components/listing-model.ts'
import type { ListingState } from '#app/features/browse/listing-state.ts'
import { readListing, SEARCH_PATH } from '#app/features/browse/listing.server.ts'
import type { RequestContext } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'

const FACETS = ['brand', 'category', 'product-types', 'item-material', 'colour', 'range']

interface BuilderListing {
  readonly locale: Locale
  readonly mode: 'edit' | 'view'
  readonly projectId: string
  readonly state: ListingState
}

/** Every product at the builder's own address, with the filters that specifying needs. */
export async function readBuilderListing(
  { search, catalogue, listings, visibility }: RequestContext,
  { locale, mode, projectId, state }: BuilderListing,
): Promise<ListingData> {
  const listing = await orErrorPage(
    readListing({
      search,
      generation: catalogue.generation.id,
      table: listings,
      locale,
      visibility,
      path: SEARCH_PATH,
      definition: null,
      state,
    }),
  )
  return {
    ...listing,
    path: `project-builder/${mode}`,
    state: { ...state, around: { projectId, step: '2' } },
    facets: FACETS.flatMap((parameter) => listing.facets.find((facet) => facet.parameter === parameter) ?? []),
  }
}
