import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { boundFields, orderedRange, readBound, type NumberRange } from './number-range.ts'
import { FACET_KINDS, facetParameter, type FacetKind } from '#app/features/search/hits/facet-kinds.ts'

/**
 * Labels per sort key. The default, `newest`, sorts by relevance where there is a query and by listing order otherwise.
 */
export const SORTS = {
  newest: 'Newest',
  newest_first: 'Newest',
  name_asc: 'Name A–Z',
  name_desc: 'Name Z–A',
} as const
export type Sort = keyof typeof SORTS

export type View = 'grid' | 'list'

/** State of a listing. It is in the address, so reload, back and a pasted link restore it. */
export interface ListingState {
  readonly query: string
  /** Phrases of the query that are to be taken as words and nothing else. */
  readonly plain: readonly string[]
  readonly collection: string | null
  /** Opened as a search result. */
  readonly isSearchResult: boolean
  readonly fromBim: boolean
  /** Chosen values by facet parameter; booleans are `true` and `false`. */
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly ranges: Readonly<Record<string, NumberRange>>
  readonly sort: Sort
  readonly page: number
  readonly view: View
  /** Parameters of the surrounding page: they stay in every address of it. */
  readonly around?: Readonly<Record<string, string>>
}

export const INITIAL_STATE: ListingState = {
  query: '',
  plain: [],
  collection: null,
  isSearchResult: false,
  fromBim: false,
  values: {},
  ranges: {},
  sort: 'newest',
  page: 1,
  view: 'grid',
}

/** Longer searches are cut. */
const MAX_QUERY_LENGTH = 256
const MAX_VALUES = 100
/** Length of all filters in an address: every link of a listing repeats them. */
const MAX_CHOSEN_LENGTH = 2_000
const MAX_PAGE = 1_000_000

/** Reads the state from an address. Invalid parts are ignored, so that any link leads to a page. */
export function readListingState(params: URLSearchParams): ListingState {
  const values: Record<string, string[]> = {}
  const ranges: Record<string, NumberRange> = {}
  let room = MAX_CHOSEN_LENGTH
  const fits = (name: string, value: string) => (room -= name.length + encodeURIComponent(value).length + 2) >= 0
  for (const facet of FACET_KINDS) {
    const name = facetParameter(facet)
    const written = params.getAll(name).slice(0, MAX_VALUES)
    if (facet.type === 'range') {
      const range = written.map(readRange).find((found) => found !== null)
      if (range) ranges[name] = range
    } else {
      const usable = written.map((value) => cutText(value.trim(), 200)).filter((value) => isUsable(facet, value))
      const chosen = [...new Set(usable)].filter((value) => fits(name, value))
      if (chosen.length > 0) values[name] = chosen
    }
  }
  const sort = params.get('sort') ?? ''
  const page = Number(params.get('page') ?? 1)
  return {
    query: cutText((params.get('query') ?? '').replace(/\s+/g, ' ').trim(), MAX_QUERY_LENGTH),
    plain: readPlain(params),
    collection: cutText(params.get('collection') ?? '', 200) || null,
    isSearchResult: params.get('sr') === '1',
    fromBim: params.get('fromBim') === 'true',
    values,
    ranges,
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
  }
}

const MAX_PLAIN = 20
const MAX_PLAIN_LENGTH = 100

function readPlain(params: URLSearchParams): string[] {
  const phrases = params.getAll('plain').slice(0, MAX_PLAIN)
  return [...new Set(phrases.map((phrase) => cutText(phrase.trim().toLowerCase(), MAX_PLAIN_LENGTH)).filter(Boolean))]
}

/** Takes a phrase of the query as plain words. */
export function takeAsWords(state: ListingState, phrase: string): ListingState {
  return { ...state, page: 1, plain: [...new Set([...state.plain, phrase.toLowerCase()])].slice(0, MAX_PLAIN) }
}

/** Cuts between characters: half a surrogate pair cannot be encoded. */
function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

function isUsable(facet: FacetKind, value: string): boolean {
  return facet.type === 'boolean' ? value === 'true' || value === 'false' : value !== ''
}

/** The state as parameters by name, always in the same order and without defaults. */
export function listingParameters(state: ListingState): [name: string, value: string][] {
  const pairs: [string, string][] = Object.entries(state.around ?? {})
  if (state.query) pairs.push(['query', state.query])
  if (state.query) for (const phrase of state.plain) pairs.push(['plain', phrase])
  if (state.collection) pairs.push(['collection', state.collection])
  if (state.isSearchResult) pairs.push(['sr', '1'])
  if (state.fromBim) pairs.push(['fromBim', 'true'])
  for (const name of refinedFacets(state)) {
    for (const value of state.values[name] ?? []) pairs.push([name, value])
    const range = state.ranges[name]
    if (range) pairs.push([name, writeRange(range)])
  }
  if (state.sort !== 'newest') pairs.push(['sort', state.sort])
  if (state.page > 1) pairs.push(['page', String(state.page)])
  if (state.view === 'list') pairs.push(['view', 'list'])
  return pairs
}

