import { api } from '#app/addresses/api.ts'
import { hasConsent } from './consent.ts'

interface ShownSearch {
  readonly locale: string
  readonly query: string
}

/** Results are looked at for so long before their search counts: a text that is being typed passes by. */
const LOOKED_AT_MS = 2_000
/** Searches of this visit, which count once. */
const counted = new Set<string>()
const MOST_COUNTED = 200

/** Counts a search once its results were looked at. Returns what stops it, for when they are left before. */
export function recordSearchSoon(search: ShownSearch): () => void {
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') countOnce(search)
  }, LOOKED_AT_MS)
  return () => clearTimeout(timer)
}

/** Counts a product that was opened from the results of a search, and the search with it. */
export function recordSearchClick(search: ShownSearch, sku: string): void {
  const isSearch = !counted.has(keyOf(search))
  remember(search)
  send(search, { sku, isSearch })
}

/** Counts a product that was picked from the suggestions for a text, which may be half a word: it is no search. */
export function recordSuggestionClick(search: ShownSearch, sku: string): void {
  send(search, { sku, isSearch: false })
}

function countOnce(search: ShownSearch): void {
  if (counted.has(keyOf(search))) return
  remember(search)
  send(search, {})
}

function remember(search: ShownSearch): void {
  if (counted.size < MOST_COUNTED) counted.add(keyOf(search))
}

function keyOf({ locale, query }: ShownSearch): string {
  return `${locale} ${query.trim().toLowerCase()}`
}

function send({ locale, query }: ShownSearch, more: { sku?: string; isSearch?: boolean }): void {
  if (!hasConsent()) return
  const body = new Blob([JSON.stringify({ query, ...more })], { type: 'application/json' })
  navigator.sendBeacon(api.recordSearch.path({ locale }), body)
}
