import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '../../routes.ts'
import { RouteTable, type ManifestRoute } from './route-table.ts'

type Configured = (typeof routes)[number]

/** The site's own routes, as the build names them and as the library takes them. */
const manifest: Record<string, ManifestRoute> = { root: routeOf('root') }
const library: RouteObject[] = [{ id: 'root', path: '', children: routes.map((route) => libraryRoute(route, 'root')) }]

function libraryRoute({ id, file, path, index, children }: Configured, parentId: string): RouteObject {
  const name = id ?? file.replace(/\.tsx?$/, '')
  manifest[name] = { ...routeOf(name), parentId, path, index }
  if (index) return { id: name, index: true }
  return {
    id: name,
    ...(path === undefined ? {} : { path }),
    children: (children ?? []).map((child) => libraryRoute(child, name)),
  }
}

function routeOf(id: string): ManifestRoute {
  return { id, path: id === 'root' ? '' : undefined, hasLoader: true, module: '' }
}

const table = new RouteTable(manifest)

function expectSame(pathname: string): void {
  const ours = table.match(pathname).map(({ route, params }) => ({ id: route.id, params }))
  const theirs = matchRoutes(library, pathname)?.map(({ route, params }) => ({ id: route.id, params })) ?? []
  expect(ours, pathname).toEqual(theirs)
}

describe('the routes of an address', () => {
  it.each([
    '/',
    '/au/',
    '/au',
    '/AU/Cart/',
    '/verify',
    '/verify/a',
    '/au/verify/',
    '/au/product/x-1/',
    '/au/product/',
    '/au/product/a/b/',
    '/au/about-us/',
    '/au/about-us/contact-us/',
    '/au/about-us/our/story/',
    '/au/project-builder/reports/specification/',
    '/au/quotes/a%2Fb/',
    '/au/product/T%C5%ABroa/',
    '/au/100%/',
    '/au//products///tapware/',
  ])('%s are those that the server finds', (pathname) => expectSame(pathname))

  it('are those that the server finds, for any path', () => {
    const words = Object.values(manifest).flatMap(({ path }) => path?.split('/') ?? [])
    const part = fc.oneof(
      fc.constantFrom('au', 'nz', ...words),
      fc.webPath().map((path) => path.slice(1)),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.constantFrom('', '/'), (parts, end) =>
        expectSame(`/${parts.join('/')}${end}`),
      ),
      { numRuns: 2_000 },
    )
  })
})
