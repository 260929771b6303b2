import { parseJson } from '@specify/core/data/parse-json.ts'
import { readStored, storedKeys, writeStored } from '#app/ui/browser/browser-storage.ts'
import type { ListingPage } from './listing-model.ts'

export interface StoredListing {
  readonly identity: string
  readonly generation: number
  readonly pages: readonly ListingPage[]
  readonly scrollY: number
}

const PREFIX = 'listing:'
/** Entries stored in one tab; older ones are reloaded. */
const MAX_ENTRIES = 12

/**
 * Listings per history entry, oldest first. Written to the tab's storage on page hide, since writing takes longer than
 * a filter may.
 */
const stored = new Map<string, StoredListing>()
const readers = new Map<string, () => StoredListing>()

/** The stored listing of a history entry, if it still is the same listing of the same catalogue. */
export function readStoredListing(key: string, identity: string, generation: number): StoredListing | null {
  const found = stored.get(key) ?? (parseJson(readStored('sessionStorage', PREFIX + key)) as StoredListing | null)
  return found && found.identity === identity && found.generation === generation ? found : null
}

/** Stores a listing when the returned function is called, which ends it, or on an earlier page hide. */
export function storeListing(key: string, read: () => StoredListing): () => void {
  addEventListener('pagehide', store)
  document.addEventListener('visibilitychange', store) // the last event before a page may be discarded
  readers.set(key, read)
  return () => {
    if (readers.get(key) === read) readers.delete(key)
    put(key, read())
  }
}

/** Deletes every stored listing of this tab: they belong to another account. */
export function deleteStoredListings(): void {
  stored.clear()
  for (const name of storedKeys('sessionStorage', PREFIX)) writeStored('sessionStorage', name, null)
}

function put(key: string, listing: StoredListing): void {
  stored.delete(key)
  stored.set(key, listing)
  for (const oldest of stored.keys()) {
    if (stored.size <= MAX_ENTRIES) return
    stored.delete(oldest)
  }
}

function store(): void {
  for (const [key, read] of readers) put(key, read())
  const others = storedKeys('sessionStorage', PREFIX).filter((name) => !stored.has(name.slice(PREFIX.length)))
  for (const name of others.slice(0, Math.max(0, others.length + stored.size - MAX_ENTRIES))) {
    writeStored('sessionStorage', name, null)
  }
  // Where they do not fit, Back loads the page that the address names.
  for (const [key, listing] of stored) writeStored('sessionStorage', PREFIX + key, JSON.stringify(listing))
}
