import { setImmediate as nextTurn } from 'node:timers/promises'
import { marketHref } from '#app/addresses/route.ts'
import type { Locale } from '@specify/core/market.ts'
import { readEntered, type ListingReader } from '../listing/listing.server.ts'
import type { SavedRow } from './commands.server.ts'
import { reopenSaved, savedParts } from './saved-address.ts'

/** A saved search as its account sees it now. */
export interface SavedSearch {
  readonly id: string
  readonly locale: Locale
  readonly name: string
  /** Relative to the site's root; null where the listing no longer exists. */
  readonly href: string | null
  readonly parts: readonly string[]
  /** Products of the result that entered the catalogue since; null where the listing is gone. */
  readonly newProducts: number | null
  /** ISO date and time. */
  readonly seenAt: string
}

/** One search of the catalogue for each row; other requests have their turns in between. */
export async function readSavedSearches(reader: ListingReader, rows: readonly SavedRow[]): Promise<SavedSearch[]> {
  const views: SavedSearch[] = []
  for (const row of rows) {
    views.push(await readSavedSearch(reader, row))
    await nextTurn()
  }
  return views
}

export async function readSavedSearch(reader: ListingReader, row: SavedRow): Promise<SavedSearch> {
  const { saved_search_id: id, locale, name, address, seen_at: seenAt } = row
  const saved = reopenSaved(address, reader.listings, locale)
  const stored = { id, locale, name, seenAt: seenAt.toISOString() }
  if (!saved) return { ...stored, href: null, parts: [], newProducts: null }
  const described = await readEntered(reader, { locale, ...saved }, seenAt)
  return {
    ...stored,
    href: marketHref(locale, address),
    parts: savedParts(saved, described),
    newProducts: described.entered,
  }
}
