import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A yes or no that the browser keeps under a name: across visits, or for this tab. `false` until something is kept. */
export function useStoredFlag(
  place: 'localStorage' | 'sessionStorage',
  key: string,
): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => window[place].getItem(key) === 'true',
    () => false,
  )
  return [
    value,
    (next) => {
      window[place].setItem(key, String(next))
      for (const listener of listeners) listener()
    },
  ]
}
