import { createContext, use } from 'react'
import type { NavigateOptions } from 'react-router'

export type Go = (href: string, options?: NavigateOptions) => void

/** Provided at the root of the site; elsewhere the browser loads the page. */
export const GoContext = createContext<Go>((href) => location.assign(href))

/**
 * Navigates from the root of the site. The router's own `useNavigate` re-renders its component whenever the router
 * changes, twice for each navigation: too much for hundreds of cards and filters.
 */
export function useGo(): Go {
  return use(GoContext)
}
