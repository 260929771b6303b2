import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { importCatalogue } from './commands.server.ts'
import { readFeed } from '../feed/read-feed.server.ts'
import { toFeedRecord } from '../feed/write-feed.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { withPricesAt } from '@specify/catalogue/prices/dated-prices.ts'
import { marketPrice } from '@specify/catalogue/prices/price.ts'
import { findLatestGeneration, readCatalogue, readChanges } from './queries.server.ts'
import { turnPrices } from './turn-prices.server.ts'

const database = useDatabase()
const IMPORTED = new Date('2027-06-01T00:00:00Z')

const record = (productId: string, priceValues: readonly object[]) => ({
  productId,
  name: `Product ${productId}`,
  categories: [{ categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }],
  variants: [{ sku: `${productId}-1`, priceValues, attributes: {} }],
})

const RECORDS = [
  record('dated', [
    { currencyCode: 'AUD', value: 52_000, validFrom: '2028-01-01' },
    { currencyCode: 'AUD', value: 51_500, discounted: 50_000, validFrom: '2027-07-01' },
    { currencyCode: 'AUD', value: 48_000 },
    { currencyCode: 'NZD', value: 60_000, validFrom: '2027-07-01' },
  ]),
  record('plain', [{ currencyCode: 'AUD', value: 1000 }]),
]

function load() {
  const lines = RECORDS.map((each) => JSON.stringify(each)).join('\n')
  return importCatalogue(database(), readFeed(Readable.from([lines])), { now: IMPORTED })
}

async function products(): Promise<Product[]> {
  const found: Product[] = []
  await readCatalogue(database(), async (_, all) => {
    for await (const each of all) found.push(each)
  })
  return found
}

const cents = (product: Product, locale: 'au' | 'nz', at: string) => {
  const [variant] = withPricesAt(product, new Date(at)).variants
  const { price, discounted } = marketPrice(variant!, locale)
  return [price?.centAmount, discounted?.centAmount]
}

describe('a price with a day', () => {
  it('holds from the midnight of its market and comes back from an export', async () => {
    await load()
    const [dated] = await products()
    expect(cents(dated!, 'au', '2027-06-30T13:59:59Z')).toEqual([48_000, undefined])
    expect(cents(dated!, 'au', '2027-06-30T14:00:00Z')).toEqual([51_500, 50_000])
    expect(cents(dated!, 'au', '2027-12-31T12:59:59Z')).toEqual([51_500, 50_000])
    expect(cents(dated!, 'au', '2027-12-31T13:00:00Z')).toEqual([52_000, undefined])
    expect(cents(dated!, 'nz', '2027-06-30T11:59:59Z')).toEqual([undefined, undefined])
    expect(cents(dated!, 'nz', '2027-06-30T12:00:00Z')).toEqual([60_000, undefined])
    expect(JSON.stringify(withPricesAt(dated!, IMPORTED))).not.toContain('2028')

    const line = JSON.stringify(toFeedRecord(dated!))
    for await (const read of readFeed(Readable.from([line])))
      if (read.kind === 'accepted') expect(read.product).toEqual(dated)
  })

  it('makes one generation with what it concerns as its day begins, and no other', async () => {
    await load()
    const imported = (await findLatestGeneration(database()))!
    expect(await turnPrices(database(), new Date('2027-06-30T11:00:00Z'))).toBe(0)
    const both = ['2027-06-30T14:00:01Z', '2027-06-30T14:00:02Z'].map((at) => turnPrices(database(), new Date(at)))
    expect((await Promise.all(both)).reduce((sum, count) => sum + count)).toBe(1)
    const changes = await readChanges(database(), { since: imported, most: 10 }, async (read) => read)
    expect(changes?.changed).toEqual(['dated'])
    expect(changes?.generation.id).toBe(imported.id + 1)
    expect(await turnPrices(database(), new Date('2027-07-20T00:00:00Z'))).toBe(0)
  })
})

it.each([
  ['2027-07-01', '2027-07-01'],
  ['2027-06-30T14:00:00Z', '2027-07-01'],
  ['2027-06-30T14:00:01Z', '2027-07-02'],
  ['2027-07-01T00:00:00+10:00', '2027-07-01'],
  [' 2027-07-01T00:00 ', '2027-07-01'],
  ['2027-07-01T09:00', null],
  ['01/07/2027', null],
  ['2027-02-30', null],
  [{}, null],
])('reads the first day of a price from %j', async (validFrom, day) => {
  const line = JSON.stringify(record('p', [{ currencyCode: 'AUD', value: 5, validFrom }]))
  for await (const read of readFeed(Readable.from([line])))
    if (read.kind === 'accepted') {
      expect(read.product.variants[0]?.prices).toEqual({})
      expect(read.product.variants[0]?.datedPrices?.AUD?.[0]?.validFrom ?? null).toBe(day)
      expect(read.remarks).toHaveLength(day === null ? 1 : 0)
    }
})
