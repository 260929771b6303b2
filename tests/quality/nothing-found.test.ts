import { beforeAll, describe, expect, it } from 'vitest'
import { readListingState } from '#app/features/browse/listing/listing-state.ts'
import { SEARCH_PATH } from '#app/features/browse/listing/listing-definition.ts'
import { readListing } from '#app/features/browse/listing/listing.server.ts'
import { readNothingFound } from '#app/features/browse/listing/nothing-found.server.ts'
import { findListing } from '#app/features/browse/listing/listing-definition.ts'
import { openDemo } from '#tests/support/demo-backend.ts'

const POPULAR = [
  { label: 'Tapware', href: '/products/tapware/' },
  { label: 'Contura', href: '/collection/contura/' },
]

const BATHS = 'product-types=Baths'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})

const reader = () => ({ ...demo, listings: demo.table, visibility: 'public' as const })

async function list(address: string) {
  const url = new URL(address, 'http://site.invalid')
  const path = url.pathname.replace(/^\/au\/|\/$/g, '')
  const definition = findListing(demo.table, path, 'au')
  return readListing(reader(), { locale: 'au', path, definition, state: readListingState(url.searchParams) })
}

/** Searches; with a filter, for what the catalogue has and the filter leaves out. */
async function searchFor(query: string, { popular = POPULAR, filter = '' } = {}) {
  const state = readListingState(new URLSearchParams(`query=${query}&${filter}`))
  const listing = await readListing(reader(), { locale: 'au', path: SEARCH_PATH, definition: null, state })
  const { suggestions } = listing
  const nothing = await readNothingFound(reader(), { locale: 'au', query, corrections: suggestions, popular })
  return { nbHits: listing.nbHits, suggestions, ...nothing }
}

describe('a search that finds nothing', () => {
  it.each([
    ['basin mixer 99999X', BATHS],
    ['4711XQ towel rail', BATHS],
    ['qqqzzzxx', ''],
    ['zzbasinzz 12345QQ', ''],
  ])('offers only what finds something, and says how much: %s', async (query, filter) => {
    const { nbHits, suggestions, nearest, popular } = await searchFor(query, { filter })
    expect(nbHits).toBe(0)
    for (const { href, count, image } of [...nearest, ...popular]) {
      expect(count).toBeGreaterThan(0)
      expect(image).toMatch(/^\w+\/.+\.(?:avif|webp|svg)$/)
      expect((await list(href)).nbHits).toBe(count)
    }
    for (const text of suggestions) expect((await searchFor(text)).nbHits).toBeGreaterThan(0)
  })

  it.each(['hand dryer', 'nappy change', 'hand dryer 3000 W'])(
    'offers no other thing for one that is not sold: %s',
    async (query) => {
      const { nbHits, suggestions, nearest, popular } = await searchFor(query)
      expect([nbHits, suggestions, nearest]).toEqual([0, [], []])
      expect(popular.length).toBeGreaterThan(0)
    },
  )

  it.each(['🛁🚿', '!!!', '--- +'])('is one of signs alone, and offers no spellings: %s', async (query) => {
    expect(await searchFor(encodeURIComponent(query))).toMatchObject({ nbHits: 0, suggestions: [], nearest: [] })
  })

  it.each(['x', 'zz'])('offers no other words for a letter or two: %s', async (query) => {
    expect(await searchFor(query)).toMatchObject({ nbHits: 0, suggestions: [] })
  })

  it('offers each correction once', async () => {
    const { suggestions } = await searchFor('basin mixer 99999X', { filter: BATHS })
    expect(suggestions[0]).toBe('Basin Mixer')
    expect(suggestions.filter((text) => /^basins? mixers?$/i.test(text)).length).toBe(1)
  })

  it('offers the categories of the words around an unknown code, the largest first', async () => {
    const { nearest } = await searchFor('basin mixer 99999X')
    expect(nearest.map(({ label }) => label)).toContain('Basin mixers')
    expect((await searchFor('4711XQ towel rail')).nearest[0]?.label).toMatch(/towel rail/i)
    expect((await searchFor('qqqzzzxx')).nearest).toEqual([])
  })

  it('offers the largest categories where no popular ones are named', async () => {
    const { popular } = await searchFor('qqqzzzxx', { popular: [] })
    expect(popular.length).toBe(6)
    expect(popular.map(({ count }) => count)).toEqual(popular.map(({ count }) => count ?? 0).toSorted((a, b) => b - a))
  })
})
