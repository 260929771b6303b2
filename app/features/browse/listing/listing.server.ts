import { routes } from '#app/addresses/routes.ts'
import { HITS_PER_PAGE } from '#app/features/search/hits/facet-kinds.ts'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import { categoryKey } from '@specify/catalogue/facts/category-path.ts'
import type { ListingData, ListingPage } from '../components/listing/listing-model.ts'
import type { ProductScope, SearchResult } from '#app/features/search/backends/backend.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { listingCrumbs } from './listing-crumbs.ts'
import { BIM_LIBRARY_PATH, findListing, type ListingDefinition, type ListingTable } from './listing-definition.ts'
import { listingQuery, ownFilters, priceBandQueries, unrefinedQuery, type ListingScope } from './listing-query.ts'
import type { ListingState } from './listing-state.ts'
import { phraseKey } from '#app/features/search/understanding/phrase.ts'
import { toSearch } from '#app/features/search/understanding/to-search.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'
import { chipViews, facetViews, type FacetContext } from './listing-view.ts'
import { exactCodeFirst, toProductCard } from './listing-cards.ts'
import { understoodView } from './understood-view.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import type { RequestListings } from './request-listings.ts'

export type ListingReader = Pick<
  RequestContext & RequestCatalogue & RequestListings,
  'catalogue' | 'listings' | 'search' | 'visibility'
>

export interface ListingAddress {
  readonly locale: Locale
  /** Without leading or trailing slash. */
  readonly path: string
  /** Null for search results and for the BIM library, which list everything. */
  readonly definition: ListingDefinition | null
  readonly state: ListingState
}

type ListingRequest = ListingReader & ListingAddress

const MAX_CORRECTIONS = 4

/** Recent listings by their search. The first page of a category is requested all day. */
const listingsOf = new WeakMap<object, WeakMap<ListingTable, LruCache<string, ListingData>>>()
const MAX_LISTINGS = 40

export async function readListing(reader: ListingReader, address: ListingAddress): Promise<ListingData> {
  const request = toRequest(reader, address)
  const { search, listings, locale, visibility, path, state } = request
  if (!search.memory) return makeListing(request)
  const cache = listingsOf
    .getOrInsertComputed(search.memory, () => new WeakMap())
    .getOrInsertComputed(listings, () => new LruCache(MAX_LISTINGS))
  const key = JSON.stringify([locale, visibility, path, state])
  const listing = cache.get(key) ?? (await makeListing(request))
  cache.set(key, listing)
  return listing
}

async function makeListing(request: ListingRequest): Promise<ListingData> {
  const { catalogue, search, listings: table, locale, path, definition, state } = request
  const scope = scopeOf(request)
  const understood = understandRequest(request)
  const listing: ListingScope = { locale, definition, table, understood }
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
    categoryNames: categoryNames(table),
  }
  return {
    locale,
    path,
    kind: definition?.kind ?? (scope.inBimLibrary ? 'bim' : 'search'),
    title: titleOf(request),
    intro: scope.inBimLibrary ? BIM_INTRO : (definition?.intro ?? ''),
    crumbs: listingCrumbs(locale, path, definition, table),
    state,
    nbHits: answer.nbHits,
    nbComplete: answer.nbComplete,
    nbPages: Math.ceil(answer.nbHits / HITS_PER_PAGE),
    understood: understoodView(understood, state, locale),
    firstPage: { page: state.page, cards: toCards(answer, request, understood) },
    facets: facetViews(state, answer, unrefined, bandCounts, context),
    chips: chipViews(state, context),
    suggestions: hasNothing && !understood?.isAbsent ? await listCorrections(search, scope, state.query) : [],
    generation: catalogue.generation.id,
  }
}

const NO_CANONICAL: ReadonlyMap<string, string> = new Map()

