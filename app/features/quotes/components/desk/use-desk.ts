import { useCallback, useDeferredValue, useState, useSyncExternalStore } from 'react'
import type { QuotePage } from '../../calls/read-quote-pages.server.ts'
import type { Desk, DeskLine } from '../../desk/desk.ts'
import { DeskStore } from '../../desk/desk-store.ts'
import { firstDesk } from '../../desk/first-desk.ts'

export function useDeskStore(page: QuotePage, values: Readonly<Record<string, string>>): DeskStore {
  const [store] = useState(() => new DeskStore(firstDesk(page, values), page.lines, page.market))
  return store
}

/** One value of an answer: what reads it is drawn again when that value changes, not with every key. */
export function useDeskValue<T>(store: DeskStore, read: (desk: Desk) => T): T {
  const value = () => read(store.desk())
  return useSyncExternalStore(store.subscribe, value, value)
}

interface LineOfAll extends Pick<Desk, 'basis' | 'lead'> {
  readonly line: DeskLine
}

/** A line with what it shares with all others. */
export function useDeskLine(store: DeskStore, index: number): LineOfAll {
  const subscribe = useCallback((listener: () => void) => store.subscribeLine(index, listener), [store, index])
  const [read] = useState(() => {
    let last: LineOfAll | null = null
    return () => {
      const { basis, lead, lines } = store.desk()
      const line = lines[index]!
      if (last?.line !== line || last.basis !== basis || last.lead !== lead) last = { line, basis, lead }
      return last
    }
  })
  return useSyncExternalStore(subscribe, read, read)
}

/** The whole answer for sums, which may follow a key by a moment. */
export function useLateDesk(store: DeskStore): Desk {
  return useDeferredValue(useDeskValue(store, (desk) => desk))
}

export function useBatch(store: DeskStore) {
  return useSyncExternalStore(store.subscribe, store.batch, store.batch)
}
