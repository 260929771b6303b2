import { describe, expect, it } from 'vitest'
import { skus, useProductActions } from './testing/use-product-actions.ts'

const { run } = useProductActions()

describe('query', () => {
  it('searches, counts and pages', async () => {
    const first = await run('query', { query: 'fixture mixer', limit: 5 })
    const second = await run('query', { query: 'fixture mixer', limit: 5, page: 2 })
    expect(first.total).toBe(60)
    expect(new Set([...skus(first), ...skus(second)]).size).toBe(10)
  })

  it('narrows to categories, by key or by address', async () => {
    expect((await run('query', { categories: ['basins'] })).total).toBe(3)
    expect((await run('query', { categories: ['/products/basins/counter-basins/'] })).total).toBe(3)
    expect((await run('query', { categories: ['basins', 'tapware'] })).total).toBe(63)
    expect((await run('query', { categories: ['nothing'] })).total).toBe(0)
    expect((await run('query', { categories: ['basins'] }, 'internal')).total).toBe(4)
  })

  it('shows the variant whose code is searched for', async () => {
    expect(skus(await run('query', { query: 'fm-1003b' }))[0]).toBe('FM1003B')
  })
})

describe('getRelatedProducts', () => {
  it('gives at most twelve of the same category, without the product itself', async () => {
    const answer = await run('getRelatedProducts', { sku: 'FM1027B' })
    expect(answer.items).toHaveLength(12)
    expect(answer.items.map(({ productId }: { productId: string }) => productId)).not.toContain('mixer-27')
  })

  it('knows internal relatives for staff only', async () => {
    expect(skus(await run('getRelatedProducts', { sku: 'BB100' }))).toEqual(['HI100', '00TB-1.5/A'])
    expect(skus(await run('getRelatedProducts', { sku: 'BB100' }, 'internal'))).toContain('ZZINTSKU1')
  })
})

describe('queryCategories', () => {
  it('counts what the reader may see', async () => {
    const { categories } = await run('queryCategories', {})
    expect(categories.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Tapware', 60],
      ['Basins', 3],
    ])
    const staff = await run('queryCategories', { format: 'list' }, 'internal')
    expect(staff.categories.map(({ _url, count }: { _url: string; count: number }) => [_url, count])).toEqual([
      ['/products/tapware/', 60],
      ['/products/tapware/basin-mixers/', 60],
      ['/products/basins/', 4],
      ['/products/basins/counter-basins/', 4],
    ])
  })
})

describe('searchableAttributes', () => {
  it('names the filters of the market with values and ranges', async () => {
    const { attributes } = await run('searchableAttributes', {}, 'public', 'nz')
    expect(attributes).toContainEqual({
      key: 'price',
      attribute: 'price.NZD',
      type: 'range',
      label: 'Price',
      unit: '$',
      values: [],
      range: { min: 210, max: 788 },
    })
    const colour = attributes.find(({ key }: { key: string }) => key === 'colour')
    expect(colour.values).toContainEqual({ value: 'Matte Black', label: 'Matte Black', count: 30 })
  })
})
