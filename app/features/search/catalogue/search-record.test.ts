import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { toSearchRecord } from './search-record.ts'

const variant = (sku: string, over: Partial<Variant> = {}): Variant =>
  plainVariant(sku, {
    prices: { AUD: { centAmount: 12_345 }, NZD: { centAmount: 54_321 } },
    attributes: { 'item-code': sku, colour: 'Chrome' },
    ...over,
  })

const product = (over: Partial<Product> = {}): Product =>
  plainProduct([variant('one')], {
    productId: 'p',
    name: { au: 'Tap', nz: 'Tap' },
    slug: 'tap',
    categories: [
      {
        categoryId: 't',
        name: 'Tapware',
        _url: '/products/tapware/',
        subCategories: [{ categoryId: 'm', name: 'Mixers', _url: '/products/tapware/mixers/', subCategories: [] }],
      },
    ],
    brand: 'B',
    range: 'R',
    productTypes: ['Mixer'],
    sectors: [101],
    ...over,
  })

describe('what an index holds of a product', () => {
  it('is nothing where the reader must not know of it', () => {
    expect(toSearchRecord(product({ isInternal: true }), 'au', 'public')).toBeNull()
    expect(toSearchRecord(product({ isInternal: true }), 'au', 'internal')).not.toBeNull()
    expect(toSearchRecord(product({ status: 'discontinued' }), 'au', 'internal')).toBeNull()
    expect(toSearchRecord(product({ markets: ['nz'] }), 'au', 'internal')).toBeNull()
  })

  it('has no trace of an internal variant in the public index', () => {
    const secret = variant('zzintsku', {
      images: ['zzintimage'],
      attributes: {
        IsGWAInternal: true,
        colour: 'zzintcolour',
        'item-name': 'zzintname',
        length: 987_654,
        'variant-name': 'zzintvariant',
      },
      prices: { AUD: { centAmount: 987_654_321 } },
    })
    const mixed = product({ variants: [variant('one'), secret], masterVariantId: 'zzintsku' })
    expect(JSON.stringify(toSearchRecord(mixed, 'au', 'public'))).not.toMatch(/zzint|987654/)
    expect(JSON.stringify(toSearchRecord(mixed, 'au', 'internal'))).toContain('zzintsku')
  })

  it('has no price where the public is asked to contact us', () => {
    const builder = product({ builderRange: { au: true, nz: false } })
    expect(JSON.stringify(toSearchRecord(builder, 'au', 'public'))).not.toMatch(/12345|123\.45/)
    expect(JSON.stringify(toSearchRecord(builder, 'nz', 'public'))).toContain('54321')
    expect(JSON.stringify(toSearchRecord(builder, 'au', 'internal'))).toContain('12345')
  })

  it('names categories by level and filters by every variant’s values', () => {
    const record = toSearchRecord(
      product({
        variants: [variant('one'), variant('two', { attributes: { colour: 'White', length: 300, leadfree: true } })],
      }),
      'au',
      'public',
    )
    expect(record).toMatchObject({
      'categories.lvl0': ['Tapware'],
      'categories.lvl1': ['Tapware > Mixers'],
      categoryKeys: ['tapware', 'tapware/mixers'],
      colour: ['Chrome', 'White'],
      length: [300],
      leadfree: [true],
      'price.AUD': [123.45],
    })
    expect(record).not.toHaveProperty('price.NZD')
  })
})
