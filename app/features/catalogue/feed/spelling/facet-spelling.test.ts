import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProducts } from '#app/features/catalogue/testing/read-products.ts'
import { FacetSpellings, spellingKey } from './facet-spelling.ts'
import { toFeedRecord } from '../write-feed.ts'

const record = (id: number, attributes: object, over: object = {}) => ({
  productId: `p${id}`,
  name: 'Mixer',
  categories: [{ categoryId: 'tapware', name: 'Tapware', _url: '/products/tapware/' }],
  variants: [{ sku: `S${id}`, attributes }],
  ...over,
})

async function read(records: readonly object[]) {
  const { products, lines } = await readProducts(records)
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

  it('are said for the lines that write them otherwise alone, after all lines', async () => {
    const { lines } = await readProducts([
      record(1, { colour: 'matte black' }),
      { productId: 'p9', name: 'Without a variant' },
      record(2, { colour: 'Matte Black' }),
      record(2, { colour: 'MATTE BLACK' }),
      record(3, { colour: 'Matte Black' }, { replacedBy: ['Z9'] }),
    ])
    expect(lines.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
      'accepted 1',
      'refused 2',
      'accepted 3',
      'refused 4',
      'accepted 5',
      'respelt 1',
      'noted 5',
      'noted null',
      'spelt null',
    ])
  })

  it('leave each SKU with the line that was the first to use it', async () => {
    const shared = { sku: 'A', attributes: { colour: 'White' } }
    const { products } = await readProducts([
      record(1, {}, { variants: [shared, { sku: 'B', attributes: { colour: 'chrome' } }] }),
      record(2, {}, { variants: [shared, { sku: 'C', attributes: { colour: 'chrome' } }] }),
      record(3, { colour: 'Chrome' }),
      ...[4, 5].map((id) => record(id, { colour: 'Chrome' })),
    ])
    expect(products.map(({ variants }) => variants.map(({ sku, attributes }) => [sku, attributes.colour]))).toEqual([
      [
        ['A', 'White'],
        ['B', 'Chrome'],
      ],
      [['C', 'Chrome']],
      [['S3', 'Chrome']],
      [['S4', 'Chrome']],
      [['S5', 'Chrome']],
    ])
  })

  it('are found however many lines write them', async () => {
    const spellings = new FacetSpellings()
    const [product] = (await readProducts([record(1, { colour: 'chrome' })])).products
    const [other] = (await readProducts([record(1, { colour: 'Chrome' })])).products
    for (let line = 1; line <= 20_001; line++) spellings.add(line, product!)
    expect(spellings.linesOf(spellings.respellings())).toEqual(new Set())
    for (let line = 20_002; line <= 40_003; line++) spellings.add(line, other!)
    expect(spellings.respellings()).toMatchObject([{ from: 'chrome', to: 'Chrome' }])
    expect(spellings.linesOf(spellings.respellings())).toBeNull()
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
