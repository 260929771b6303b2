import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import type { Visibility } from '@specify/core/actor.ts'
import { facetsFor } from '#app/features/search/hits/facets.ts'
import { SEARCH_PATH } from '#app/features/browse/listing/listing-definition.ts'
import { readListing } from '#app/features/browse/listing/listing.server.ts'
import { INITIAL_STATE, setRange, toggleValue, type ListingState } from '#app/features/browse/listing/listing-state.ts'
import { openDemo } from '#tests/support/demo-backend.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})

function list(
  path: string,
  state: Partial<ListingState> = {},
  locale: Locale = 'au',
  visibility: Visibility = 'public',
) {
  const definition = demo.table.byPath.get(path) ?? null
  const { catalogue, search, table: listings } = demo
  return readListing(
    { catalogue, search, listings, visibility },
    { locale, path, definition, state: { ...INITIAL_STATE, ...state } },
  )
}

const find = (query: string) => list(SEARCH_PATH, { query })

/** The same numbers on every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

describe('filters of the demo', () => {
  it('promise what a click keeps, five hundred times', async () => {
    const random = sequence(7)
    const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)]
    const paths = demo.table.all.map(({ path }) => path)
    let clicks = 0
    while (clicks < 500) {
      const path = pick(paths) ?? ''
      let state: ListingState = INITIAL_STATE
      for (let depth = 0; depth < 4; depth++) {
        const listing = await list(path, state)
        const offered = listing.facets.flatMap((facet) => facet.values.map((value) => ({ facet, value })))
        expect(offered.filter(({ value }) => value.count === 0 && !value.isSelected)).toEqual([])
        const choice = pick(offered.filter(({ value }) => !value.isSelected))
        if (!choice) break
        const { facet, value } = choice
        const isFirst = !state.values[facet.parameter]
        const next = toggleValue(state, facet.parameter, value.value)
        const { nbHits } = await list(path, next)
        // Values of one filter widen each other; the first of a filter keeps exactly what it promises.
        if (isFirst)
          expect({ path, next: next.values, nbHits }).toEqual({ path, next: next.values, nbHits: value.count })
        else expect(nbHits).toBeGreaterThanOrEqual(Math.max(value.count, listing.nbHits))
        state = next
        clicks++
      }
    }
  })

  it('offer the price bands that find something on every listing, each with what a click shows', async () => {
    let bands = 0
    for (const locale of LOCALES) {
      for (const { path } of demo.table.all) {
        const { facets } = await list(path, {}, locale)
        const offered = facets.find(({ parameter }) => parameter === 'price')?.range?.bands ?? []
        expect(offered.length, path).not.toBe(1)
        for (const { label, count, isSelected: _, ...range } of offered) {
          const state = setRange(INITIAL_STATE, 'price', range)
          const { nbHits, facets: narrowed } = await list(path, state, locale)
          expect([path, label, nbHits]).toEqual([path, label, count])
          expect(nbHits).toBeGreaterThan(0)
          // The chosen band stays, and so do the others that can be chosen in its place.
          const beside = narrowed.find(({ parameter }) => parameter === 'price')?.range?.bands ?? []
          expect(beside.map((band) => [band.label, band.count])).toEqual(
            offered.map((band) => [band.label, band.count]),
          )
          expect(beside.filter((band) => band.isSelected).map((band) => band.label)).toEqual([label])
          bands++
        }
      }
    }
    expect(bands).toBeGreaterThan(300)
    const { facets, chips } = await list('products/baths', setRange(INITIAL_STATE, 'price', { min: 1000, max: 2500 }))
    const labels = facets.flatMap(({ range }) => range?.bands.map(({ label }) => label) ?? [])
    expect(labels).toContain('$1,000 to $2,500')
    expect(chips.map(({ label }) => label)).toEqual(['Price: $1,000–$2,500'])
  })

  it('keep the place of every value when one is ticked', async () => {
    const before = await list('products/tapware')
    for (const facet of before.facets.filter(({ values }) => values.length > 2)) {
      const value = facet.values[2]?.value ?? ''
      const after = await list('products/tapware', toggleValue(INITIAL_STATE, facet.parameter, value))
      const same = after.facets.find(({ parameter }) => parameter === facet.parameter)
      expect(same?.values.map((each) => each.value)).toEqual(facet.values.map((each) => each.value))
    }
  })

  it('show ranges that hold what they span', async () => {
    const { facets } = await list('products/basins')
    const width = facets.find(({ parameter }) => parameter === 'width')?.range ?? { min: 0, max: 0 }
    const within = await list('products/basins', setRange(INITIAL_STATE, 'width', { min: width.min, max: width.max }))
    const beyond = await list('products/basins', setRange(INITIAL_STATE, 'width', { min: width.max + 1 }))
    expect(within.nbHits).toBeGreaterThan(0)
    expect(beyond.nbHits).toBe(0)
  })

  it('have no two values that differ only in case, spaces or unit', () => {
    for (const locale of ['au', 'nz'] as const) {
      const view = demo.catalogue.products(locale, 'public')
      const { facets } = view.search({ facets: '*', maxValuesPerFacet: 1_000, limit: 0 })
      for (const facet of facetsFor(locale, true).filter(({ type }) => type === 'term' || type === 'color')) {
        const values = (facets.get(facet.key)?.values ?? []).map(({ value }) => String(value))
        const bare = values.map((value) => value.toLowerCase().replace(/\s+|mm$/g, ''))
        expect(new Set(bare).size, `${facet.key}: ${values.join(', ')}`).toBe(values.length)
        expect(values.filter((value) => /^(?:not applicable|n\/a|-|null)$/i.test(value))).toEqual([])
      }
    }
  })
})

describe('cards of the demo', () => {
  it('show the black variant of everything that has one, by filter and by words', async () => {
    const colour = 'Matte Black'
    for (const state of [
      toggleValue(INITIAL_STATE, 'colour', colour),
      { ...INITIAL_STATE, query: 'matt black' },
      { ...INITIAL_STATE, query: 'matte black mixer' },
    ]) {
      const first = await list(SEARCH_PATH, state)
      for (let page = 1; page <= first.nbPages; page++) {
        const { firstPage } = await list(SEARCH_PATH, { ...state, page })
        for (const card of firstPage.cards.filter(({ variants }) =>
          variants.some((variant) => variant.colour === colour),
        )) {
          expect(card.variants[card.selected]?.colour, card.name).toBe(colour)
        }
      }
    }
  })

  it('carry a code, a price or a contact, and two telling values in nearly every case', async () => {
    const { nbPages } = await list(SEARCH_PATH)
    const cards = []
    for (let page = 1; page <= nbPages; page++) cards.push(...(await list(SEARCH_PATH, { page })).firstPage.cards)
    expect(new Set(cards.map(({ productId }) => productId)).size).toBe(cards.length)
    expect(cards.filter(({ variants }) => variants.some(({ sku }) => sku === ''))).toEqual([])
    expect(cards.filter(({ highlights }) => highlights.length >= 2).length / cards.length).toBeGreaterThan(0.9)
  })
})

describe('codes of the demo', () => {
  const codes = () => demo.catalogue.products('au', 'public')
  const skus = () =>
    Array.from(
      { length: codes().search({ limit: 5_000 }).nbHits },
      (_, docId) => codes().readRecord(docId)['variants'],
    ).flatMap((variants) => variants as unknown as { sku: string; 'item-code': string | null }[])

  it('find their variant first, however they are written', async () => {
    const wrong: string[] = []
    for (const { sku } of skus()) {
      for (const written of new Set([sku, sku.toLowerCase(), sku.replace(/[\s.+/-]/g, '')])) {
        const [card] = (await find(written)).firstPage.cards
        const found = card?.variants[card.selected]?.sku
        // Two codes may be alike without their signs; then either is right.
        const isAlike = found !== undefined && bare(found) === bare(sku)
        if (found !== sku && !(written !== sku && isAlike)) wrong.push(`${written} → ${found}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('are among the first twelve by their beginning, and with one wrong character', async () => {
    const random = sequence(3)
    const all = skus().filter(({ sku }) => bare(sku).length >= 6)
    const share = async (alter: (sku: string) => string) => {
      let found = 0
      for (const { sku } of all) {
        const { firstPage } = await find(alter(sku))
        if (firstPage.cards.some(({ variants }) => variants.some((variant) => variant.sku === sku))) found++
      }
      return found / all.length
    }
    expect(await share((sku) => sku.slice(0, 6))).toBeGreaterThanOrEqual(0.99)
    const oneWrong = (sku: string) => {
      const at = 1 + Math.floor(random() * (sku.length - 1))
      return `${sku.slice(0, at)}${sku[at] === '7' ? '3' : '7'}${sku.slice(at + 1)}`
    }
    expect(await share(oneWrong)).toBeGreaterThanOrEqual(0.9)
  }, 120_000)
})

function bare(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '')
}

describe('a listing kept from an earlier request', () => {
  it('is shown again to readers of the same half of the catalogue only', async () => {
    const [staff, visitor] = [await list(SEARCH_PATH, {}, 'au', 'internal'), await list(SEARCH_PATH)]
    expect(staff.nbHits).toBeGreaterThan(visitor.nbHits)
    expect(await list(SEARCH_PATH)).toBe(visitor)
    expect(await list(SEARCH_PATH, {}, 'au', 'internal')).toBe(staff)
    expect(await list(SEARCH_PATH, {}, 'nz')).not.toEqual(visitor)
    expect(await list(SEARCH_PATH, { sort: 'name_asc' })).not.toEqual(visitor)
  })
})
