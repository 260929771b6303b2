import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './browser-storage.ts'

interface StoredList<Item> {
  read: (key: string) => readonly Item[]
  keep: (key: string, items: readonly Item[]) => void
  /** The same in all tabs; empty on the server. */
  use: (key: string) => readonly Item[]
}

const listeners = new Set<() => void>()
const NONE: readonly never[] = []

/** Lists in local storage, as JSON: of what is stored, what is of their kind counts, up to `max`. */
export function storedList<Item>(max: number, isItem: (value: unknown) => value is Item): StoredList<Item> {
  const cache = new Map<string, { readonly text: string | null; readonly items: readonly Item[] }>()

  function read(key: string): readonly Item[] {
    const text = readStored('localStorage', key)
    const before = cache.get(key)
    if (before && before.text === text) return before.items
    const items = parse(text)
    cache.set(key, { text, items })
    return items
  }

  function parse(text: string | null): readonly Item[] {
    try {
      const stored: unknown = JSON.parse(text ?? '[]')
      const items = Array.isArray(stored) ? stored.filter(isItem).slice(0, max) : NONE
      // As on the server: otherwise each user of an empty list is rendered again when the page starts.
      return items.length > 0 ? items : NONE
    } catch {
      return NONE
    }
  }

  return {
    read,
    keep(key, items) {
      writeStored('localStorage', key, items.length > 0 ? JSON.stringify(items.slice(0, max)) : null)
      for (const listener of listeners) listener()
    },
    use: (key) =>
      // oxlint-disable-next-line react-hooks/rules-of-hooks -- it is a hook under a short name
      useSyncExternalStore(
        subscribe,
        () => read(key),
        () => NONE,
      ),
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
