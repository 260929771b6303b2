import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFeed, type FeedLine } from './read-feed.server.ts'
import { spellingKey } from './facet-spelling.ts'
import { toFeedRecord } from './write-feed.ts'

const record = (id: number, attributes: object, over: object = {}) => ({
  productId: `p${id}`,
  name: 'Mixer',
  categories: [{ categoryId: 'tapware', name: 'Tapware', _url: '/products/tapware/' }],
  variants: [{ sku: `S${id}`, attributes }],
  ...over,
})

async function read(records: readonly object[]) {
  const lines: FeedLine[] = []
  for await (const line of readFeed(Readable.from(records.map((each) => `${JSON.stringify(each)}\n`)))) lines.push(line)
  const products = lines.flatMap((line) => (line.kind === 'accepted' ? [line.product] : []))
  const notes = lines.flatMap((line) => (line.kind === 'noted' ? line.remarks : []))
  return { products, notes: notes.map(({ field, reason }) => `${field}: ${reason}`) }
}

async function colours(values: readonly string[]) {
  const { products, notes } = await read(values.map((colour, id) => record(id, { colour })))
  return { colours: products.map(({ variants }) => variants[0]?.attributes.colour), notes }
}

describe('values that differ only by case, spaces or hyphens', () => {
  it('become the commonest spelling, and a note says so', async () => {
    const values = ['Wall mounted', 'Wall-Mounted', 'wall  mounted', 'Wall mounted', 'WALL–MOUNTED', 'Floor']
    const { products, notes } = await read(values.map((value, id) => record(id, { 'mount-type': value })))
    const found = products.map(({ variants }) => variants[0]?.attributes['mount-type'])
    expect(found).toEqual([...Array<string>(5).fill('Wall mounted'), 'Floor'])
    expect(notes).toEqual([
      'mount-type: "Wall-Mounted" (1) is written "Wall mounted" (2)',
      'mount-type: "wall mounted" (1) is written "Wall mounted" (2)',
      'mount-type: "WALL–MOUNTED" (1) is written "Wall mounted" (2)',
    ])
  })

  it.each([
    [
      ['Matte Black', 'Matt Black', 'Matte black', 'Matte Black'],
      ['Matte Black', 'Matt Black', 'Matte Black', 'Matte Black'],
    ],
    [
      ['10-40 mm', '1040 mm', '10 40 mm'],
      ['10-40 mm', '1040 mm', '10-40 mm'],
    ],
    [
      ['Tūroa', 'Turoa'],
      ['Tūroa', 'Turoa'],
    ],
    [
      ['S-Trap', 's trap'],
      ['S-Trap', 'S-Trap'],
    ],
  ])('%j become %j', async (values, expected) => {
    expect((await colours(values)).colours).toEqual(expected)
  })

  it('also of brands, ranges and types, which products and variants share', async () => {
    const { products, notes } = await read([
      record(
        1,
        { brand: 'Caroma' },
        { brand: 'CAROMA', range: 'Liano II', 'product-types': ['Basin Mixers', 'basin mixers'] },
      ),
      record(2, { brand: 'Caroma' }, { brand: 'Caroma', range: 'Liano-II', 'product-types': 'Basin Mixers' }),
    ])
    expect(products.map(({ brand, range, productTypes }) => [brand, range, productTypes])).toEqual([
      ['Caroma', 'Liano II', ['Basin Mixers']],
      ['Caroma', 'Liano II', ['Basin Mixers']],
    ])
    expect(notes).toHaveLength(3)
  })

  it('are one after the import, and importing the export changes and notes nothing', async () => {
    const part = fc.constantFrom('wall', 'Wall', 'WALL', 'matt', 'Matte', 'chrome', 'Stainless', 'steel', '10', '40')
    const value = fc.array(fc.tuple(part, fc.constantFrom(' ', '-', '', ' - ', '–')), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 12 }), async (written) => {
        const values = written.map((parts) => parts.flat().join('').trim())
        const { products } = await read(
          values.map((colour, id) =>
            record(
              id,
              {},
              { variants: [0, 1].map((n) => ({ sku: `${id}.${n}`, attributes: { colour: n ? colour : 'Other' } })) },
            ),
          ),
        )
        const kept = new Set(
          products.flatMap(({ variants }) => variants.map(({ attributes }) => String(attributes.colour))),
        )
        expect(new Set([...kept].map(spellingKey)).size).toBe(kept.size)
        const again = await read(products.map(toFeedRecord))
        expect(again.notes).toEqual([])
        expect(JSON.stringify(again.products)).toBe(JSON.stringify(products))
      }),
      { numRuns: 60 },
    )
  })
})
