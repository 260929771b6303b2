import { readStored, storedKeys, writeStored } from '#app/ui/browser-storage.ts'
import type { ListingPage } from './listing-model.ts'

/** What a history entry keeps of a listing. */
export interface KeptListing {
  readonly identity: string
  readonly generation: number
  readonly pages: readonly ListingPage[]
  readonly scrollY: number
}

const PREFIX = 'listing:'
/** Entries kept in one tab; older ones load anew. */
const MAX_ENTRIES = 12

/** By history entry, oldest first. The tab's storage gets them when the page goes: writing there takes longer than a filter may. */
const kept = new Map<string, KeptListing>()
/** The listings on the page, as they are at the time of asking. */
const shown = new Map<string, () => KeptListing>()

/** What was kept for a history entry, if it still is the same listing of the same catalogue. */
export function readKeptListing(key: string, identity: string, generation: number): KeptListing | null {
  const found = kept.get(key) ?? parse(readStored('sessionStorage', PREFIX + key))
  return found && found.identity === identity && found.generation === generation ? found : null
}

/** Keeps a listing as it is when the answer is called, which ends it, or when the page goes before. */
export function keepListing(key: string, read: () => KeptListing): () => void {
  addEventListener('pagehide', store)
  document.addEventListener('visibilitychange', store) // the last that a page hears that is discarded later
  shown.set(key, read)
  return () => {
    if (shown.get(key) === read) shown.delete(key)
    put(key, read())
  }
}

/** Forgets every listing of this tab: what they hold is for another reader. */
export function forgetKeptListings(): void {
  kept.clear()
  for (const name of storedKeys('sessionStorage', PREFIX)) writeStored('sessionStorage', name, null)
}

function put(key: string, listing: KeptListing): void {
  kept.delete(key)
  kept.set(key, listing)
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_ENTRIES) return
    kept.delete(oldest)
  }
}

function store(): void {
  for (const [key, read] of shown) put(key, read())
  const others = storedKeys('sessionStorage', PREFIX).filter((name) => !kept.has(name.slice(PREFIX.length)))
  for (const name of others.slice(0, Math.max(0, others.length + kept.size - MAX_ENTRIES))) {
    writeStored('sessionStorage', name, null)
  }
  // Where they do not fit, coming back loads the page that the address names.
  for (const [key, listing] of kept) writeStored('sessionStorage', PREFIX + key, JSON.stringify(listing))
}

function parse(stored: string | null): KeptListing | null {
  try {
    return JSON.parse(stored ?? 'null') as KeptListing | null
  } catch {
    return null // something else
  }
}
