import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from '../routes.ts'
import { RouteSections, type SiteRoute } from './route-sections.ts'

type Configured = (typeof routes)[number]

const table: Record<string, SiteRoute> = { root: { path: '' } }
for (const route of routes) addRoute(route, 'root')

function addRoute(route: Configured, parentId: string): void {
  const { path, children = [] } = route
  const name = nameOf(route)
  table[name] = { ...(path === undefined ? {} : { path }), parentId }
  for (const child of children) addRoute(child, name)
}

function nameOf({ id, file }: Configured): string {
  return id ?? file.replace(/\.tsx?$/, '')
}

/** The site's routes for the library, or only those that are named. */
function libraryRoutes(ids: ReadonlySet<string> | null): RouteObject[] {
  const pick = (some: readonly Configured[]): RouteObject[] =>
    some
      .filter((route) => ids === null || ids.has(nameOf(route)))
      .map((route) => {
        const { path, index, children = [] } = route
        if (index) return { id: nameOf(route), index: true }
        return { id: nameOf(route), ...(path === undefined ? {} : { path }), children: pick(children) }
      })
  return [{ id: 'root', path: '', children: pick(routes) }]
}

const sections = new RouteSections(table)
const all = libraryRoutes(null)
const bySection = new Map<string | null, RouteObject[]>()

function expectSame(pathname: string): void {
  const section = sections.sectionOf(pathname)
  const few = bySection.get(section) ?? libraryRoutes(new Set(sections.idsIn(section)))
  bySection.set(section, few)
  const found = (some: RouteObject[]) => matchRoutes(some, pathname)?.map(({ route, params }) => [route.id, params])
  expect(found(few), pathname).toEqual(found(all))
}

it.each([
  '/',
  '/au/',
  '/AU/Cart/',
  '/au/%63art/',
  '/au/cart%2F/',
  '/verify',
  '/au/verify/',
  '/au/product/x-1/',
  '/au/product/a/b/',
  '/au/about-us/contact-us/',
  '/au/quotes/a%2Fb/',
  '/au/100%/',
  '/au//products///tapware/',
  '//au/cart/',
])('%s leads where it leads among all routes', (pathname) => expectSame(pathname))

it('any path leads where it leads among all routes', () => {
  const words = Object.values(table).flatMap(({ path }) => path?.split('/') ?? [])
  const part = fc.oneof(
    fc.constantFrom('au', 'nz', '', ...words, ...words.map((word) => word.toUpperCase())),
    fc.webPath().map((path) => path.slice(1)),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), fc.constantFrom('', '/'), (parts, end) =>
      expectSame(`/${parts.join('/')}${end}`),
    ),
    { numRuns: 2_000 },
  )
})

it('an address is matched among few of them', () => {
  expect(sections.idsIn(sections.sectionOf('/au/products/tapware/')).length).toBeLessThan(10)
  expect(sections.idsIn(sections.sectionOf('/au/products/tapware/_.data')).length).toBeLessThan(10)
  expect(sections.idsIn(sections.sectionOf('/au/cart.data'))).toContain('routes/cart')
})
