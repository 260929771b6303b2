import { facetParameter, HITS_PER_PAGE, PRICE_CONFIG } from '#app/features/search/hits/facet-kinds.ts'
import type { Locale } from '@specify/core/market.ts'
import { CUSTOM_RANKING, type Filter, type Refinement, type SearchQuery } from '@specify/engine'
import {
  FACETS,
  facetAttribute,
  facetsFor,
  MAX_VALUES_PER_FACET,
  type FacetDefinition,
} from '#app/features/search/hits/facets.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { toSearch, withFilter } from '#app/features/search/understanding/to-search.ts'
import { findListing, type ListingDefinition, type ListingTable } from './listing-definition.ts'
import type { ListingState } from './listing-state.ts'

export interface ListingScope {
  readonly locale: Locale
  /** Null for search results. */
  readonly definition: ListingDefinition | null
  readonly table: ListingTable
  readonly understood: Understanding
}

export function listingQuery(state: ListingState, scope: ListingScope): SearchQuery {
  return {
    ...baseQuery(state, scope),
    refinements: refinements(state, scope.locale),
    facets: facetsFor(scope.locale, true).map((facet) => facetAttribute(facet, scope.locale)),
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
    ...sortOf(state, scope),
    offset: (state.page - 1) * HITS_PER_PAGE,
    limit: HITS_PER_PAGE,
  }
}

/** The sort order: the chosen one, or else the one that the query implies. */
function sortOf({ sort }: ListingState, { understood }: ListingScope): Pick<SearchQuery, 'sort'> {
  if (sort === 'newest_first') return { sort: CUSTOM_RANKING }
  if (sort !== 'newest') return { sort }
  return understood.order === 'price' ? { sort: 'price_asc' } : {}
}

/** The same listing before any filter: its counts decide the order of values, so that ticking one moves nothing. */
export function unrefinedQuery(state: ListingState, scope: ListingScope): SearchQuery {
  return {
    ...baseQuery(state, scope),
    facets: facetsFor(scope.locale, true)
      .filter((facet) => facet.type === 'term' || facet.type === 'color')
      .map((facet) => facetAttribute(facet, scope.locale)),
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
    limit: 0,
  }
}

/** Counts of the price bands, regardless of the chosen price range. */
export function priceBandQueries(state: ListingState, scope: ListingScope): SearchQuery[] {
  return PRICE_CONFIG.ranges.map((range) => {
    const banded = { ...state, ranges: { ...state.ranges, [PRICE_PARAMETER]: range } }
    return { ...baseQuery(state, scope), refinements: refinements(banded, scope.locale), facets: [], limit: 0 }
  })
}

const PRICE_PARAMETER = facetParameter(PRICE_CONFIG)

/** The filters that the listing and the collection it is limited to set. */
export function ownFilters(
  { collection: written }: Pick<ListingState, 'collection'>,
  { locale, definition, table }: Omit<ListingScope, 'understood'>,
): Filter[] {
  const collection = written ? findListing(table, collectionPath(written), locale) : null
  return [definition, collection].filter((each) => each !== null).map(definitionFilter)
}

function baseQuery(state: ListingState, scope: ListingScope): SearchQuery {
  return withFilter(toSearch(scope.understood), ownFilters(state, scope))
}

function collectionPath(written: string): string {
  return written.replace(/^\/+|\/+$/g, '')
}

/** All attributes of a definition must match, each in any of its values. */
export function definitionFilter({ filter }: Pick<ListingDefinition, 'filter'>): Filter {
  return {
    kind: 'and',
    filters: Object.entries(filter).map(([attribute, value]) => ({
      kind: 'or',
      filters: [value].flat().map((each) => ({ kind: 'term', attribute, value: each })),
    })),
  }
}

function refinements(state: ListingState, locale: Locale): Refinement[] {
  return FACETS.flatMap((facet): Refinement[] => {
    const parameter = facetParameter(facet)
    const attribute = facetAttribute(facet, locale)
    const values = state.values[parameter]
    const range = state.ranges[parameter]
    if (values) return [{ attribute, values: values.map((value) => facetScalar(facet, value)) }]
    return range ? [{ attribute, ranges: [range] }] : []
  })
}

function facetScalar(facet: FacetDefinition, value: string): string | boolean {
  return facet.type === 'boolean' ? value === 'true' : value
}
