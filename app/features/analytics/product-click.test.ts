import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordProductClick } from './product-click.ts'
import { nameSearchUser, rememberQuery } from './search-identity.ts'

const sent: { readonly events: readonly { readonly userToken: string }[] }[] = []
let kept: Map<string, string>
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  page = new EventTarget()
  sent.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) })
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', { pathname: '/au/' })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  nameSearchUser(null)
  vi.unstubAllGlobals()
})

const click = () => recordProductClick({ locale: 'au', productId: 'a', sku: 'A1', position: 1 })

it('a click of a visitor carries a random name that the browser keeps', () => {
  rememberQuery()
  click()
  vi.runAllTimers()
  const token = kept.get('anonymousUserToken')
  expect(token).toMatch(/^anonymous-/)
  expect(sent[0]?.events).toEqual([
    expect.objectContaining({ eventType: 'click', index: 'au_products', userToken: token, positions: [1] }),
  ])
})

it('a click of somebody who is signed in carries the id of the account, and no name is made up', () => {
  nameSearchUser('account-1')
  rememberQuery()
  click()
  vi.runAllTimers()
  expect(sent[0]?.events[0]?.userToken).toBe('account-1')
  expect(kept.has('anonymousUserToken')).toBe(false)
})

it('clicks are sent together, after what they were for', () => {
  click()
  click()
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(sent.map(({ events }) => events.length)).toEqual([2])
  click()
  vi.advanceTimersByTime(1_000)
  expect(sent.map(({ events }) => events.length)).toEqual([2, 1])
})

it('a click is sent at once where the page goes, and only once', () => {
  click()
  page.dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(5_000)
  expect(sent).toHaveLength(1)
})
