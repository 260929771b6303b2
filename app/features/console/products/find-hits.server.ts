import type { Locale } from '@specify/core/market.ts'
import type { Filter, IndexView, SearchAnswer, SearchQuery } from '@specify/engine'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { facetAttribute, type FacetDefinition } from '#app/features/search/hits/facets.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { ListState } from '../lists/list-state.ts'
import type { Count } from '../lists/read-list.server.ts'
import { readDatabaseFilters, type DatabaseFilter } from './database-filters.server.ts'
import { marketOf, SHOWN_FIRST, STATED_FACETS, VALUE_FACETS } from './product-list.ts'

/** Values of one filter that are offered, the most frequent first. */
const MOST_VALUES = 200

export type ProductReader = Pick<RequestContext & RequestCatalogue & RequestMarket, 'catalogue' | 'db' | 'locale'> & {
  /** Read already, for a file of many pages. */
  readonly ofDatabase?: readonly DatabaseFilter[]
}

export interface FoundHits {
  /** `uncounted` where a filter of the database names too many products, and the page does not end the list. */
  readonly count: Count
  /** Cursor of the next page; empty on the last one. */
  readonly next: string
  readonly hits: readonly ProductHit[]
  readonly market: Locale
  /** Filters whose values are counted in `answer`. */
  readonly shown: readonly FacetDefinition[]
  readonly answer: SearchAnswer
  /** The counts of `answer` are those of the results. */
  readonly isCounted: boolean
}

/** Finds the products of a state from its cursor on, as the index has them. */
export async function findHits(reader: ProductReader, state: ListState, most: number): Promise<FoundHits> {
  const { db, catalogue, locale } = reader
  const { filters } = state
  const market = marketOf(filters, locale)
  const view = viewOf(catalogue, market, filters['status'] === 'discontinued')
  const ofDatabase = reader.ofDatabase ?? (await readDatabaseFilters(db, filters, locale))
  const offset = /^\d{1,7}$/.test(state.after) ? Number(state.after) : 0
  const shown = VALUE_FACETS.filter(({ key }) => SHOWN_FIRST.includes(key) || filters[key] !== undefined)
  const conditions = [
    missingFilter(view, filters['missing'], market),
    STATUS_FILTERS[filters['status'] ?? ''],
    ...ofDatabase.map(namedFilter),
  ]
  const query: SearchQuery = {
    text: state.q,
    filter: { kind: 'and', filters: conditions.filter((each) => each != null) },
    refinements: VALUE_FACETS.flatMap((facet) => {
      const value = filters[facet.key]
      if (value === undefined) return []
      return [
        { attribute: facetAttribute(facet, market), values: [facet.type === 'boolean' ? value === 'true' : value] },
      ]
    }),
    facets: shown.map((facet) => facetAttribute(facet, market)),
    maxValuesPerFacet: MOST_VALUES,
    ...(state.q === '' || state.sort === 'name' ? { sort: state.isUpwards ? 'name_desc' : 'name_asc' } : {}),
  }
  const others = ofDatabase.filter(({ ids }) => ids === null)
  if (others.length > 0) return { ...(await walkHits(view, query, others, { offset, most })), market, shown }
  const answer = view.search({ ...query, offset, limit: most })
  return {
    hits: answer.hits.map(({ docId }) => view.readRecord(docId) as unknown as ProductHit),
    count: answer.nbHits,
    next: offset + answer.hits.length < answer.nbHits && answer.hits.length > 0 ? String(offset + most) : '',
    market,
    shown,
    answer,
    isCounted: true,
  }
}

export function viewOf(catalogue: ProductReader['catalogue'], market: Locale, isDiscontinued: boolean): IndexView {
  return isDiscontinued ? catalogue.discontinued(market) : catalogue.products(market, 'internal')
}

const STATUS_FILTERS: Readonly<Record<string, Filter>> = {
  new: { kind: 'term', attribute: 'IsNew', value: true },
  'on-request': { kind: 'term', attribute: 'builder-range', value: 'YES' },
  internal: { kind: 'term', attribute: 'IsGWAInternal', value: true },
}

/** Null for a filter that names too many products. */
function namedFilter({ ids, isNot }: DatabaseFilter): Filter | null {
  if (ids === null) return null
  const filter: Filter = { kind: 'or', filters: ids.map((value) => ({ kind: 'term', attribute: 'objectID', value })) }
  return isNot ? { kind: 'not', filter } : filter
}

const WALK_MS = 800
const WALKED_AT_ONCE = 500

/** Goes through the results and asks the database about each, for as long as a page may take. */
async function walkHits(
  view: IndexView,
  query: SearchQuery,
  filters: readonly DatabaseFilter[],
  { offset, most }: { readonly offset: number; readonly most: number },
) {
  const until = performance.now() + WALK_MS
  const hits: ProductHit[] = []
  const answer = view.search({ ...query, limit: 0 })
  let at = offset
  while (hits.length < most && at < answer.nbHits && performance.now() < until) {
    const page = view.search({ ...query, facets: [], offset: at, limit: WALKED_AT_ONCE }).hits
    if (page.length === 0) break
    const products = page.map(({ docId }) => view.readRecord(docId) as unknown as ProductHit)
    const ids = products.map(({ objectID }) => objectID)
    const named = await Promise.all(filters.map(({ among }) => among(ids)))
    for (const product of products) {
      if (hits.length === most) break
      at++
      if (filters.every(({ isNot }, index) => named[index]!.has(product.objectID) !== isNot)) hits.push(product)
    }
  }
  const isAll = offset === 0 && at >= answer.nbHits
  return {
    hits,
    answer,
    count: isAll ? hits.length : ('uncounted' as const),
    next: at < answer.nbHits ? String(at) : '',
    isCounted: false,
  }
}

/** Products that no value of a facet is stated of. */
function missingFilter(view: IndexView, key: string | undefined, market: Locale): Filter | null {
  const facet = STATED_FACETS.find((each) => each.key === key)
  if (!facet) return null
  const attribute = facetAttribute(facet, market)
  if (facet.type === 'range') return { kind: 'not', filter: { kind: 'range', attribute, range: {} } }
  const { facets } = view.search({ facets: [attribute], maxValuesPerFacet: Number.MAX_SAFE_INTEGER, limit: 0 })
  const values = facets.get(attribute)?.values ?? []
  return {
    kind: 'not',
    filter: { kind: 'or', filters: values.map(({ value }) => ({ kind: 'term', attribute, value })) },
  }
}
