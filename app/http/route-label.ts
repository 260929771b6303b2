import { findMarket } from '#app/features/markets/model.ts'

/** What is counted for addresses that no route has: there is no end of them. */
export const OTHER_ROUTE = 'other'
const PARAMETER = /^:/
const DATA = /\.data$/

/** Names the page route of a path as it stands in the table of routes, such as `/:locale/product/:segment`. */
export class RouteLabels {
  /** Patterns below the locale, in their segments, the most exact first. */
  private readonly patterns: readonly (readonly string[])[]

  /** @param paths below the locale, such as `orders/:orderId` or `about-us/*`. */
  constructor(paths: readonly string[]) {
    const known = paths.filter((path) => path !== '*').map((path) => path.split('/'))
    this.patterns = known.toSorted((a, b) => countParameters(a) - countParameters(b))
  }

  /** The same few names, whatever is asked for. */
  labelOf(pathname: string): string {
    const [locale, ...segments] = pathname.replace(DATA, '').split('/').filter(Boolean)
    if (!findMarket(locale)) return OTHER_ROUTE
    const pattern = segments.length === 0 ? [] : (this.patterns.find((each) => fits(each, segments)) ?? ['*'])
    return `/${[':locale', ...pattern].join('/')}${DATA.test(pathname) ? '.data' : ''}`
  }
}

function countParameters(pattern: readonly string[]): number {
  return pattern.filter((segment) => PARAMETER.test(segment) || segment === '*').length
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*'
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return false
  return fixed.every((segment, at) => PARAMETER.test(segment) || segment === segments[at])
}
