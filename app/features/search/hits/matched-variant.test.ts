import { describe, expect, it } from 'vitest'
import { matchedVariant, suggestedVariant } from './matched-variant.ts'
import type { ProductHit, VariantHit } from '../catalogue/search-record.ts'

const variant = (sku: string): VariantHit => ({
  id: sku,
  key: sku,
  sku,
  images: [],
  prices: [],
  colour: null,
  'item-code': `I${sku}`,
  'variant-name': null,
  IsGWAInternal: false,
  label: null,
  path: '',
  differences: {},
})
const hit: Pick<ProductHit, 'variants' | 'masterVariantID'> = {
  variants: ['97140B6A', '97140C6A', '97140C', '97150C'].map(variant),
  masterVariantID: '97140C6A',
}

describe('the variant that a code is about', () => {
  it.each([
    ['97140', '97140C6A'],
    ['97140c', '97140C'],
    ['97140 b6a', '97140B6A'],
    ['97140-B', '97140B6A'],
    ['9715', '97150C'],
    ['i97150c', '97150C'],
    ['basin mixer', '97140C6A'],
    ['', '97140C6A'],
  ])('%j suggests %s', (text, expected) => {
    expect(suggestedVariant(hit, text)?.sku).toBe(expected)
  })

  it.each([
    ['a family', { code: '97140b6a', typed: '97140', exact: false }, 1],
    ['a beginning of one variant only', { code: '97150c', typed: '9715', exact: false }, 0],
    ['a code in full', { code: '97140b6a', typed: '97140b6a', exact: true }, 0],
    ['a slip of the hand', { code: '97140b6a', typed: '', exact: false }, 0],
  ])('%s', (_, matched, expected) => {
    expect(matchedVariant(hit, { attribute: 'variants.sku', element: 0, ...matched })).toBe(expected)
  })

  it('the one that fits for a family beside conditions', () => {
    const family = { attribute: 'variants.sku', element: 0, code: '97140b6a', typed: '97140', exact: false }
    expect(matchedVariant(hit, family, true)).toBeNull()
    expect(matchedVariant(hit, { ...family, typed: '97140b6a', exact: true }, true)).toBe(0)
  })

  it('none where none was found', () => {
    expect(matchedVariant(hit, null)).toBeNull()
  })
})
