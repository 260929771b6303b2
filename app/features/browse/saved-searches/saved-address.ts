import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import {
  BIM_LIBRARY_PATH,
  findListing,
  SEARCH_PATH,
  type ListingDefinition,
  type ListingTable,
} from '../listing/listing-definition.ts'
import { readListingState, type ListingState } from '../listing/listing-state.ts'
import { isWorthSaving, plainState, savedQuery } from './saved-query.ts'

/** Searches of one account. */
export const MAX_SAVED = 100
export const MAX_NAME_LENGTH = 80
/** Characters of a query: filters of 2,000, and a text with its plain phrases. */
export const MAX_QUERY_LENGTH = 3_800
export const MAX_PATH_LENGTH = 200

export interface SavedListing {
  /** Canonical, without leading or trailing slash. */
  readonly path: string
  readonly definition: ListingDefinition | null
  readonly state: ListingState
}

/**
 * Reads what is to be saved as the address of a listing is read; parts that mean nothing are left out.
 * @throws AppError `not_found` for what is no listing of the market, `invalid_input` for one that asks for nothing.
 */
export function readSaved(
  { path, query }: { readonly path: string; readonly query: string },
  table: ListingTable,
  locale: Locale,
): SavedListing {
  const trimmed = path.replace(/^\/+|\/+$/g, '')
  const isWhole = trimmed === SEARCH_PATH || trimmed === BIM_LIBRARY_PATH
  const definition = isWhole ? null : findListing(table, trimmed, locale)
  if (!isWhole && !definition) throw new AppError('not_found', 'There is no such listing.')
  const state = readListingState(new URLSearchParams(query))
  if (!isWorthSaving(state)) throw new AppError('invalid_input', 'Search for something or choose a filter first.')
  if (savedQuery(state).length > MAX_QUERY_LENGTH)
    throw new AppError('invalid_input', 'This search is too long to be saved.')
  return { path: definition?.path ?? trimmed, definition, state: plainState(state) }
}

/** Below the locale: `products/tapware/?colour=Chrome`. */
export function writeSaved({ path, state }: Pick<SavedListing, 'path' | 'state'>): string {
  return `${path}/?${savedQuery(state)}`
}

/** Null for one that is no listing of the market any more. */
export function reopenSaved(address: string, table: ListingTable, locale: Locale): SavedListing | null {
  const [path = '', query = ''] = address.split('?')
  try {
    return readSaved({ path, query }, table, locale)
  } catch {
    return null
  }
}

interface Described {
  readonly title: string
  readonly chips: readonly { readonly value: string | null; readonly label: string }[]
}

export function savedParts({ path, state }: Pick<SavedListing, 'path' | 'state'>, { title, chips }: Described) {
  const { query, collection } = state
  return [
    ...(path === SEARCH_PATH ? [] : [title]),
    ...(query ? [`“${query}”`] : []),
    ...(collection ? [`Collection: ${collection.replace(/^.*?([^/]+)\/*$/, '$1')}`] : []),
    ...chips.map(({ label }) => label),
  ]
}

/** The name of a search that was given none: `Tapware, Chrome`. */
export function suggestName(saved: Pick<SavedListing, 'path' | 'state'>, { title, chips }: Described): string {
  const short = chips.map(({ value, label }) =>
    value === null || value === 'true' || value === 'false' ? label : label.slice(label.indexOf(': ') + 2),
  )
  const parts = savedParts(saved, { title, chips: short.map((label) => ({ value: null, label })) })
  return trimName(parts.join(', '))
}

/** Collapses white space and cuts between characters. */
export function trimName(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_NAME_LENGTH) return line
  return `${line.slice(0, MAX_NAME_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** `5 new since 3 Nov`. */
export function newSinceText(count: number, day: string): string {
  return `${count === 0 ? 'Nothing' : count.toLocaleString('en-AU')} new since ${day}`
}
