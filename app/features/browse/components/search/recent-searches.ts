import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'

/** Local storage: the last searches of this browser, the newest first, as JSON. */
const RECENT_KEY = 'recent-searches'
const MOST_RECENT = 5
const MAX_LENGTH = 80

export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', RECENT_KEY) ?? '[]')
    const texts = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
    return texts.slice(0, MOST_RECENT)
  } catch {
    return []
  }
}

/** Longer texts are seldom searched for again. */
export function rememberSearch(text: string): void {
  if (text === '' || text.length > MAX_LENGTH) return
  const others = readRecentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase())
  writeStored('localStorage', RECENT_KEY, JSON.stringify([text, ...others].slice(0, MOST_RECENT)))
}

export function forgetSearches(): void {
  writeStored('localStorage', RECENT_KEY, null)
}
