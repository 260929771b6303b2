import { expect, it } from 'vitest'
import { demoProducts } from '../catalogue.ts'
import type { FeedLine } from './model.ts'

const records = demoProducts().map(({ record }) => record)
const bySku = new Map(records.flatMap((record) => record.variants.map(({ sku }) => [sku, record] as const)))

function kindsOf({ requires = [] }: FeedLine): string[] {
  return requires.map(({ kind }) => kind)
}

function placeOf({ categories }: FeedLine): string {
  let [category] = categories
  while (category?.subCategories?.[0]) category = category.subCategories[0]
  return category?._url ?? ''
}

/** Kinds of requirements per place, each met by products of the candidate places. */
const TABLE: readonly (readonly [place: RegExp, kinds: readonly string[], candidates: RegExp])[] = [
  [/wall-basin-mixers|bath-mixers|shower-mixers|wall-top-assemblies/, ['in-wall-body'], /stop-valves/],
  [/products\/basins\/(?!vanities)/, ['waste', 'trap'], /wastes-traps/],
  [/vanities/, ['waste'], /wastes-traps/],
  [/in-wall-cisterns/, ['flush-plate'], /flush-buttons/],
  [/sanitaryware\/cisterns/, ['valve'], /stop-valves/],
]

it.each(TABLE)('every product of %s states %j', (place, kinds, candidates) => {
  const there = records.filter((record) => place.test(placeOf(record)))
  expect(there.length).toBeGreaterThan(3)
  for (const record of there) {
    expect(kindsOf(record), record.name['en-AU']).toEqual(kinds)
    for (const { anyOf } of record.requires ?? []) {
      for (const sku of anyOf) expect(placeOf(bySku.get(sku)!), sku).toMatch(candidates)
    }
  }
})

it('every suite with a cistern in sight states its stop; those in the wall come with frame and plate', () => {
  const suites = records.filter(({ 'product-types': types }) => types.includes('Toilet suites'))
  expect(suites.length).toBeGreaterThan(30)
  for (const record of suites) {
    const isInWall = record.variants.every(({ attributes }) => String(attributes['inlet-type']).startsWith('In-wall'))
    const hasEntry = record.variants.some(({ attributes }) => /entry/i.test(String(attributes['inlet-type'])))
    if (hasEntry || !isInWall) expect(kindsOf(record), record.name['en-AU']).toEqual(['valve'])
    else expect(JSON.stringify(record.variants[0]?.attributes['item-attributes'])).toMatch(/2371/)
  }
})

it('each code exists, is on sale wherever the product is, and stands once', () => {
  for (const { requires = [], markets, status, name } of records) {
    for (const { anyOf } of requires) {
      expect(new Set(anyOf).size).toBe(anyOf.length)
      for (const market of status === 'current' ? markets : []) {
        const sold = anyOf.filter((sku) => bySku.get(sku)?.markets.includes(market))
        expect(sold.length, `${name['en-AU']} in ${market}`).toBeGreaterThan(0)
      }
      for (const sku of anyOf) expect(bySku.get(sku)?.status, sku).toBe('current')
    }
  }
})

it('twins are of one product, one finish and two hands, and name each other', () => {
  const twins = records.flatMap((record) => record.variants.filter(({ handedTwin }) => handedTwin !== undefined))
  expect(twins.length).toBeGreaterThan(40)
  for (const { sku, handedTwin = '', attributes } of twins) {
    const other = bySku.get(handedTwin)?.variants.find((variant) => variant.sku === handedTwin)
    expect(other?.handedTwin).toBe(sku)
    expect(other?.attributes['colour']).toBe(attributes['colour'])
    expect(bySku.get(handedTwin)).toBe(bySku.get(sku))
  }
})

it('no suite or cistern lists the inlet valve of another entry as a spare part, or lacks that of its own', () => {
  const wrong = records.flatMap(({ variants }) =>
    variants.filter(({ attributes }) => {
      const entry = String(attributes['inlet-type'])
      const listed = JSON.stringify(attributes['item-attributes'] ?? [])
      return (
        (entry === 'Back entry' && listed.includes('"405031"')) ||
        (entry === 'Bottom entry' && listed.includes('"405032"')) ||
        (entry.startsWith('Top or side entry') && listed.includes('"405031"')) ||
        (entry.startsWith('Back or bottom entry') && !(listed.includes('"405031"') && listed.includes('"405032"')))
      )
    }),
  )
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})
