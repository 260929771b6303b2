import { describe, expect, it } from 'vitest'
import { fittingVariant, type AnyOfConditions } from './fitting-variant.ts'
import type { VariantHit } from '../catalogue/search-record.ts'

const variant = (id: string, differences: VariantHit['differences'], cents: number): VariantHit => ({
  id,
  key: id,
  sku: id,
  images: [],
  prices: [{ currencyCode: 'AUD', centAmount: cents }],
  colour: null,
  'item-code': null,
  'variant-name': null,
  IsGWAInternal: false,
  label: null,
  path: '',
  differences,
})
const hit = {
  variants: [
    variant('short chrome', { colour: 'Chrome', length: 600 }, 10_000),
    variant('long chrome', { colour: 'Chrome', length: 800 }, 20_000),
    variant('long black', { colour: 'Matte Black', length: 800 }, 30_000),
  ],
  masterVariantID: 'long chrome',
}
const black: AnyOfConditions = [
  { attribute: 'colour', values: ['Black'] },
  { attribute: 'colour', values: ['Matte Black'] },
]
const short: AnyOfConditions = [{ attribute: 'length', range: { max: 700 } }]
const cheap: AnyOfConditions = [{ attribute: 'price.AUD', range: { max: 150 } }]
const shared: AnyOfConditions = [{ attribute: 'brand', values: ['Caroma'] }]

describe('the variant that is shown', () => {
  it.each([
    ['the master where nothing is wanted', [], 'long chrome'],
    ['the one of a finish', [black], 'long black'],
    ['the one of a length', [short], 'short chrome'],
    ['the one of a price', [cheap], 'short chrome'],
    ['the first of two wishes that none meets together', [black, short], 'long black'],
    ['the other way round', [short, black], 'short chrome'],
    ['the master where all are equal in what is wanted', [shared], 'long chrome'],
  ])('is %s', (_, wanted, expected) => {
    expect(hit.variants[fittingVariant(hit, wanted, 'au')]?.id).toBe(expected)
  })

  it('is the preferred one of those that meet as much', () => {
    const isLong = ({ id }: VariantHit) => id === 'long black'
    expect(hit.variants[fittingVariant(hit, [], 'au', isLong)]?.id).toBe('long black')
    expect(hit.variants[fittingVariant(hit, [short], 'au', isLong)]?.id).toBe('short chrome')
  })
})
