import { buildIndex, IndexView } from '@specify/engine'
import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { listingTable } from '#app/features/browse/listing/listing-definition.ts'
import { indexSettings } from '#app/features/search/catalogue/index-settings.ts'
import { countMaps, listMaps, robotsText, sitemapIndex, sitemapSteps } from './sitemap.server.ts'

const URL = 'https://site.test'
const PAGES = 8

async function mappedWith(count: number) {
  const records = Array.from({ length: count }, (_, index) => ({
    objectID: `p${String(index).padStart(5, '0')}`,
    masterVariantID: 'b',
    variants: [
      { id: 'a', path: `product/mixer-A${index}/` },
      { id: 'b', path: `product/mixer-B${index}/` },
    ],
  }))
  const settings = indexSettings('au')
  const view = new IndexView(await buildIndex({ identity: { name: 'au-public', generation: '1' }, settings, records }))
  const content = { listings: listingTable([]), listPaths: () => ['field-notes'] }
  return { locale: 'au' as const, catalogue: { products: () => view }, content }
}

it('divides the addresses of a large market into maps that name each of them once', async () => {
  const mapped = await mappedWith(12_000)
  expect(countMaps(mapped)).toBe(3)
  const maps = [1, 2, 3].map((number) => {
    const text = finishSteps(sitemapSteps(URL, number, mapped))
    return Array.from(text.matchAll(/<loc>([^<]+)/g), ([, address = '']) => address)
  })
  expect(maps.map(({ length }) => length)).toEqual([5_000, 5_000, 12_000 + PAGES - 10_000])
  const named = maps.flat()
  expect(named.slice(0, 2)).toEqual([`${URL}/au/`, `${URL}/au/products/`])
  expect(named).toContain(`${URL}/au/field-notes/`)
  expect(new Set(named).size).toBe(12_000 + PAGES)
  expect(named.slice(PAGES)).toEqual(Array.from({ length: 12_000 }, (_, index) => `${URL}/au/product/mixer-B${index}/`))
})

it('begins a map with a product where pages and products before it are whole maps', async () => {
  const mapped = await mappedWith(5_000 - PAGES)
  expect(countMaps(mapped)).toBe(1)
  expect(finishSteps(sitemapSteps(URL, 1, mapped)).match(/<loc>/g)).toHaveLength(5_000)
})

it('names all maps in the index and in the robots file of a market', () => {
  const maps = new Map([
    ['au', 2],
    ['nz', 1],
  ] as const)
  expect(Array.from(sitemapIndex(URL, maps).matchAll(/<loc>([^<]+)/g), ([, address]) => address)).toEqual([
    `${URL}/au/sitemap.xml`,
    `${URL}/au/sitemap-2.xml`,
    `${URL}/nz/sitemap.xml`,
  ])
  expect(robotsText(URL, listMaps(new Map([['au', 2]])))).toContain(
    `Sitemap: ${URL}/au/sitemap.xml\nSitemap: ${URL}/au/sitemap-2.xml\n`,
  )
})

it('steps once a product, so that nobody waits for a whole map', async () => {
  const steps = sitemapSteps(URL, 1, await mappedWith(500))
  let count = 0
  while (steps.next().done !== true) count++
  expect(count).toBe(500)
})
