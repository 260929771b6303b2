import { describe, expect, it } from 'vitest'
import { toBundleItem } from './bundle-item.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { pickRelated, relatedCategories } from '@specify/catalogue/product/related-products.ts'
import { plainVariant } from '@specify/catalogue/testing/product.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'

const leaf = (categoryId: string, url: string) => ({ categoryId, name: categoryId, _url: url, subCategories: [] })
const variant = plainVariant('TB 200+W', {
  id: '1',
  key: '1',
  images: ['ProductThumbnail/models/turoa.webp'],
  prices: { AUD: { centAmount: 50_000, discountedCentAmount: 45_000 }, NZD: { centAmount: 51_000 } },
  attributes: { 'item-code': 'IC-7', colour: 'Matte White' },
})

describe('related products', () => {
  it('are looked for where a product stands, each place once', () => {
    const categories = [
      { ...leaf('tapware', '/products/tapware/'), subCategories: [leaf('m', '/products/tapware/mixers/')] },
      leaf('basins', '/products/basins/'),
      leaf('basins-again', '/products/basins/'),
    ]
    expect(relatedCategories({ categories })).toEqual(['tapware/mixers', 'basins'])
  })

  it('are at most twelve others, internal ones for staff only', () => {
    const found = Array.from({ length: 15 }, (_, index) => ({ objectID: `p${index}`, IsGWAInternal: index === 1 }))
    const ids = (visibility: 'public' | 'internal') =>
      pickRelated(found, 'p0', visibility).map(({ objectID }) => objectID)
    expect(ids('internal')).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'p11', 'p12'])
    expect(ids('public')).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'p11', 'p12', 'p13'])
  })
})

describe('a variant by its code', () => {
  const variants = [
    { sku: 'A-1', attributes: { 'item-code': 'X1' } },
    { sku: 'A1', attributes: {} },
  ]
  it.each([
    ['A-1', 'A-1'],
    ['A1', 'A1'],
    ['a 1', 'A-1'],
    ['x/1', 'A-1'],
    ['A', null],
    ['-', null],
    ['', null],
  ])('%j is %j', (code, expected) => {
    expect(findVariant(variants, code)?.sku ?? null).toBe(expected)
  })
})

describe('a component or spare part', () => {
  const product = {
    name: { au: 'Tūroa Basin', nz: 'Tūroa Bench Basin' },
    slug: 'turoa-basin',
    isInternal: false,
    builderRange: { au: true, nz: false },
  } as Product

  it('has names, codes, pictures and the retail price of the market', () => {
    expect(toBundleItem(product, variant, 'nz', 'public')).toEqual({
      Name: { 'en-AU': 'Tūroa Basin', 'en-NZ': 'Tūroa Bench Basin' },
      Slug: { 'en-AU': 'turoa-basin', 'en-NZ': 'turoa-basin' },
      SKU: 'TB 200+W',
      ItemCode: 'IC-7',
      Colour: 'Matte White',
      Images: [{ url: '/media/ProductThumbnail/models/turoa.webp' }],
      Prices: [{ country: 'NZ', value: { centAmount: 51_000 } }],
    })
  })

  it('has no price where the public is asked to contact us', () => {
    expect(toBundleItem(product, variant, 'au', 'public').Prices).toEqual([])
    expect(toBundleItem(product, variant, 'au', 'internal').Prices).toEqual([
      { country: 'AU', value: { centAmount: 50_000 } },
    ])
  })
})
