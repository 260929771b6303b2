import { AppError } from '#app/core/app-error.ts'
import { canonicalFilter } from '../engine/query/canonical.ts'
import type { Filter, SearchQuery } from '../engine/model.ts'
import { assertFewConditions } from './filter-syntax.ts'
import type { SearchParameters } from './search-parameters.ts'

/** Hits of all searches of one call. Each is read, cut to what is asked for and written. */
const MAX_HITS = 1_000
/** Three times what a thousand products of the demo come to. */
export const MAX_ANSWER_BYTES = 8 * 2 ** 20

/** Units of about a tenth of a millisecond. */
const SEARCH = 10
/** Of a word that may be mistyped. */
const WORD = 8
const MAX_WORDS = 10
const FACET_SEARCH = 50
const PLAIN_HIT = 1
const MARKED_HIT = 6
const COMPOSED_HIT = 3
const FACET = 1
/** `*` counts every facet of an index; there are about as many. */
const ALL_FACETS = 60
const CONDITIONS_PER_UNIT = 10

/** What a search is about to do, as far as its request tells. */
interface Planned {
  readonly index: { readonly isComposed?: boolean }
  readonly query: SearchQuery
  readonly parameters: SearchParameters
  readonly isFacetSearch: boolean
}

/**
 * What a call is going to cost at most, in units of about a tenth of a millisecond.
 * @throws AppError `invalid_input` where its searches together ask for more than a call may have.
 */
export function assertAffordable(searches: readonly Planned[]): number {
  const hits = searches.reduce((total, { query }) => total + (query.limit ?? 0), 0)
  if (hits > MAX_HITS) throw new AppError('invalid_input', `The searches of a request may ask for ${MAX_HITS} hits`)
  const conditions = countConditions(searches)
  assertFewConditions(conditions)
  return searches.reduce((total, search) => total + costOf(search), Math.ceil(conditions / CONDITIONS_PER_UNIT))
}

function costOf({ index, query, parameters, isFacetSearch }: Planned): number {
  if (isFacetSearch) return FACET_SEARCH
  const { attributesToHighlight, attributesToSnippet, facets } = parameters
  const isMarked = attributesToHighlight?.length !== 0 || attributesToSnippet.length > 0
  return (
    SEARCH +
    Math.min(MAX_WORDS, parameters.query.split(' ').length) * WORD +
    (query.limit ?? 0) * ((isMarked ? MARKED_HIT : PLAIN_HIT) + (index.isComposed ? COMPOSED_HIT : 0)) +
    (facets.includes('*') ? ALL_FACETS : facets.length * FACET)
  )
}

/** Conditions that searches share are looked up once: a page of results repeats its filters once per refined facet. */
function countConditions(searches: readonly Planned[]): number {
  const parts = new Map<string, number>()
  for (const { query } of searches) {
    const filters = query.filter?.kind === 'and' ? query.filter.filters : query.filter ? [query.filter] : []
    for (const filter of filters) parts.set(canonicalFilter(filter), conditionsIn(filter))
  }
  return Array.from(parts.values()).reduce((total, count) => total + count, 0)
}

function conditionsIn(filter: Filter): number {
  if (filter.kind === 'not') return conditionsIn(filter.filter)
  if (filter.kind === 'term' || filter.kind === 'range') return 1
  return filter.filters.reduce((total, child) => total + conditionsIn(child), 0)
}
