import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '@specify/catalogue/product/model.ts'
import { FILE_TYPES } from '@specify/catalogue/files/product-file.ts'
import { feedRecord } from '../testing/feed-records.ts'
import { readProducts } from '../testing/read-products.ts'
import { toFeedRecord } from './write-feed.ts'

async function accept(...records: readonly object[]): Promise<Product[]> {
  return [...(await readProducts(records)).products]
}

describe('what is exported and imported again', () => {
  it('is the same product, byte for byte, whatever the feed has held', async () => {
    await fc.assert(
      fc.asyncProperty(feedRecord, async (raw) => {
        const [first] = await accept(raw)
        fc.pre(first !== undefined)
        const exported = JSON.stringify(toFeedRecord(first))
        const [second] = await accept(JSON.parse(exported))
        expect(second).toEqual(first)
        // Imports compare the stored JSON, so the order of its fields counts, too.
        expect(JSON.stringify(second)).toBe(JSON.stringify(first))
        expect(JSON.stringify(toFeedRecord(second!))).toBe(exported)
      }),
      { numRuns: 100 },
    )
  })

  it('has every field of the format', async () => {
    const [example] = fc.sample(feedRecord, { numRuns: 1, seed: 1 })
    const [product] = await accept({
      ...example,
      requires: [{ kind: 'waste', anyOf: ['W1'] }],
      classification: { system: 'CSI MasterFormat', code: '22 41 39', title: 'Faucets' },
      buildingProduct: { use: 'Indoors' },
      ...EVIDENCE,
      IsGWAInternal: false,
      variants: [FULL_VARIANT],
    })
    const exported = JSON.stringify(toFeedRecord(product!))
    const format = readFileSync('docs/catalogue-format.md', 'utf8')
    const named = [...format.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cells]) =>
      [...cells!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!),
    )
    // The short form of prices, and what is read instead of `slug`, are written in the long form.
    const fields = named.filter((name) => !['price', 'discountedPrice', 'npm'].includes(name))
    expect(fields.length).toBeGreaterThan(25)
    for (const field of [...fields, 'features', ...Object.keys(FILE_TYPES), 'version', 'date', 'size', 'discounted']) {
      expect(exported).toContain(`"${field}"`)
    }
    expect(product!.variants[0]!.files).toHaveLength(Object.keys(FILE_TYPES).length)
    for (const file of product!.variants[0]!.files)
      expect(file).toMatchObject({ sizeBytes: 5, version: '2', date: '2025-01-02' })
  })

  it('reads the size of a file under the name that older exports gave it', async () => {
    const asset = { name: 'RFA-file', value: '/a.rfa', sizeBytes: 1_234 }
    const [product] = await accept({ ...PLAIN, variants: [{ sku: '1', attributes: { 'assets-attributes': [asset] } }] })
    expect(product!.variants[0]!.files).toEqual([{ type: 'RFA-file', url: '/a.rfa', sizeBytes: 1_234 }])
    expect(JSON.stringify(toFeedRecord(product!))).toContain('"size":1234')
  })
})

const PLAIN = {
  productId: 'p',
  name: 'Basin',
  categories: [{ categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }],
}

const EVIDENCE = {
  waterUse: 'drinking',
  accessStandards: [{ standard: 'AS 1428.1', edition: '2021', clause: '15.2', use: 'accessible', hand: 'left' }],
  dezincificationResistant: true,
  dataCheckedOn: '2026-10-01',
}

const FULL_VARIANT = {
  sku: 'A1',
  handedTwin: 'A2',
  ...EVIDENCE,
  priceValues: [{ currencyCode: 'AUD', value: 500, discounted: 400 }],
  attributes: {
    'assets-attributes': Object.keys(FILE_TYPES).map((name) => ({
      name,
      value: `/${name}.x`,
      version: '2',
      date: '2025-01-02',
      size: 5,
    })),
  },
}
