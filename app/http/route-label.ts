import { findMarket } from '@specify/core/market.ts'

/** The label of addresses without a route: their number is unlimited. */
export const OTHER_ROUTE = 'other'
const PARAMETER = /^:/
/** Suffix of data requests, for addresses with and without a closing slash. */
const DATA = /(?:\/_)?\.data$/

export class RouteLabels {
  /** Patterns below the locale, in their segments, the most exact first. */
  private readonly patterns: readonly (readonly string[])[]

  constructor(paths: readonly string[]) {
    const patterns = paths.filter((path) => path !== '*').map((path) => path.split('/'))
    this.patterns = patterns.toSorted((a, b) => countParameters(a) - countParameters(b))
  }

  /** One of a fixed set of labels. */
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
