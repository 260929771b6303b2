import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowserRouter } from './browser-router.ts'
import type { ManifestRoute } from './route-table.ts'

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

/** A tab: its address bar and history, as far as the router uses them. */
class Tab {
  entries = [{ url: new URL('http://site.test/au/'), state: null as unknown }]
  at = 0
  documents: string[] = []
  onPop: (() => void) | null = null
  readonly history = {
    go: (delta: number) => this.go(delta),
    pushState: (state: unknown, _: string, url: string) => {
      const entry = { url: new URL(url, this.here.url), state }
      this.entries.splice(++this.at, Infinity, entry)
    },
    replaceState: (state: unknown, _: string, url = this.here.url.href) => {
      this.entries[this.at] = { url: new URL(url, this.here.url), state }
    },
  }

  get here() {
    return this.entries[this.at]!
  }

  /** Browsers move in a later task. */
  go(delta: number): void {
    setTimeout(() => {
      this.at += delta
      this.onPop?.()
    })
  }

  get addresses() {
    return this.entries.map(({ url }) => url.pathname + url.search + url.hash)
  }
}

let tab: Tab
let router: BrowserRouter
/** What the server answers, by address; null never comes. */
let answers: Record<string, unknown>
const asked: string[] = []
const encoded = (value: unknown): string => {
  const values: unknown[] = []
  const add = (each: unknown): number => {
    const index = values.push(each) - 1
    if (Array.isArray(each)) values[index] = each.map(add)
    else if (typeof each === 'object' && each !== null)
      values[index] = Object.fromEntries(Object.entries(each).map(([key, field]) => [`_${add(key)}`, add(field)]))
    return index
  }
  add(value)
  return JSON.stringify(values)
}
const redirectTo = (redirect: string, more: object = {}) =>
  `[["SingleFetchRedirect",1],{"_2":3,"_4":5,"_6":8,"_7":8},"redirect",${JSON.stringify(redirect)},"revalidate",${JSON.stringify('revalidate' in more)},"reload","replace",false]`

beforeEach(() => {
  tab = new Tab()
  asked.length = 0
  answers = {}
  vi.stubGlobal(
    'history',
    new Proxy(tab.history, { get: (target, key) => (key === 'state' ? tab.here.state : Reflect.get(target, key)) }),
  )
  vi.stubGlobal('location', {
    get href() {
      return tab.here.url.href
    },
    get origin() {
      return tab.here.url.origin
    },
    get pathname() {
      return tab.here.url.pathname
    },
    get search() {
      return tab.here.url.search
    },
    get hash() {
      return tab.here.url.hash
    },
    assign: (url: string | URL) => tab.documents.push(String(url)),
    replace: (url: string | URL) => tab.documents.push(`replace ${String(url)}`),
    reload: () => tab.documents.push('reload'),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (tab.onPop = listener))
  vi.stubGlobal('scrollY', 0)
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
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { pathname, search } = new URL(url)
    asked.push(pathname + search)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      const answer = answers[pathname]
      if (answer instanceof Error) reject(answer)
      else if (answer instanceof Response) resolve(answer)
      else if (answer !== null)
        resolve(
          new Response(typeof answer === 'string' ? answer : encoded(answer ?? {}), {
            headers: { 'x-remix-response': 'yes' },
          }),
        )
    })
  })
  router = new BrowserRouter(ROUTES, { loaderData: { market: 'au', home: 'home' }, errors: null })
})
afterEach(() => vi.unstubAllGlobals())

const LIST = { list: { data: 'list' } }
const shown = () => ({ at: router.state.location.pathname, data: router.state.loaderData, errors: router.state.errors })

