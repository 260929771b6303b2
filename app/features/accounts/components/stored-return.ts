import { parseJson } from '#app/core/parse-json.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { returnPath } from '../sign-in-reason.ts'

const KEY = 'account-return'
/** A mail may be read the next day. */
const MAX_AGE_MS = 86_400_000

/** Stores the interrupted task for the tab that a mailed link opens. Null leaves the stored one. */
export function storeReturn(path: string | null): void {
  if (path !== null) writeStored('localStorage', KEY, JSON.stringify({ path, since: Date.now() }))
}

/** Takes the interrupted task below an address, once; null where there is none, or after a day. */
export function takeReturn(below: string): string | null {
  const stored = readStored('localStorage', KEY)
  writeStored('localStorage', KEY, null)
  const { path, since } = Object(parseJson(stored)) as { readonly path?: unknown; readonly since?: unknown }
  const isFresh = typeof since === 'number' && Date.now() - since <= MAX_AGE_MS
  if (typeof path !== 'string' || !isFresh || !path.startsWith(below)) return null
  return returnPath(`?${new URLSearchParams({ redirect: path })}`)
}
