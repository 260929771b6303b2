import { isRefined, writeListingState, type ListingState } from '../listing/listing-state.ts'

/** Returns whether a listing has a text, a filter or a collection. */
export function isWorthSaving(state: ListingState): boolean {
  return state.query !== '' || state.collection !== null || isRefined(state)
}

/** A listing's state as it is saved: which page it showed, and how, is no part of it. */
export function plainState(state: ListingState): ListingState {
  return { ...state, around: {}, isSearchResult: false, page: 1, view: 'grid' }
}

export function savedQuery(state: ListingState): string {
  return writeListingState(plainState(state))
}
