import { createContext, use } from 'react'
import type { NavigateOptions } from 'react-router'

export type Go = (href: string, options?: NavigateOptions) => void

/** Filled at the root of the site; elsewhere the browser loads the page. */
export const GoContext = createContext<Go>((href) => location.assign(href))

/**
 * Goes to an address from the root of the site. The router's own `useNavigate` renders its component anew whenever the
 * router changes, twice for each navigation: too much for hundreds of cards and filters.
 */
export function useGo(): Go {
  return use(GoContext)
}
