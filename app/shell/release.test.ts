import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ofThisRelease, pageOf, RELEASE_HEADER } from './release.ts'

const page = {
  assign: vi.fn<(url: string) => void>(),
  replace: vi.fn<(url: string) => void>(),
  reload: vi.fn<() => void>(),
}

beforeEach(() => {
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'ours' } })
  vi.stubGlobal('location', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function answerOf(release: string | null): Response {
  const response = new Response('data', { headers: release === null ? {} : { [RELEASE_HEADER]: release } })
  Object.defineProperty(response, 'url', {
    value: 'http://localhost/au/products/tapware/_.data?colour=Chrome&_routes=a',
  })
  return response
}

const PENDING = Symbol('pending')
const settled = (answer: Response | Promise<Response>) => Promise.race([answer, Promise.resolve(PENDING)])

describe('data of a page', () => {
  it.each([['ours'], [null]])('of release %s are shown', (release) => {
    const answer = answerOf(release)
    expect(ofThisRelease(answer, 'PUSH')).toBe(answer)
    expect(page.assign).not.toHaveBeenCalled()
  })

  it('of another release lead to the page itself, in the same place of the history', async () => {
    expect(await settled(ofThisRelease(answerOf('theirs'), 'PUSH'))).toBe(PENDING)
    expect(page.assign).toHaveBeenCalledExactlyOnceWith('/au/products/tapware/?colour=Chrome')
    expect(await settled(ofThisRelease(answerOf('theirs'), 'REPLACE'))).toBe(PENDING)
    expect(page.replace).toHaveBeenCalledExactlyOnceWith('/au/products/tapware/?colour=Chrome')
    expect(await settled(ofThisRelease(answerOf('theirs'), 'POP'))).toBe(PENDING)
    expect(page.reload).toHaveBeenCalledExactlyOnceWith()
  })
})

it.each([
  ['/au/_.data', '/au/'],
  ['/_root.data', '/'],
  ['/au/search/_.data?query=a+b&_routes=x', '/au/search/?query=a+b'],
  ['/au/product/x-1.data', '/au/product/x-1'],
  ['/au/product/data.data/_.data', '/au/product/data.data/'],
])('the page of %s is %s', (data, url) => {
  expect(pageOf(`http://localhost${data}`)).toBe(url)
})
