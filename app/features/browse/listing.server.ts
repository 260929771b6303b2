import { HITS_PER_PAGE } from '#app/features/search/facet-kinds.ts'
import type { Visibility } from '#app/core/actor.ts'
import { LruCache } from '#app/core/lru-cache.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { ProductCard } from '#app/features/catalogue/card.ts'
import { categoryKey } from '#app/features/catalogue/category-path.ts'
import type { ListingData, ListingPage } from './components/listing-model.ts'
import type { ProductScope, SearchBackend, SearchResult } from '#app/features/search/backend.ts'
import { listingCrumbs } from './listing-crumbs.ts'
import { findListing, type ListingDefinition, type ListingTable } from './listing-definition.ts'
import { listingQuery, priceBandQueries, unrefinedQuery, type ListingScope } from './listing-query.ts'
import type { ListingState } from './listing-state.ts'
import type { Understanding } from '#app/features/search/understanding/understand.ts'
import { chipViews, facetViews, type FacetContext } from './listing-view.ts'
import { exactCodeFirst, toProductCard } from './listing-cards.ts'
import { understoodView } from './understood-view.ts'
import type { ProductHit } from '#app/features/search/search-record.ts'

export interface ListingRequest {
  readonly search: SearchBackend
  readonly generation: number
  readonly table: ListingTable
  readonly locale: Locale
  readonly visibility: Visibility
  /** Without leading or trailing slash. */
  readonly path: string
  /** Null for search results and for the BIM library, which list everything. */
  readonly definition: ListingDefinition | null
  readonly state: ListingState
}

export const SEARCH_PATH = 'search'
export const BIM_LIBRARY_PATH = 'tools-resources/bim-library'

const MAX_CORRECTIONS = 4

/** Recent listings by their search. The first page of a category is requested all day. */
const listingsOf = new WeakMap<object, RecentListings>()
const MAX_LISTINGS = 40

interface RecentListings {
  readonly table: ListingTable
  readonly recent: LruCache<string, ListingData>
}

export async function readListing(asked: ListingRequest): Promise<ListingData> {
  const request = withCategoryKeys(asked)
  const { search, locale, visibility, path, state, table } = request
  if (!search.memory) return makeListing(request)
  const known = listingsOf.get(search.memory)
  const recent = known?.table === table ? known.recent : new LruCache<string, ListingData>(MAX_LISTINGS)
  listingsOf.set(search.memory, { table, recent })
  const key = JSON.stringify([locale, visibility, path, state])
  const listing = recent.get(key) ?? (await makeListing(request))
  recent.set(key, listing)
  return listing
}

async function makeListing(request: ListingRequest): Promise<ListingData> {
  const { search, locale, path, definition, state } = request
  const scope = scopeOf(request)
  const understood = understandRequest(request)
  const listing: ListingScope = { locale, definition, table: request.table, understood }
  const [answer = NOTHING, unrefined = NOTHING, ...bands] = await search.search(scope, [
    listingQuery(state, listing),
    unrefinedQuery(state, listing),
    ...priceBandQueries(state, listing),
  ])
  const bandCounts = bands.map(({ nbHits }) => nbHits)
  const hasNothing = answer.nbHits === 0 && state.query !== ''
  const context: FacetContext = {
    locale,
    definition,
    inBimLibrary: scope.inBimLibrary,
    categoryNames: categoryNames(request.table),
  }
  return {
    locale,
    path,
    kind: definition?.kind ?? (scope.inBimLibrary ? 'bim' : 'search'),
    title: titleOf(request),
    intro: scope.inBimLibrary ? BIM_INTRO : (definition?.intro ?? ''),
    crumbs: listingCrumbs(locale, path, definition, request.table),
    state,
    nbHits: answer.nbHits,
    nbPages: Math.ceil(answer.nbHits / HITS_PER_PAGE),
    understood: understoodView(understood, state, locale),
    firstPage: { page: state.page, cards: toCards(answer, request, understood) },
    facets: facetViews(state, answer, unrefined, bandCounts, context),
    chips: chipViews(state, context),
    suggestions: hasNothing ? await search.suggestCorrections(scope, state.query, MAX_CORRECTIONS) : [],
    generation: request.generation,
  }
}

export async function readListingPage(asked: ListingRequest): Promise<{ page: ListingPage; generation: number }> {
  const request = withCategoryKeys(asked)
  const { search, locale, definition, state, table, generation } = request
  const understood = understandRequest(request)
  const query = { ...listingQuery(state, { locale, definition, table, understood }), facets: [] }
  const [answer = NOTHING] = await search.search(scopeOf(request), [query])
  return { page: { page: state.page, cards: toCards(answer, request, understood) }, generation }
}

/** The request with categories by their keys, from keys, addresses or last segments. */
function withCategoryKeys(request: ListingRequest): ListingRequest {
  const { state, table, locale } = request
  const { category } = state.values
  if (!category) return request
  const keys = category.map((written) => {
    const key = categoryKey({ _url: written })
    const listing = findListing(table, `products/${key}`, locale)
    return listing?.kind === 'category' ? categoryKey({ _url: listing.path }) : key
  })
  return { ...request, state: { ...state, values: { ...state.values, category: [...new Set(keys)] } } }
}

const NOTHING: SearchResult = { nbHits: 0, hits: [], facets: new Map() }

const BIM_INTRO =
  'Models and drawings for every product that has them. Select products and download their files together.'

function scopeOf({ locale, visibility, path }: ListingRequest): ProductScope {
  return { locale, visibility, inBimLibrary: path === BIM_LIBRARY_PATH }
}

function titleOf({ path, definition, state }: ListingRequest): string {
  if (definition) return definition.title
  if (path === BIM_LIBRARY_PATH) return 'BIM Library'
  return state.query ? `Results for “${state.query}”` : 'Search'
}

function understandRequest(request: ListingRequest): Understanding {
  const { query: text, plain } = request.state
  return request.search.understand(scopeOf(request), { text, plain })
}

function toCards(
  { hits }: SearchResult,
  { locale, visibility, state }: ListingRequest,
  understood: Understanding,
): ProductCard[] {
  const cards = hits.map(({ record, matchedVariant }) =>
    toProductCard(record as unknown as ProductHit, matchedVariant, { locale, visibility, state, understood }),
  )
  return state.sort === 'newest'
    ? exactCodeFirst(cards, state.query, (card) => card.variants[card.selected]?.sku)
    : cards
}

const namesOfTables = new WeakMap<ListingTable, ReadonlyMap<string, string>>()

/** From the listings that show them. */
export function categoryNames(table: ListingTable): ReadonlyMap<string, string> {
  const known = namesOfTables.get(table)
  if (known) return known
  const categories = table.all.filter(({ kind }) => kind === 'category')
  const names = new Map(categories.map(({ path, title }) => [path.replace(/^products\//, ''), title]))
  namesOfTables.set(table, names)
  return names
}
