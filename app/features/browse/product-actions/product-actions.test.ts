import { beforeAll, describe, expect, it } from 'vitest'
import { VISITOR, type Actor, type Visibility } from '@specify/core/actor.ts'
import type { Locale } from '@specify/core/market.ts'
import { createTokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { openCatalogue } from '#tests/support/demo-backend.ts'
import { FIXTURE_PRODUCTS } from '#tests/support/fixture-catalogue.ts'
import { PRODUCT_ACTIONS } from '../actions.server.ts'

let site: Awaited<ReturnType<typeof openCatalogue>>
beforeAll(async () => {
  site = await openCatalogue(FIXTURE_PRODUCTS)
})

const tokens = createTokenSigner('a secret of the tests, long enough')
const STAFF: Actor = {
  kind: 'account',
  accountId: 'staff-1',
  isInternalUser: true,
  rights: [],
  waitingRights: [],
  provedAt: null,
  isViewed: false,
  hasProfile: true,
  company: null,
}

/** Runs an action as one reader in one market, and holds its answer against its own description. */
async function run(name: string, input: object, visibility: Visibility = 'public', locale: Locale = 'au') {
  const action = PRODUCT_ACTIONS.find((each) => each.name === `product/${name}`)
  if (!action) throw new Error(`there is no ${name}`)
  const answer = await action.prepare(input)({
    catalogue: site.catalogue,
    search: site.search,
    listings: site.table,
    locale,
    visibility,
    tokens,
    actor: visibility === 'internal' ? STAFF : VISITOR,
    now: new Date('2026-01-01T00:00:00Z'),
  })
  const { output } = action.description
  expect(output.safeParse(JSON.parse(JSON.stringify(answer))).error).toBeUndefined()
  return JSON.parse(JSON.stringify(answer))
}

const leaks = (answer: unknown) => JSON.stringify(answer).match(/zzint\w*|987654321|9876[56]\b/gi) ?? []
const skus = (answer: { items: { selectedVariant: string }[] }) =>
  answer.items.map(({ selectedVariant }) => selectedVariant)

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

describe('downloadFiles', () => {
  it('lists the files of each SKU once, by role', async () => {
    const types = async (visibility: Visibility) => {
      const { products } = await run('downloadFiles', { skus: ['00TB-1.5/A', '00tb 1.5 a'] }, visibility)
      expect(products).toHaveLength(1)
      return products[0].files.map(({ type }: { type: string }) => type)
    }
    const open = ['specification-sheet', 'installation-guidelines-set', 'technical-manual']
    expect(await types('public')).toEqual(open)
    expect(await types('internal')).toEqual([...open, 'test-report'])
  })

  it('does not tell internal SKUs from unknown ones', async () => {
    expect(await run('downloadFiles', { skus: ['HI100', 'ZZINTSKU1', 'ZZINTSKU2', 'NOSUCH1'] })).toEqual({
      isError: false,
      products: [{ sku: 'HI100', files: [] }],
      notFound: ['ZZINTSKU1', 'ZZINTSKU2', 'NOSUCH1'],
    })
  })
})

describe('getBundleData', () => {
  const codes = ['BB100', 'ZZINTSKU1', 'HI100', 'ZZINTSKU2', 'NOSUCH1', 'bb-100']
  it('gives the items that the reader may know of, in order, each once', async () => {
    const { items } = await run('getBundleData', { variant: codes, storeKey: 'specify-au' })
    expect(items.map(({ SKU, Prices }: { SKU: string; Prices: object[] }) => [SKU, Prices])).toEqual([
      ['BB100', []],
      ['HI100', [{ country: 'AU', value: { centAmount: 30_000 } }]],
    ])
    const staff = await run('getBundleData', { variant: codes }, 'internal')
    expect(staff.items.map(({ SKU }: { SKU: string }) => SKU)).toEqual(['BB100', 'ZZINTSKU1', 'HI100', 'ZZINTSKU2'])
  })

  it.each(['specify-nz', 'store_nz', 'Store_en_NZ', 'x-en-nz'])(
    'takes the market of the store key %s',
    async (storeKey) => {
      const { items } = await run('getBundleData', { variant: ['BB100'], storeKey })
      expect(items[0].Prices).toEqual([{ country: 'NZ', value: { centAmount: 78_777 } }])
    },
  )
})

describe('getJWTToken', () => {
  it.each([
    ['public', { scope: 'catalogue:public', sub: 'visitor' }],
    ['internal', { scope: 'catalogue:internal', sub: 'staff-1' }],
  ] as const)('stands for what a %s reader may see, for a minute', async (visibility, claims) => {
    const { token, scope } = await run('getJWTToken', {}, visibility)
    expect(scope).toBe(claims.scope)
    expect(tokens.verify(token, new Date('2026-01-01T00:00:59Z'))).toMatchObject(claims)
    expect(tokens.verify(token, new Date('2026-01-01T00:01:00Z'))).toBeNull()
  })
})

describe('no answer for the public', () => {
  it.each(['au', 'nz'] as const)('has a trace of an internal product in %s', async (locale) => {
    const answers = [
      await run('getProduct', { sku: '00TB-1.5/A' }, 'public', locale),
      await run('getProduct', { sku: 'HI100' }, 'public', locale),
      await run('query', { limit: 48 }, 'public', locale),
      await run('query', { limit: 48, page: 2 }, 'public', locale),
      await run('query', { categories: ['basins'] }, 'public', locale),
      await run('query', { query: 'zzintname' }, 'public', locale),
      await run('query', { query: 'zzintsku1' }, 'public', locale),
      await run('getRelatedProducts', { sku: 'HI100' }, 'public', locale),
      await run('queryCategories', {}, 'public', locale),
      await run('searchableAttributes', {}, 'public', locale),
      await run('downloadFiles', { skus: ['00TB-1.5/A', 'HI100'] }, 'public', locale),
      await run('getBundleData', { variant: ['ZZINTSKU1', 'ZZINTSKU2', 'HI100'] }, 'public', locale),
    ]
    expect(leaks(answers)).toEqual([])
  })
})
