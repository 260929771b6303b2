import { endOfDayIn, startOfDayIn } from '@specify/core/market-time.ts'
import type { ListDefinition } from './list-definition.ts'

/** The state of a list, as its address has it. Every state is a link. */
export interface ListState {
  readonly q: string
  readonly filters: Readonly<Record<string, string>>
  /** A column; empty for the usual order. */
  readonly sort: string
  readonly isUpwards: boolean
  /** Cursor of the page: id and sort key of the row before it; empty for the first page. */
  readonly after: string
  /** Further columns that are shown. */
  readonly columns: readonly string[]
}

type Described = Pick<ListDefinition<never>, 'columns' | 'filters'> & {
  readonly source: { readonly sorts: readonly { readonly column: string }[] }
}

const MAX_WORDS_LENGTH = 200
const MAX_CURSOR_LENGTH = 1_000

/** Reads a state; what the list does not know is left out. */
export function readListState(params: URLSearchParams, { columns, filters, source }: Described): ListState {
  // The database takes neither control characters nor halves of a character.
  const text = (key: string, most: number) =>
    (params.get(key) ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, most)
      .toWellFormed()
  const sort = text('sort', 40)
  return {
    q: text('q', MAX_WORDS_LENGTH),
    filters: Object.fromEntries(
      filters.flatMap(({ key, options, byDefault = '' }) => {
        const typed = params.get(key)
        if (typed === null) return byDefault === '' ? [] : [[key, byDefault]]
        if (options === 'text') return text(key, MAX_WORDS_LENGTH) === '' ? [] : [[key, text(key, MAX_WORDS_LENGTH)]]
        const isKnown = options === 'day' ? isDay(typed) : options.some(([value]) => value === typed)
        return isKnown ? [[key, typed]] : []
      }),
    ),
    sort: source.sorts.some(({ column }) => column === sort) ? sort : '',
    isUpwards: params.get('order') === 'up',
    after: text('after', MAX_CURSOR_LENGTH),
    columns: columns
      .filter(({ key, isExtra }) => isExtra && params.getAll('column').includes(key))
      .map(({ key }) => key),
  }
}

/** Labels of the filters whose values an address has and the list cannot read. */
export function unreadFilters(params: URLSearchParams, state: ListState, { filters }: Pick<Described, 'filters'>) {
  return filters
    .filter(({ key }) => (params.get(key) ?? '') !== '' && state.filters[key] === undefined)
    .map(({ label }) => label)
}

const OTHER_PARAMETERS = ['q', 'sort', 'order', 'after', 'column']

/** Returns whether all of an address is read: what changes many rows takes none that it does not mean. */
export function isWhollyRead(params: URLSearchParams, state: ListState, list: Described): boolean {
  const known = new Set([...OTHER_PARAMETERS, ...list.filters.map(({ key }) => key)])
  return [...params.keys()].every((key) => known.has(key)) && unreadFilters(params, state, list).length === 0
}

/** Days that have a beginning and an end, as filters need them. */
function isDay(typed: string): boolean {
  return startOfDayIn({ code: 'au' }, typed) !== null && endOfDayIn({ code: 'au' }, typed) !== null
}

/** The query of a state, without the `?`. A filter that holds by default and is off is written with an empty value. */
export function writeListState(state: ListState, { filters }: Pick<Described, 'filters'>): string {
  const { q, sort, isUpwards, after, columns } = state
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const { key, byDefault = '' } of filters) {
    const value = state.filters[key] ?? ''
    if (value !== byDefault) params.set(key, value)
  }
  if (sort) params.set('sort', sort)
  if (isUpwards) params.set('order', 'up')
  for (const column of columns) params.append('column', column)
  if (after) params.set('after', after)
  return params.toString()
}