const FACET_PARAMETERS = FACET_KINDS.map(facetParameter)
const FACET_ORDER = new Map(FACET_PARAMETERS.map((name, place) => [name, place]))

/**
 * Lists facets with a filter, in display order. Iterates over filters, since iterating over all facets for each link
 * took 4 % of a listing.
 */
function refinedFacets({ values, ranges }: ListingState): string[] {
  const place = (name: string) => FACET_ORDER.get(name) ?? -1
  return [...new Set([...Object.keys(values), ...Object.keys(ranges)])]
    .filter((name) => FACET_ORDER.has(name))
    .sort((a, b) => place(a) - place(b))
}

const RANGE_PARAMETERS = FACET_KINDS.filter(({ type }) => type === 'range').map(facetParameter)
const LISTING_PARAMETERS = [
  'query',
  'plain',
  'collection',
  'sr',
  'fromBim',
  ...FACET_PARAMETERS,
  'sort',
  'page',
  'view',
]

/** The parameters as a query string. A listing writes hundreds of them, too many for `URLSearchParams`. */
export function writeListingState(state: ListingState): string {
  return writeParameters(listingParameters(state))
}

function writeParameters(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`).join('&')
}

/** `100-250`, `100-` or `-250`. */
function readRange(written: string): NumberRange | null {
  const match = /^(\d{1,9}(?:\.\d{1,4})?)?-(\d{1,9}(?:\.\d{1,4})?)?$/.exec(written.trim())
  if (!match || (match[1] === undefined && match[2] === undefined)) return null
  return orderedRange(boundOf(match[1]), boundOf(match[2]))
}

/**
 * The query string after a submitted range form: `price.min=100&price.max=200` becomes `price=100-200`, swapped ends
 * are put in order, and two empty fields remove the range. Results start again at the first page; all other parameters
 * stay. Null where no range was submitted.
 */
export function withTypedRanges(params: URLSearchParams): string | null {
  const typed = RANGE_PARAMETERS.filter((name) => Object.values(boundFields(name)).some((field) => params.has(field)))
  if (typed.length === 0) return null
  const state = typed.reduce(
    (before, name) => setRange(before, name, typedRange(params, name)),
    readListingState(params),
  )
  const read = new Set([...LISTING_PARAMETERS, ...typed.flatMap((name) => Object.values(boundFields(name)))])
  const others = Array.from(params).filter(([name]) => !read.has(name))
  const pairs = others.map(([name, value]) => [encodeURIComponent(name), value] as const)
  return writeParameters([...pairs, ...listingParameters(state)])
}

function typedRange(params: URLSearchParams, name: string): NumberRange {
  const fields = boundFields(name)
  return orderedRange(readBound(params.get(fields.min) ?? ''), readBound(params.get(fields.max) ?? ''))
}

function boundOf(written: string | undefined): number | null {
  return written === undefined ? null : Number(written)
}

function writeRange({ min, max }: NumberRange): string {
  return `${min ?? ''}-${max ?? ''}`
}

export function isRefined(state: ListingState): boolean {
  return Object.keys(state.values).length > 0 || Object.keys(state.ranges).length > 0
}

/** Toggles a value. Results start again at the first page. */
export function toggleValue(state: ListingState, parameter: string, value: string): ListingState {
  const chosen = state.values[parameter] ?? []
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  const { [parameter]: _, ...others } = state.values
  return { ...state, page: 1, values: next.length > 0 ? { ...others, [parameter]: next } : others }
}

export function setRange(state: ListingState, parameter: string, range: NumberRange | null): ListingState {
  const { [parameter]: _, ...others } = state.ranges
  const isOpen = range === null || (range.min === undefined && range.max === undefined)
  return { ...state, page: 1, ranges: isOpen ? others : { ...others, [parameter]: range } }
}

export function clearFacet(state: ListingState, parameter: string): ListingState {
  const { [parameter]: _, ...values } = state.values
  return setRange({ ...state, values }, parameter, null)
}

/** `Clear All`: every refinement and every range. The search text stays. */
export function clearAll(state: ListingState): ListingState {
  return { ...state, values: {}, ranges: {}, page: 1 }
}

/** A new search text starts over: no refinements, the default sort, the first page. */
export function changeQuery(state: ListingState, query: string): ListingState {
  return {
    ...clearAll(state),
    plain: [],
    query: cutText(query.replace(/\s+/g, ' ').trim(), MAX_QUERY_LENGTH),
    sort: 'newest',
  }
}

export function listingHref(locale: Locale, path: string, state: ListingState): string {
  const search = writeListingState(state)
  return routes.listing.path({ locale, path }) + (search && `?${search}`)
}
