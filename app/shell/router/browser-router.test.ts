import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowserRouter } from './browser-router.ts'
import type { ManifestRoute } from './route-table.ts'
import { Answers, redirectTo } from './testing/answers.ts'
import { Tab } from './testing/tab.ts'

const route = (id: string, path: string | undefined, more: Partial<ManifestRoute> = {}): ManifestRoute => ({
  id,
  path,
  hasLoader: true,
  module: `data:text/javascript,export default '${id}'`,
  ...more,
})
const ROUTES = {
  root: route('root', '', { hasLoader: false }),
  market: route('market', ':locale', { parentId: 'root' }),
  home: route('home', undefined, { parentId: 'market', index: true }),
  list: route('list', 'list', { parentId: 'market' }),
  product: route('product', 'product/:segment', { parentId: 'market' }),
}

let tab: Tab
let router: BrowserRouter
let server: Answers
beforeEach(() => {
  tab = new Tab()
  tab.open()
  server = new Answers()
  server.serve()
  const modules = Object.fromEntries(
    Object.keys(ROUTES).map((id) => [id, id === 'product' ? {} : { ErrorBoundary: () => null }]),
  )
  const keepsMarket = ({
    currentParams,
    nextParams,
  }: {
    currentParams: { locale?: string }
    nextParams: { locale?: string }
  }) => currentParams.locale !== nextParams.locale
  vi.stubGlobal('window', {
    __reactRouterRouteModules: { ...modules, market: { ...modules['market'], shouldRevalidate: keepsMarket } },
  })
  router = new BrowserRouter(ROUTES, { loaderData: { market: 'au', home: 'home' }, errors: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // A router that has ended may mark its entry once more, when the machine is idle.
  vi.stubGlobal('history', { state: { idx: 0 } })
})

const LIST = { list: { data: 'list' } }
const shown = () => ({ at: router.state.location.pathname, data: router.state.loaderData, errors: router.state.errors })

describe('a step', () => {
  it('loads the new page alone, and adds an entry', async () => {
    server.byPath['/au/list/_.data'] = LIST
    await router.navigate('/au/list/?a=b#c')
    expect(server.asked).toEqual(['/au/list/_.data?a=b&_routes=list'])
    expect(shown()).toEqual({ at: '/au/list/', data: { market: 'au', list: 'list' }, errors: null })
    expect(tab.addresses).toEqual(['/au/', '/au/list/?a=b#c'])
    expect(router.state).toMatchObject({ action: 'PUSH', goingTo: null, scrollTo: null, keepsScroll: false })
  })

  it('to another market loads all of it', async () => {
    server.byPath['/nz/_.data'] = { market: { data: 'nz' }, home: { data: 'heim' } }
    await router.navigate('/nz/', { replace: true, preventScrollReset: true, state: { a: 1 } })
    expect(server.asked).toEqual(['/nz/_.data'])
    expect(shown().data).toEqual({ market: 'nz', home: 'heim' })
    expect(tab.addresses).toEqual(['/nz/'])
    expect(router.state).toMatchObject({ action: 'REPLACE', keepsScroll: true, location: { state: { a: 1 } } })
  })

  it('to an anchor of the page loads nothing', async () => {
    await router.navigate('/au/#there')
    expect(server.asked).toEqual([])
    expect(tab.addresses).toEqual(['/au/', '/au/#there'])
  })

  it('shows where it is going, and gives way to the next one', async () => {
    server.byPath['/au/product/a/_.data'] = null
    server.byPath['/au/list/_.data'] = LIST
    const first = router.navigate('/au/product/a/')
    expect(router.state.goingTo?.pathname).toBe('/au/product/a/')
    await Promise.all([first, router.navigate('/au/list/')])
    expect(shown().at).toBe('/au/list/')
    expect(tab.addresses).toEqual(['/au/', '/au/list/'])
  })

  it('back shows the page again, at the height where it was left', async () => {
    server.byPath['/au/list/_.data'] = LIST
    server.byPath['/au/_.data'] = { home: { data: 'home again' } }
    vi.stubGlobal('scrollY', 640)
    await router.navigate('/au/list/')
    tab.go(-1)
    await vi.waitFor(() => expect(shown().data).toEqual({ market: 'au', home: 'home again' }))
    expect(router.state).toMatchObject({ action: 'POP', scrollTo: 640 })
  })

  it('to another site is refused', async () => {
    await expect(router.navigate('https://other.test/')).rejects.toThrow('External')
    await expect(router.navigate('//other.test/')).rejects.toThrow('External')
    expect(tab.addresses).toEqual(['/au/'])
  })

  it('is led on by a redirect, and loads everything where that signs in', async () => {
    server.byPath['/au/product/a/_.data'] = redirectTo('/au/list/?x=1', { revalidate: true })
    server.byPath['/au/list/_.data'] = { ...LIST, market: { data: 'again' } }
    await router.navigate('/au/product/a/')
    expect(server.asked.at(-1)).toBe('/au/list/_.data?x=1&_routes=list')
    expect(shown().at).toBe('/au/list/')
    expect(tab.addresses).toEqual(['/au/', '/au/list/?x=1'])
  })

  it('is a document where a redirect leads to another site', async () => {
    server.byPath['/au/list/_.data'] = redirectTo('https://other.test/a')
    await router.navigate('/au/list/')
    expect(tab.documents).toEqual(['https://other.test/a'])
    expect(shown().at).toBe('/au/')
  })

  it('is the document that was asked for where a redirect leads to no page', async () => {
    server.byPath['/au/list/_.data'] = redirectTo('javascript:alert(1)')
    void router.navigate('/au/list/')
    await vi.waitFor(() => expect(tab.documents).toEqual(['/au/list/']))
  })
})

describe('a page that fails', () => {
  it('is an error of the nearest route that shows errors', async () => {
    const error = { status: 404 }
    server.byPath['/au/product/a/_.data'] = { product: { error } }
    await router.navigate('/au/product/a/')
    expect(shown()).toEqual({ at: '/au/product/a/', data: { market: 'au' }, errors: { market: error } })
  })

  it.each([
    ['was refused', new Response('busy', { status: 503 }), 'The page answered 503'],
    ['says nothing of the page', {}, 'No data of list'],
    ['is not the data of a page', '<html>', 'not valid JSON'],
  ])('because its answer %s is an error page too', async (_, answer, message) => {
    server.byPath['/au/list/_.data'] = answer
    await router.navigate('/au/list/')
    expect(shown().errors?.['list']).toMatchObject({ message: expect.stringContaining(message) })
    server.byPath['/au/_.data'] = { home: { data: 'home' } }
    await router.navigate('/au/')
    expect(shown().errors).toBeNull()
  })

  describe('because its code does not come', () => {
    beforeEach(() => {
      delete (window as { __reactRouterRouteModules: Record<string, unknown> }).__reactRouterRouteModules['list']
      const list = { ...ROUTES.list, module: '/gone.js' }
      router = new BrowserRouter({ ...ROUTES, list }, { loaderData: { market: 'au' }, errors: null })
    })

    it('is loaded as a document', async () => {
      server.byPath['/au/list/_.data'] = LIST
      void router.navigate('/au/list/?a=b')
      await vi.waitFor(() => expect(tab.documents).toEqual(['/au/list/?a=b']))
      expect(tab.addresses).toEqual(['/au/'])
    })

    it('is an error of the route above where its data did not come either', async () => {
      server.byPath['/au/list/_.data'] = new Response('busy', { status: 503 })
      await router.navigate('/au/list/')
      expect(shown()).toMatchObject({ at: '/au/list/', errors: { market: { status: 503 } } })
      expect(tab.documents).toEqual([])
    })
  })
})

describe('where the server is out of reach', () => {
  beforeEach(() => {
    server.byPath['/au/list/_.data'] = server.byPath['/au/_.data'] = new TypeError('Failed to fetch')
  })

  it('a step is left to the browser, which says so', async () => {
    void router.navigate('/au/list/', { replace: true })
    await vi.waitFor(() => expect(tab.documents).toEqual(['replace /au/list/']))
    expect(shown()).toEqual({ at: '/au/', data: { market: 'au', home: 'home' }, errors: null })
  })

  it('a page that is loaded again stays as it is', async () => {
    await router.revalidate()
    expect(shown()).toEqual({ at: '/au/', data: { market: 'au', home: 'home' }, errors: null })
    expect(router.state.isRevalidating).toBe(false)
    expect(tab.documents).toEqual([])
  })
})

describe('loading again', () => {
  it('asks for what is shown, and leaves the history as it is', async () => {
    server.byPath['/au/_.data'] = { home: { data: 'newer' } }
    const promise = router.revalidate()
    expect(router.state.isRevalidating).toBe(true)
    await promise
    expect(server.asked).toEqual(['/au/_.data?_routes=home'])
    expect(router.state).toMatchObject({ loaderData: { home: 'newer' }, isRevalidating: false, scrollTo: false })
    expect(tab.addresses).toEqual(['/au/'])
  })

  it('is done by a step that is on its way', async () => {
    server.byPath['/au/list/_.data'] = LIST
    const step = router.navigate('/au/list/')
    await router.revalidate()
    await step
    expect(shown().at).toBe('/au/list/')
    expect(tab.addresses).toEqual(['/au/', '/au/list/'])
  })
})

describe('a page with unsaved changes', () => {
  const key = {}
  const held = () => router.state.blockers.get(key)
  beforeEach(async () => {
    server.byPath['/au/list/_.data'] = LIST
    server.byPath['/au/_.data'] = { home: { data: 'home' } }
    await router.navigate('/au/list/')
    router.blockers.setRule(key, ({ nextLocation }) => nextLocation.pathname === '/au/')
  })

  it('holds a link, until the reader goes on', async () => {
    await router.navigate('/au/')
    expect([shown().at, held()?.state]).toEqual(['/au/list/', 'blocked'])
    held()?.proceed?.()
    await vi.waitFor(() => expect([shown().at, held()?.state]).toEqual(['/au/', undefined]))
  })

  it('holds the way back, and stays where it is', async () => {
    tab.go(-1)
    await vi.waitFor(() => expect([shown().at, tab.at, held()?.state]).toEqual(['/au/list/', 1, 'blocked']))
    held()?.reset?.()
    expect([shown().at, tab.at, held()]).toEqual(['/au/list/', 1, undefined])
  })

  it('holds the way back, until the reader goes on', async () => {
    tab.go(-1)
    await vi.waitFor(() => expect([tab.at, held()?.state]).toEqual([1, 'blocked']))
    held()?.proceed?.()
    await vi.waitFor(() => expect([shown().at, tab.at]).toEqual(['/au/', 0]))
  })

  it('lets other steps pass, and all once it is saved', async () => {
    await router.navigate('/au/list/?page=2')
    expect(router.state.location.search).toBe('?page=2')
    router.blockers.remove(key)
    await router.navigate('/au/')
    expect(shown().at).toBe('/au/')
  })
})
