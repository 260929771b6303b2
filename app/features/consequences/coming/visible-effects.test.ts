import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import type { FieldChange } from '#app/features/changes/plan/compare-products.ts'
import { visibleEffects } from './visible-effects.ts'

const VARIANT = plainVariant('MIX-1', {
  prices: { AUD: { centAmount: 34_900 }, NZD: { centAmount: 39_900 } },
  attributes: { 'outlet-length': 200, IsNZ41121Compliant: true },
})
const PUBLIC = { locale: 'au', visibility: 'public' } as const

type Line = readonly [sku: string, field: string, was: string, is: string]

function effects(
  lines: readonly Line[],
  { reader = PUBLIC, kind = 'changed', product = {}, variant = VARIANT }: Options = {},
) {
  const fields = lines.map(([sku, field, was, is]): FieldChange => ({ sku, field, was, is }))
  return visibleEffects({ kind, fields }, { product: plainProduct([variant], product), variant }, reader)
}

interface Options {
  readonly reader?: { readonly locale: 'au' | 'nz'; readonly visibility: 'public' | 'internal' }
  readonly kind?: 'changed' | 'withdrawn'
  readonly product?: Partial<Product>
  readonly variant?: Variant
}

const textsOf = (...given: Parameters<typeof effects>) => effects(...given).texts

describe('effects of a planned change', () => {
  it('are prices of the market as they are shown', () => {
    const prices: Line[] = [
      ['MIX-1', 'price AUD', '349.00', '399.50'],
      ['MIX-1', 'price NZD', '399.00', '449.00'],
      ['MIX-2', 'price AUD', '100.00', '200.00'],
    ]
    expect(textsOf(prices)).toEqual(['Price: $349 → $399.50'])
    expect(textsOf(prices, { reader: { locale: 'nz', visibility: 'public' } })).toEqual(['Price: $399 → $449'])
    expect(textsOf([['MIX-1', 'sale price AUD', '', '299.00']])).toEqual(['Price: $349 → $299'])
    expect(textsOf([['MIX-1', 'price AUD', '349.00', '']])).toEqual(['Price: $349 → none'])
    expect(textsOf([['MIX-1', 'price AUD from 2027-07-01', '', '359.00']])).toEqual(['Price from 1 Jul 2027: $359'])
  })

  it('are no price that readers do not see, or that does not hold today', () => {
    const price: Line[] = [
      ['MIX-1', 'price AUD', '349.00', '399.00'],
      ['MIX-1', 'price AUD from 2027-07-01', '', '359.00'],
    ]
    const product = { builderRange: { au: true, nz: false } }
    expect(textsOf(price, { product })).toEqual([])
    expect(textsOf(price, { product, reader: { locale: 'au', visibility: 'internal' } })).toHaveLength(2)
    expect(textsOf([['MIX-1', 'price AUD', '340.00', '399.00']])).toEqual([])
  })

  it('are names and values of the product page, and nothing that it does not show', () => {
    expect(
      textsOf([
        ['', 'name Australia', 'Old', 'New'],
        ['', 'name New Zealand', 'Alt', 'Neu'],
        ['', 'metaKeywords', '', 'secret'],
        ['', 'description', 'a', 'b'],
        ['MIX-1', 'outlet-length', '200', '220'],
        ['MIX-1', 'outlet-height', '', '90'],
        ['MIX-1', 'item-code', '1', '2'],
        ['MIX-1', 'IsNZ41121Compliant', 'true', 'false'],
      ]),
    ).toEqual(['Name: Old → New', 'Spout reach: 200 mm → 220 mm', 'Outlet height: not stated → 90 mm'])
    expect(textsOf([['', 'metaKeywords', '', 'secret']])).toEqual([])
  })

  it('end a product that goes, from one variant, from one market or from the public', () => {
    const endOf = (...given: Parameters<typeof effects>) => {
      const { texts, isEnd } = effects(...given)
      return isEnd ? texts : null
    }
    expect(endOf([], { kind: 'withdrawn' })).toEqual(['Withdrawn'])
    expect(endOf([['MIX-1', 'variant', 'MIX-1', '']])).toEqual(['Withdrawn'])
    expect(endOf([['MIX-2', 'variant', 'MIX-2', '']])).toBeNull()
    expect(endOf([['', 'markets', 'au, nz', 'nz']])).toEqual(['No longer sold in Australia'])
    const hidden: Line[] = [['', 'IsGWAInternal', 'false', 'true']]
    expect(endOf(hidden)).toEqual(['Withdrawn'])
    expect(endOf(hidden, { reader: { locale: 'au', visibility: 'internal' } })).toBeNull()
    const ended = effects([
      ['', 'status', 'current', 'discontinued'],
      ['', 'replacedBy', '', 'NEW-1, NEW-2'],
    ])
    expect(ended).toEqual({ texts: ['Discontinued'], isEnd: true, replacedBy: ['NEW-1', 'NEW-2'] })
  })
})
