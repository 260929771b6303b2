import { createContext, useCallback, useMemo, useState } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import type { ShoppingSummary } from '../shopping-summary.ts'

/** The cart and wishlist of whoever is signed in, as the page knows them. */
export interface Shopping extends ShoppingSummary {
  readonly locale: Locale
  /** Something is known anew, or hoped for. Always the same function. */
  readonly update: (change: (before: ShoppingSummary) => Partial<ShoppingSummary>) => void
}

/** Null for visitors. */
export const ShoppingContext = createContext<Shopping | null>(null)

/** What the server has sent, with what has changed in the page since. */
export function useLoadedShopping(locale: Locale, loaded: ShoppingSummary | null): Shopping | null {
  const [state, setState] = useState({ loaded, now: loaded })
  if (state.loaded !== loaded) setState({ loaded, now: loaded })
  const update = useCallback<Shopping['update']>(
    (change) => setState((before) => ({ ...before, now: before.now && { ...before.now, ...change(before.now) } })),
    [],
  )
  return useMemo(() => state.now && { ...state.now, locale, update }, [state.now, locale, update])
}
