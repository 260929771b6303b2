import type { Location, ShouldRevalidateFunction } from 'react-router'
import { hrefOf } from './session-history.ts'
import type { RouteMatch } from './route-table.ts'

interface Shown {
  readonly location: Location
  readonly matches: readonly RouteMatch[]
  readonly loaderData: Readonly<Record<string, unknown>>
}

interface Step {
  readonly from: Shown
  readonly location: Location
  readonly matches: readonly RouteMatch[]
  /** True if the shown data may have changed. */
  readonly isReload: boolean
  /** Rules of loaded routes; undefined for others. */
  readonly ruleOf: (id: string) => { readonly shouldRevalidate?: ShouldRevalidateFunction } | undefined
}

export interface RoutesToLoad {
  readonly ids: readonly string[]
  /** No route that has data keeps them. */
  readonly areAll: boolean
}

/** The routes whose data a step loads: those that are new, and those that are shown with other data. */
export function routesToLoad({ from, location, matches, isReload, ruleOf }: Step): RoutesToLoad {
  const currentUrl = urlOf(from.location)
  const nextUrl = urlOf(location)
  const isSame = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
  const isOther = isReload || isSame || currentUrl.search !== nextUrl.search
  const ids: string[] = []
  let areAll = true
  for (const [index, match] of matches.entries()) {
    const { id, hasLoader } = match.route
    if (!hasLoader) continue
    const before = from.matches[index]
    const rule = ruleOf(id)
    const isNew = !rule || before?.route.id !== id || !Object.hasOwn(from.loaderData, id)
    const defaultShouldRevalidate = isOther || before?.pathname !== match.pathname
    const isLoaded =
      isNew ||
      (rule.shouldRevalidate?.({
        currentUrl,
        currentParams: from.matches[0]?.params ?? {},
        nextUrl,
        nextParams: match.params,
        defaultShouldRevalidate,
      }) ??
        defaultShouldRevalidate)
    if (isLoaded) ids.push(id)
    else areAll = false
  }
  return { ids, areAll }
}

function urlOf(place: Location): URL {
  return new URL(hrefOf(place), location.origin)
}
