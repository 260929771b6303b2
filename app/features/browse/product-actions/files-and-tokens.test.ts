import { describe, expect, it } from 'vitest'
import type { Visibility } from '@specify/core/actor.ts'
import { useProductActions } from './testing/use-product-actions.ts'

const { run, tokens } = useProductActions()

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
