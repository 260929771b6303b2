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

/** What was kept for a history entry, if it still is the same listing of the same catalogue. */
export function readKeptListing(key: string, identity: string, generation: number): KeptListing | null {
  try {
    const kept: KeptListing | null = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')
    return kept && kept.identity === identity && kept.generation === generation ? kept : null
  } catch {
    return null // storage is off, or holds something else
  }
}

export function writeKeptListing(key: string, kept: KeptListing): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
    const own = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))
    for (const name of own.slice(0, Math.max(0, own.length - MAX_ENTRIES + 1))) sessionStorage.removeItem(name)
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept))
  } catch {
    // Full or off: coming back then loads the page that the address names.
  }
}

/** Forgets every listing of this tab: what they hold is for another reader. */
export function forgetKeptListings(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // Off: nothing was kept.
  }
}
