import { isSameRange } from './number-range.ts'
import type { ListingState } from './listing-state.ts'
import type { ChipView, FacetView } from './listing-view.ts'

/** The facets as they are ticked in a state whose results are not there yet; counts stay those of the results. */
export function facetsIn(facets: readonly FacetView[], state: ListingState): FacetView[] {
  return facets.map((facet) => {
    const chosen = state.values[facet.parameter] ?? []
    const range = state.ranges[facet.parameter] ?? null
    return {
      ...facet,
      values: facet.values.map((value) => ({ ...value, isSelected: chosen.includes(value.value) })),
      range: facet.range && {
        ...facet.range,
        chosen: range,
        bands: facet.range.bands.map((band) => ({
          ...band,
          isSelected: isSameRange(range, band),
        })),
      },
    }
  })
}

/** The chips that still apply in a state, and those of values that it adds; ranges that it adds come with the results. */
export function chipsIn(
  { chips, facets }: { readonly chips: readonly ChipView[]; readonly facets: readonly FacetView[] },
  state: ListingState,
): ChipView[] {
  const applied = chips.filter(({ parameter, value }) =>
    value === null ? state.ranges[parameter] !== undefined : state.values[parameter]?.includes(value),
  )
  const added = facets.flatMap(({ parameter, label, values }) =>
    values
      .filter(({ value, isSelected }) => !isSelected && state.values[parameter]?.includes(value))
      .map((each) => ({ parameter, value: each.value, label: `${label}: ${each.label}` })),
  )
  return [...applied, ...added]
}
