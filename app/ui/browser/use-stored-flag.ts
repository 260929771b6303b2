import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './browser-storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A flag that the browser stores under a name: across visits, or for this tab. `false` by default. */
export function useStoredFlag(
  place: 'localStorage' | 'sessionStorage',
  key: string,
): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(place, key) === 'true',
    () => false,
  )
  return [
    value,
    (next) => {
      writeStored(place, key, String(next))
      for (const listener of listeners) listener()
    },
  ]
}
