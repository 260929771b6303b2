import { useSyncExternalStore } from 'react'
import type { AddedList } from './list-calls.ts'

/** The last list that was added on this page, with its project: it can be taken back until the page is left. */
let last: { readonly projectId: string; readonly added: AddedList } | null = null
const listeners = new Set<() => void>()

export function keepLastImport(projectId: string, added: AddedList | null): void {
  last = added && { projectId, added }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useLastImport(projectId: string): AddedList | null {
  const known = useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  )
  return known?.projectId === projectId ? known.added : null
}
