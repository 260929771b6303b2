import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { chipsIn, facetsIn } from '#app/features/browse/listing/coming-listing.ts'
import { readListingState, type ListingState } from '#app/features/browse/listing/listing-state.ts'
import type { ListingData } from './listing-model.ts'

/**
 * Gives a listing the state that it is on its way to, at the press itself. What is pressed next goes on from there:
 * from the state that is still shown, two quick presses would lose the first.
 */
export function useComingListing(data: ListingData): ListingData {
  const { location } = useNavigation()
  const isOwn = location?.pathname === routes.listing.path({ locale: data.locale, path: data.path })
  const search = isOwn ? location.search : null
  return useMemo(() => {
    if (search === null) return data
    const state: ListingState = { ...data.state, ...readListingState(new URLSearchParams(search)) }
    return { ...data, state, facets: facetsIn(data.facets, state), chips: chipsIn(data, state) }
  }, [data, search])
}
