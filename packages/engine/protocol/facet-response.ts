import { QueryError } from './query-error.ts'
import { stepFacetSearch } from '../facet-search.ts'
import type { SearchQuery } from '../model.ts'
import type { Pace } from './pace.ts'
import type { SearchParameters } from './search-parameters.ts'
import { type ProtocolIndex, readWords, toSearchQuery } from './read-search.ts'

export interface PlannedFacetSearch {
  readonly index: ProtocolIndex
  readonly facet: string
  readonly parameters: SearchParameters
  readonly query: SearchQuery
}

const MAX_NAMED = 100

/** @throws QueryError `invalid_input` when the index has no such facet. */
export function planFacetSearch(index: ProtocolIndex, facet: string, parameters: SearchParameters): PlannedFacetSearch {
  if (!index.view.index.facets.has(facet)) {
    const name = facet.slice(0, MAX_NAMED)
    throw new QueryError('invalid_input', `Cannot search in "${name}" attribute, it is not a facet of this index`)
  }
  return {
    index,
    facet,
    parameters,
    query: { ...toSearchQuery(index, parameters, readWords(index, parameters)), limit: 0 },
  }
}

export async function facetResponse(
  { index, facet, parameters, query }: PlannedFacetSearch,
  { now, pace }: { readonly now: () => number; readonly pace: Pace },
): Promise<string> {
  const started = now()
  const { facetQuery, maxFacetHits, highlightPreTag, highlightPostTag } = parameters
  const steps = stepFacetSearch(index.view, query, facet, facetQuery, maxFacetHits)
  let step = steps.next()
  for (; !step.done; step = steps.next()) await pace.step()
  const facetHits = step.value.map(({ value, count, ranges }) => {
    const text = String(value)
    const highlighted = ranges
      .toReversed()
      .reduce(
        (marked, { start, end }) =>
          marked.slice(0, start) + highlightPreTag + marked.slice(start, end) + highlightPostTag + marked.slice(end),
        text,
      )
    return { value: text, highlighted, count }
  })
  const processingTimeMS = Math.max(1, Math.round(now() - started))
  return JSON.stringify({ facetHits, exhaustiveFacetsCount: true, processingTimeMS })
}
