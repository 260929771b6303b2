import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchPage, fetchPage, discardPrefetch } from './page-prefetch.ts'

const PAGE = 'http://localhost/au/product/a/_.data?_routes=routes%2Fproduct'
const CLICK = 'PUSH'
const AGAIN = null
const { signal } = new AbortController()

let answers: (() => Promise<Response>)[]
const server = vi.fn<() => Promise<Response>>(
  () => answers.shift()?.() ?? Promise.resolve(new Response('fetched again')),
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  answers = [() => Promise.resolve(new Response('asked ahead', { headers: { 'x-remix-response': 'yes' } }))]
  server.mockClear()
  vi.stubGlobal('fetch', server)
})

afterEach(() => {
  discardPrefetch()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function show(navigation: typeof CLICK | typeof AGAIN = CLICK, url = PAGE): Promise<string> {
  return (await fetchPage(url, signal, navigation)).text
}

describe('a page that was asked for ahead', () => {
  it('is shown with its headers, and asked for only once', async () => {
    prefetchPage(PAGE)
    const { response, text } = await fetchPage(PAGE, signal, CLICK)
    expect(response.headers.get('x-remix-response')).toBe('yes')
    expect(text).toBe('asked ahead')
    expect(server).toHaveBeenCalledTimes(1)
  })

  it('is shown once', async () => {
    prefetchPage(PAGE)
    await show()
    expect(await show()).toBe('fetched again')
  })

  it('is not what another address, or a page that is reloaded, gets', async () => {
    prefetchPage(PAGE)
    expect(await show(CLICK, `${PAGE}x`)).toBe('fetched again')
    expect(await show(AGAIN)).toBe('fetched again')
    expect(await show()).toBe('asked ahead')
  })

  it('is forgotten when it may have changed', async () => {
    prefetchPage(PAGE)
    discardPrefetch()
    expect(await show()).toBe('fetched again')
  })

  it('is not shown after half a minute', async () => {
    prefetchPage(PAGE)
    vi.advanceTimersByTime(30_001)
    expect(await show()).toBe('fetched again')
  })

  it.each([
    ['was refused', () => Promise.resolve(new Response('busy', { status: 503 }))],
    ['never came', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is fetched again where the answer %s', async (_, answer) => {
    answers = [answer]
    prefetchPage(PAGE)
    expect(await show()).toBe('fetched again')
  })
})
