import { createContext } from 'react'
import type { Location } from 'react-router'
import type { BrowserRouter, RouterState } from './browser-router.ts'
import type { HistoryAction } from './session-history.ts'

export interface Place {
  readonly location: Location
  readonly action: HistoryAction
}

export type ShownPage = Pick<RouterState, 'matches' | 'loaderData' | 'errors'>

/** One context for what changes together: hooks re-render on nothing else. */
export const RouterContext = createContext<BrowserRouter | null>(null)
export const PlaceContext = createContext<Place | null>(null)
export const PageContext = createContext<ShownPage | null>(null)
export const GoingToContext = createContext<Location | null>(null)
export const RevalidatingContext = createContext(false)
export const BlockersContext = createContext<RouterState['blockers']>(new Map())
export const ScrollContext = createContext<Pick<RouterState, 'scrollTo' | 'keepsScroll'>>({
  scrollTo: false,
  keepsScroll: false,
})
/** Depth of the route whose `Outlet` is rendered. */
export const DepthContext = createContext(0)

/** The value of a context that the router provides around the document. */
export function provided<T>(value: T | null): T {
  if (value === null) throw new Error('Not inside the router')
  return value
}
