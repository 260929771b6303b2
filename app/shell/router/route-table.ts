/** A route as the build's manifest names it. */
export interface ManifestRoute {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly hasLoader: boolean
  /** Address of its code, and of what that imports. */
  readonly module: string
  readonly imports?: readonly string[] | undefined
}

export type RouteParams = Readonly<Record<string, string | undefined>>

export interface RouteMatch {
  readonly route: ManifestRoute
  readonly params: RouteParams
  /** The part of the path that the route and its parents match. */
  readonly pathname: string
}

interface Branch {
  readonly routes: readonly ManifestRoute[]
  readonly segments: readonly string[]
  /** Number of segments of each route with its parents. */
  readonly depths: readonly number[]
  readonly score: number
}

/** Finds the routes of a path by the rules of the server's router: the most specific branch wins, then the first. */
export class RouteTable {
  private readonly branches: readonly Branch[]

  constructor(routes: Readonly<Record<string, ManifestRoute>>) {
    this.branches = Object.values(routes)
      .filter(({ path, index }) => path !== undefined || index)
      .map((route) => branchOf(route, routes))
      .toSorted((one, other) => other.score - one.score)
  }

  match(pathname: string): readonly RouteMatch[] {
    const path = decoded(pathname)
    const parts = path.split('/')
    for (const { routes, segments, depths } of this.branches) {
      if (!mayMatch(segments, parts)) continue
      const values = patternOf(segments).exec(path)?.slice(1)
      if (!values) continue
      const params = Object.fromEntries(
        namesOf(segments).map((name, index) => [name, (values[index] ?? '').replaceAll('%2F', '/')]),
      )
      return routes.map((route, index) => {
        const end = route.path?.endsWith('*') ? parts.length : (depths[index] ?? 0) + 1
        return { route, params, pathname: parts.slice(0, end).join('/') || '/' }
      })
    }
    return []
  }
}

function branchOf(leaf: ManifestRoute, routes: Readonly<Record<string, ManifestRoute>>): Branch {
  const chain: ManifestRoute[] = []
  for (let route: ManifestRoute | undefined = leaf; route; route = routes[route.parentId ?? '']) chain.unshift(route)
  const segments: string[] = []
  const depths = chain.map(({ path }) => segments.push(...segmentsOf(path)))
  return {
    routes: chain,
    segments,
    depths,
    score: scoreOf(segments, leaf),
  }
}

/** Few branches remain: to write the patterns of all when a page starts would take a phone 40 ms. */
function mayMatch(segments: readonly string[], [, ...parts]: readonly string[]): boolean {
  return segments.every(
    (segment, index) =>
      segment === '*' || segment.startsWith(':') || segment.toLowerCase() === parts[index]?.toLowerCase(),
  )
}

function namesOf(segments: readonly string[]): string[] {
  return segments.flatMap((segment) => (segment === '*' ? '*' : segment.startsWith(':') ? segment.slice(1) : []))
}

function patternOf(segments: readonly string[]): RegExp {
  const fixed = segments.filter((segment) => segment !== '*')
  const path = fixed
    .map((segment) => (segment.startsWith(':') ? '/([^/]+)' : `/${segment.replaceAll(/[^\w-]/g, String.raw`\$&`)}`))
    .join('')
  const end = segments.length > fixed.length ? '(?:/(.+)|/*)' : '/*'
  return new RegExp(`^${path}${end}$`, 'i')
}

function segmentsOf(path = ''): string[] {
  return path.split('/').filter(Boolean)
}

/** A fixed segment outweighs a parameter, and both the rest of a path. */
function scoreOf(segments: readonly string[], leaf: ManifestRoute): number {
  const fixed = segments.map((segment) => (segment === '*' ? -1 : segment.startsWith(':') ? 4 : 11))
  return fixed.reduce((sum, score) => sum + score, leaf.index ? 2 : 0)
}

/** An encoded slash stays encoded: it is no end of a segment. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
