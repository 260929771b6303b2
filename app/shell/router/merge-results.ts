import type { PageAnswer, RouteResult } from './page-request.ts'
import type { RouteMatch } from './route-table.ts'

export type ById = Readonly<Record<string, unknown>>

interface Merged {
  readonly loaderData: ById
  /** Keyed by the route that shows the error; null without one. */
  readonly errors: ById | null
}

/**
 * The data of a page: what its routes answered, and what they had where they were not asked. The first error goes to the
 * nearest route above that shows errors; nothing below it is shown.
 */
export function mergeResults(
  matches: readonly RouteMatch[],
  loaded: readonly string[],
  answer: Exclude<PageAnswer, { readonly to: unknown }>,
  before: ById,
  showsErrors: (id: string) => boolean,
): Merged {
  const resultOf = (id: string): RouteResult | undefined => {
    if (answer[id]) return answer[id]
    const isMissing = loaded.includes(id) && !Object.values(answer).some((result) => 'error' in result)
    return isMissing ? { error: new Error(`No data of ${id}`) } : undefined
  }
  const failed = matches.findIndex(({ route }) => {
    const result = resultOf(route.id)
    return result && 'error' in result
  })
  const boundary = failed < 0 ? matches.length : boundaryAbove(matches.slice(0, failed + 1), showsErrors)
  const loaderData: Record<string, unknown> = {}
  for (const { route } of matches.slice(0, boundary + 1)) {
    const result = resultOf(route.id)
    if (result && 'data' in result) loaderData[route.id] = result.data
    else if (!result && Object.hasOwn(before, route.id)) loaderData[route.id] = before[route.id]
  }
  const failure = matches[failed] && resultOf(matches[failed].route.id)
  const shownBy = matches[boundary]?.route.id
  return {
    loaderData,
    errors: failure && 'error' in failure && shownBy !== undefined ? { [shownBy]: failure.error } : null,
  }
}

function boundaryAbove(matches: readonly RouteMatch[], showsErrors: (id: string) => boolean): number {
  return Math.max(
    0,
    matches.findLastIndex(({ route }) => showsErrors(route.id)),
  )
}
