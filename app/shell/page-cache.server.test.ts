import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { entityTag, PageCache } from './page-cache.server.ts'

const PAGE = Buffer.from('<p>Basin mixers</p>'.repeat(500))
let cache: PageCache

beforeEach(() => {
  cache = new PageCache(35_000)
})

const put = (key: string) => cache.put(key, { 'content-type': 'text/html' }, PAGE)
function keep(key: string): void {
  put(key)
  put(key)
}

it('keeps a page that is asked for a second time', () => {
  put('a')
  expect(cache.find('a')).toBeNull()
  const second = put('a')
  expect(cache.find('a')).toBe(second)
})

it('gives a page the tag of its key, kept or not', () => {
  expect(put('a').headers).toEqual(['content-type', 'text/html', 'etag', entityTag('a')])
  expect(put('a').headers).toEqual(['content-type', 'text/html', 'etag', entityTag('a')])
  expect(entityTag('a')).not.toBe(entityTag('b'))
})

it('pages that are asked for once displace none', () => {
  keep('a')
  for (let index = 0; index < 100; index++) put(`once-${index}`)
  expect(cache.find('a')).not.toBeNull()
})

it('forgets the page that was not used for longest', () => {
  for (const key of ['a', 'b', 'c']) keep(key)
  cache.find('a')
  keep('d')
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
})

it('has room for more pages once they are compressed', async () => {
  for (let index = 0; index < 20; index++) {
    keep(`${index}`)
    const body = await cache.find(`${index}`)?.bodyIn('br')
    expect(brotliDecompressSync(body ?? Buffer.alloc(0))).toEqual(PAGE)
  }
  expect(cache.find('0')).not.toBeNull()
  expect(await cache.find('0')?.bodyIn('identity')).toEqual(PAGE)
})

it('remembers the last five thousand addresses only', () => {
  put('a')
  for (let index = 0; index < 5_000; index++) put(`${index}`)
  put('a')
  expect(cache.find('a')).toBeNull()
})
