import { useNavigate } from 'react-router'
import type { ListingState } from '#app/features/browse/listing/listing-state.ts'
import { listingHref } from '#app/features/browse/listing/listing-state.ts'
import type { ListingData } from './listing-model.ts'

export function useListingNavigation({ locale, path }: Pick<ListingData, 'locale' | 'path'>) {
  const navigate = useNavigate()
  return (state: ListingState, { replace = false } = {}) => {
    void navigate(listingHref(locale, path, state), { preventScrollReset: true, replace })
  }
}