describe('a step', () => {
  it('loads the new page alone, and adds an entry', async () => {
    answers['/au/list/_.data'] = LIST
    await router.navigate('/au/list/?a=b#c')
    expect(asked).toEqual(['/au/list/_.data?a=b&_routes=list'])
    expect(shown()).toEqual({ at: '/au/list/', data: { market: 'au', list: 'list' }, errors: null })
    expect(tab.addresses).toEqual(['/au/', '/au/list/?a=b#c'])
    expect(router.state).toMatchObject({ action: 'PUSH', goingTo: null, scrollTo: null, keepsScroll: false })
  })

  it('to another market loads all of it', async () => {
    answers['/nz/_.data'] = { market: { data: 'nz' }, home: { data: 'heim' } }
    await router.navigate('/nz/', { replace: true, preventScrollReset: true, state: { a: 1 } })
    expect(asked).toEqual(['/nz/_.data'])
    expect(shown().data).toEqual({ market: 'nz', home: 'heim' })
    expect(tab.addresses).toEqual(['/nz/'])
    expect(router.state).toMatchObject({ action: 'REPLACE', keepsScroll: true, location: { state: { a: 1 } } })
  })

  it('to an anchor of the page loads nothing', async () => {
    await router.navigate('/au/#there')
    expect(asked).toEqual([])
    expect(tab.addresses).toEqual(['/au/', '/au/#there'])
  })

  it('shows where it is going, and gives way to the next one', async () => {
    answers['/au/product/a/_.data'] = null
    answers['/au/list/_.data'] = LIST
    const first = router.navigate('/au/product/a/')
    expect(router.state.goingTo?.pathname).toBe('/au/product/a/')
    await Promise.all([first, router.navigate('/au/list/')])
    expect(shown().at).toBe('/au/list/')
    expect(tab.addresses).toEqual(['/au/', '/au/list/'])
  })

  it('back shows the page again, at the height where it was left', async () => {
    answers['/au/list/_.data'] = LIST
    answers['/au/_.data'] = { home: { data: 'home again' } }
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
    answers['/au/product/a/_.data'] = redirectTo('/au/list/?x=1', { revalidate: true })
    answers['/au/list/_.data'] = { ...LIST, market: { data: 'again' } }
    await router.navigate('/au/product/a/')
    expect(asked.at(-1)).toBe('/au/list/_.data?x=1&_routes=list')
    expect(shown().at).toBe('/au/list/')
    expect(tab.addresses).toEqual(['/au/', '/au/list/?x=1'])
  })

  it('is a document where a redirect leads to another site', async () => {
    answers['/au/list/_.data'] = redirectTo('https://other.test/a')
    await router.navigate('/au/list/')
    expect(tab.documents).toEqual(['https://other.test/a'])
    expect(shown().at).toBe('/au/')
  })

  it('is the document that was asked for where a redirect leads to no page', async () => {
    answers['/au/list/_.data'] = redirectTo('javascript:alert(1)')
    void router.navigate('/au/list/')
    await vi.waitFor(() => expect(tab.documents).toEqual(['/au/list/']))
  })
})

describe('a page that fails', () => {
  it('is an error of the nearest route that shows errors', async () => {
    const error = { status: 404 }
    answers['/au/product/a/_.data'] = { product: { error } }
    await router.navigate('/au/product/a/')
    expect(shown()).toEqual({ at: '/au/product/a/', data: { market: 'au' }, errors: { market: error } })
  })

  it.each([
    ['was refused', new Response('busy', { status: 503 }), 'The page answered 503'],
    ['says nothing of the page', {}, 'No data of list'],
    ['is not the data of a page', '<html>', 'not valid JSON'],
  ])('because its answer %s is an error page too', async (_, answer, message) => {
    answers['/au/list/_.data'] = answer
    await router.navigate('/au/list/')
    expect(shown().errors?.['list']).toMatchObject({ message: expect.stringContaining(message) })
    answers['/au/_.data'] = { home: { data: 'home' } }
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
      answers['/au/list/_.data'] = LIST
      void router.navigate('/au/list/?a=b')
      await vi.waitFor(() => expect(tab.documents).toEqual(['/au/list/?a=b']))
      expect(tab.addresses).toEqual(['/au/'])
    })

    it('is an error of the route above where its data did not come either', async () => {
      answers['/au/list/_.data'] = new Response('busy', { status: 503 })
      await router.navigate('/au/list/')
      expect(shown()).toMatchObject({ at: '/au/list/', errors: { market: { status: 503 } } })
      expect(tab.documents).toEqual([])
    })
  })
})

describe('where the server is out of reach', () => {
  beforeEach(() => {
    answers['/au/list/_.data'] = answers['/au/_.data'] = new TypeError('Failed to fetch')
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
    answers['/au/_.data'] = { home: { data: 'newer' } }
    const promise = router.revalidate()
    expect(router.state.isRevalidating).toBe(true)
    await promise
    expect(asked).toEqual(['/au/_.data?_routes=home'])
    expect(router.state).toMatchObject({ loaderData: { home: 'newer' }, isRevalidating: false, scrollTo: false })
    expect(tab.addresses).toEqual(['/au/'])
  })

  it('is done by a step that is on its way', async () => {
    answers['/au/list/_.data'] = LIST
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
    answers['/au/list/_.data'] = LIST
    answers['/au/_.data'] = { home: { data: 'home' } }
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
