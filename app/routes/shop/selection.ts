import { useSyncExternalStore } from 'react'

/** The SKUs ticked in the BIM library. They stay while the visitor filters and pages. */
const selected = new Set<string>()
const listeners = new Set<() => void>()
let snapshot: ReadonlySet<string> = new Set()
const NONE: ReadonlySet<string> = new Set()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function toggle(sku: string): void {
  if (!selected.delete(sku)) selected.add(sku)
  notify()
}

function clear(): void {
  selected.clear()
  notify()
}

function notify(): void {
  snapshot = new Set(selected)
  for (const listener of listeners) listener()
}

export function useSelection() {
  const skus = useSyncExternalStore(
    subscribe,
    () => snapshot,
    () => NONE,
  )
  return { skus, isSelected: (sku: string) => skus.has(sku), toggle, clear }
}
