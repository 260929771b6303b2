import { INITIAL_STATE, listingHref, toggleValue } from '#app/features/browse/listing/listing-state.ts'
import { FinishRow } from './finish-row.tsx'
import type { ListingData } from './listing-model.ts'

export function CollectionFinishes({ listing }: { listing: ListingData }) {
  const colours = listing.facets.find(({ type }) => type === 'color')
  if (!colours || colours.values.length < 2) return null
  return (
    <FinishRow
      label="Finishes of this collection"
      finishes={colours.values.map(({ value, label, isSelected }) => ({
        value,
        label,
        href: listingHref(listing.locale, listing.path, toggleValue(INITIAL_STATE, colours.parameter, value)),
        isSelected,
      }))}
    />
  )
}
