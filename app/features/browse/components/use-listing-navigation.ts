import { useGo } from '#app/shell/go.ts'
import type { ListingState } from '../listing-state.ts'
import { listingHref } from '../listing-state.ts'
import type { ListingData } from './listing-model.ts'

export function useListingNavigation({ locale, path }: Pick<ListingData, 'locale' | 'path'>) {
  const go = useGo()
  return (state: ListingState, { replace = false } = {}) => {
    go(listingHref(locale, path, state), { preventScrollReset: true, replace })
  }
}
