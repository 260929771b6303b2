import { describe, expect, it } from 'vitest'
import { discountCents, isDiscountOpen, type DiscountTerms } from './discounts.ts'
import { NOW, terms } from '../testing/carts.ts'

describe('discounts', () => {
  it('take off a percentage or an amount, never more than the goods are worth', () => {
    expect(discountCents([terms({ percent: 15 })], 19_999, 'AUD')).toEqual([3_000])
    expect(discountCents([terms({ amounts: { AUD: 5_000 } })], 3_000, 'AUD')).toEqual([3_000])
    const both = [terms({ percent: 60 }), terms({ amounts: { AUD: 5_000 } })]
    expect(discountCents(both, 10_000, 'AUD')).toEqual([6_000, 4_000])
  })

  it('need their minimum, and are open for their time and market', () => {
    expect(discountCents([terms({ percent: 10, minimums: { AUD: 10_001 } })], 10_000, 'AUD')).toEqual([0])
    const open = (more: Partial<DiscountTerms>) => isDiscountOpen(terms({ percent: 10, ...more }), 'au', 'AUD', NOW)
    expect(open({})).toBe(true)
    expect(open({ validUntil: NOW.toISOString() })).toBe(false)
    expect(open({ validFrom: '2026-03-02T00:00:00Z' })).toBe(false)
    expect(open({ markets: ['nz'] })).toBe(false)
    expect(open({ percent: null, amounts: { NZD: 100 } })).toBe(false)
  })
})
