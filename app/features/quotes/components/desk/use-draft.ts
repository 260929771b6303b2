import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QuotePage } from '../../calls/read-quote-pages.server.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import { DraftKeeper } from './draft-keeper.ts'

/** Keeps an answer on the server while it is written. */
export function useDraft(store: DeskStore, page: QuotePage): DraftKeeper {
  const [keeper] = useState(() => new DraftKeeper(store, page))
  useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  useEffect(() => keeper.start(), [keeper])
  return keeper
}
