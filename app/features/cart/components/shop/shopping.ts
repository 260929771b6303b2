import { createContext, useCallback, useMemo, useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import type { ShoppingSummary } from '#app/features/cart/contents/shopping-summary.ts'

export interface Shopping extends ShoppingSummary {
  readonly locale: Locale
  /** Applies a server answer or an optimistic change. A stable function. */
  readonly update: (change: (before: ShoppingSummary) => Partial<ShoppingSummary>) => void
}

/** Null for visitors. */
export const ShoppingContext = createContext<Shopping | null>(null)

/** The server's data, with later changes in the page. */
export function useLoadedShopping(locale: Locale, loaded: ShoppingSummary | null): Shopping | null {
  const [state, setState] = useState({ loaded, now: loaded })
  if (state.loaded !== loaded) setState({ loaded, now: loaded })
  const update = useCallback<Shopping['update']>(
    (change) => setState((before) => ({ ...before, now: before.now && { ...before.now, ...change(before.now) } })),
    [],
  )
  return useMemo(() => state.now && { ...state.now, locale, update }, [state.now, locale, update])
}