/** Other ways to write a query, each of which finds something as the page reads it. */
async function listCorrections(search: ListingReader['search'], scope: ProductScope, text: string): Promise<string[]> {
  const corrections = await search.suggestCorrections(scope, text, MAX_CORRECTIONS)
  const understood = corrections.map((each) => search.understand(scope, { text: each }))
  const answers = await search.search(
    scope,
    understood.map((each) => ({ ...toSearch(each), limit: 0 })),
  )
  const withHits = corrections.filter((_, at) => (answers[at]?.nbHits ?? 0) > 0)
  // `basin mixer` and `basins mixer` are one.
  return [...new Map(withHits.toReversed().map((each) => [phraseKey(each, NO_CANONICAL), each])).values()].toReversed()
}

export async function readListingPage(
  reader: ListingReader,
  address: ListingAddress,
): Promise<{ page: ListingPage; generation: number }> {
  const request = toRequest(reader, address)
  const { catalogue, search, listings: table, locale, definition, state } = request
  const understood = understandRequest(request)
  const query = { ...listingQuery(state, { locale, definition, table, understood }), facets: [] }
  const [answer = NOTHING] = await search.search(scopeOf(request), [query])
  return {
    page: { page: state.page, cards: toCards(answer, request, understood) },
    generation: catalogue.generation.id,
  }
}

/** Describes a listing's filters in words and counts its products that are newer than `since`. */
export async function readEntered(reader: ListingReader, address: ListingAddress, since: Date) {
  const request = toRequest(reader, address)
  const { search, listings: table, locale, definition, state } = request
  // What only comes near is no news.
  const {
    refinements = [],
    nearest: _,
    ...query
  } = listingQuery(state, {
    locale,
    definition,
    table,
    understood: understandRequest(request),
  })
  const entered = { attribute: 'createdAt', ranges: [{ min: since.getTime() / 1000, excludeMin: true }] }
  const scope = scopeOf(request)
  const [answer = NOTHING] = await search.search(scope, [
    { ...query, refinements: [...refinements, entered], facets: [], offset: 0, limit: 0 },
  ])
  const { inBimLibrary } = scope
  const chips = chipViews(state, { locale, definition, inBimLibrary, categoryNames: categoryNames(table) })
  return { title: titleOf(request), chips, entered: answer.nbHits }
}

/** Categories are given as keys, addresses or last segments, and read by their keys. */
function toRequest(
  { catalogue, listings, search, visibility }: ListingReader,
  address: ListingAddress,
): ListingRequest {
  const { state, locale } = address
  const request = { catalogue, listings, search, visibility, ...address }
  const { category } = state.values
  if (!category) return request
  const keys = category.map((written) => {
    const key = categoryKey({ _url: written })
    const listing = findListing(listings, `${routes.products.pattern}/${key}`, locale)
    return listing?.kind === 'category' ? categoryKey({ _url: listing.path }) : key
  })
  return { ...request, state: { ...state, values: { ...state.values, category: [...new Set(keys)] } } }
}

const NOTHING: SearchResult = { nbHits: 0, nbComplete: 0, hits: [], facets: new Map() }

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
  const { search, state, locale, definition, listings: table } = request
  const within = ownFilters(state, { locale, definition, table })
  return search.understand(scopeOf(request), { text: state.query, plain: state.plain, within })
}

function toCards(
  { hits }: SearchResult,
  { locale, visibility, state, listings }: ListingRequest,
  understood: Understanding,
): ProductCard[] {
  const leads = understood.order === 'price' ? undefined : listings.leads
  const cards = hits.map(({ record, matchedVariant }) =>
    toProductCard(record as unknown as ProductHit, matchedVariant, { locale, visibility, state, understood, leads }),
  )
  return state.sort === 'newest'
    ? exactCodeFirst(cards, state.query, (card) => card.variants[card.selected]?.sku)
    : cards
}

const namesOfTables = new WeakMap<ListingTable, ReadonlyMap<string, string>>()

/** Names of categories by key, from the listings that show them. */
export function categoryNames(table: ListingTable): ReadonlyMap<string, string> {
  const cached = namesOfTables.get(table)
  if (cached) return cached
  const categories = table.all.filter(({ kind }) => kind === 'category')
  const names = new Map(categories.map(({ path, title }) => [path.replace(/^products\//, ''), title]))
  namesOfTables.set(table, names)
  return names
}
