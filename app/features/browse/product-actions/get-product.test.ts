import { describe, expect, it } from 'vitest'
import type { Visibility } from '@specify/core/actor.ts'
import { useProductActions } from './testing/use-product-actions.ts'

const { run } = useProductActions()

describe('getProduct', () => {
  it.each(['00TB-1.5/A', '00tb-1.5/a', '00TB_1.5_A'])('finds a product by its code: %s', async (sku) => {
    const { product } = await run('getProduct', { sku })
    expect(product).toMatchObject({
      productId: 'turoa-basin',
      name: { 'en-AU': 'Tūroa Basin', 'en-NZ': 'Tūroa Bench Basin' },
      _url: '/product/turoa-basin-white-00TB_1.5_A/',
      selectedVariant: '00TB-1.5/A',
      categoryKeys: ['basins', 'basins/counter-basins'],
    })
    expect(product.variants[0]).toMatchObject({
      price: { centAmount: 40_000, currencyCode: 'AUD', fractionDigits: 2 },
      discountedPrice: null,
      contactUs: false,
      priceValues: [{ currencyCode: 'AUD', value: 40_000 }],
    })
  })

  it('gives the variant that was asked for, and the prices of the market', async () => {
    const { product } = await run('getProduct', { sku: 'tb200w' }, 'public', 'nz')
    expect(product).toMatchObject({ selectedVariant: 'TB 200+W', _url: '/product/turoa-basin-matte-white-TB_200_W/' })
    expect(product.variants[1].priceValues).toEqual([{ currencyCode: 'NZD', value: 51_000 }])
  })

  it('names other products only where the reader may know of them', async () => {
    const open = await run('getProduct', { sku: '00TB-1.5/A' })
    expect(open.product.alternatives).toEqual(['BB100'])
    expect(open.product.variants[0]).toMatchObject({
      bundleReferences: ['HI100', 'BB100'],
      spareReferences: ['FM1000C'],
    })
    const staff = await run('getProduct', { sku: '00TB-1.5/A' }, 'internal')
    expect(staff.product.alternatives).toEqual(['BB100', 'ZZINTSKU1'])
    expect(staff.product.variants[0].bundleReferences).toEqual(['HI100', 'ZZINTSKU2', 'BB100'])
  })

  it('has the lists of a variant among its attributes, each name with its value, and the bullets by language', async () => {
    const listsOf = async (visibility: Visibility) => {
      const { product } = await run('getProduct', { sku: '00TB-1.5/A' }, visibility)
      const { attributes } = product.variants[0]
      const named = (key: string) =>
        Object.fromEntries(
          attributes[key].map(({ name, value }: { name: string; value: string | string[] }) => [name, value]),
        )
      return { features: attributes.features, items: named('item-attributes'), files: named('assets-attributes') }
    }
    const open = await listsOf('public')
    expect(Object.keys(open.features)).toEqual(['en-AU'])
    expect(open.items).toEqual({ 'bundle-references': ['HI100', 'BB100'], 'spare-references': ['FM1000C'] })
    expect(Object.keys(open.files)).not.toContain('test-report')
    expect(Object.keys((await listsOf('internal')).files)).toContain('test-report')
  })

  it('has no amount where the public is asked to contact us', async () => {
    const answer = await run('getProduct', { sku: 'BB100' })
    expect(answer.product.variants[0]).toMatchObject({ contactUs: true, price: null, priceValues: [] })
    expect(JSON.stringify(answer)).not.toContain('77777')
    expect((await run('getProduct', { sku: 'BB100' }, 'internal')).product.variants[0].price.centAmount).toBe(77_777)
    expect((await run('getProduct', { sku: 'BB100' }, 'public', 'nz')).product.variants[0].price.centAmount).toBe(
      78_777,
    )
  })

  it.each(['ZZINTSKU1', 'zzintsku2', 'NOSUCH1'])('does not know %s', async (sku) => {
    await expect(run('getProduct', { sku })).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no such product.',
    })
  })

  it('shows staff everything', async () => {
    expect((await run('getProduct', { sku: 'ZZINTSKU2' }, 'internal')).product).toMatchObject({
      productId: 'half-internal',
      selectedVariant: 'ZZINTSKU2',
    })
  })
})
