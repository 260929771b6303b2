import { AppError } from '#app/core/app-error.ts'
import { searchFacetValues } from '../engine/facet-search.ts'
import type { SearchParameters } from './search-parameters.ts'
import { type ProtocolIndex, toSearchQuery } from './search-response.ts'

/**
 * The values of a facet that begin as typed, as JSON text.
 * @throws AppError `invalid_input` when the index has no such facet.
 */
export function facetResponse(
  index: ProtocolIndex,
  facet: string,
  parameters: SearchParameters,
  now: () => number,
): string {
  const started = now()
  if (!index.view.index.facets.has(facet)) {
    throw new AppError('invalid_input', `Cannot search in "${facet}" attribute, it is not a facet of this index`)
  }
  const { facetQuery, maxFacetHits, highlightPreTag, highlightPostTag } = parameters
  const query = toSearchQuery(index, parameters)
  const facetHits = searchFacetValues(index.view, query, facet, facetQuery, maxFacetHits).map(
    ({ value, count, ranges }) => {
      const text = String(value)
      const highlighted = ranges
        .toReversed()
        .reduce(
          (marked, { start, end }) =>
            marked.slice(0, start) + highlightPreTag + marked.slice(start, end) + highlightPostTag + marked.slice(end),
          text,
        )
      return { value: text, highlighted, count }
    },
  )
  const processingTimeMS = Math.max(1, Math.round(now() - started))
  return JSON.stringify({ facetHits, exhaustiveFacetsCount: true, processingTimeMS })
}
