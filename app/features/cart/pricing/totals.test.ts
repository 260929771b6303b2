import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf, splitCents } from './cents.ts'
import { cartTotals } from './totals.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const lines = fc.array(fc.record({ priceCents: cents, count: fc.integer({ min: 1, max: 9_999 }) }), { maxLength: 40 })
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

describe('a part of an amount', () => {
  it('is rounded half up, and exact beyond what floating numbers hold', () => {
    expect(shareOf(1_005, 10, 100)).toBe(101)
    expect(shareOf(1_004, 10, 100)).toBe(100)
    expect(shareOf(9_007_199_254_740_991, 10, 110)).toBe(818_836_295_885_545)
  })

  it('of several add up to it, each within a cent of its exact share', () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitCents(5, [0, 0])).toEqual([0, 0])
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1 }), (amount, weights) => {
        const parts = splitCents(amount, weights)
        const all = sum(weights)
        expect(sum(parts)).toBe(all === 0 ? 0 : amount)
        parts.forEach((part, index) =>
          expect(Math.abs(part - (all === 0 ? 0 : (amount * weights[index]!) / all))).toBeLessThanOrEqual(1),
        )
      }),
    )
  })
})

describe('the totals of a cart', () => {
  it('are those of an example worked by hand', () => {
    const totals = cartTotals(
      [
        { priceCents: 38_950, count: 2 },
        { priceCents: 1_999, count: 1 },
      ],
      { discountCents: 7_990, shippingCents: 1_800 },
      'au',
    )
    expect(totals).toMatchObject({
      subtotalCents: 79_899,
      discountCents: 7_990,
      shippingCents: 1_800,
      totalCents: 73_709,
      // 77,900 - 7,790 = 70,110, of which 1/11 is 6,373.6; 1,999 - 200 = 1,799, of which 163.5; 1,800, of which 163.6
      taxCents: 6_374 + 164 + 164,
    })
    expect(totals.lines.map(({ discountCents }) => discountCents)).toEqual([7_790, 200])
  })

  it.each([
    ['au', 10_000, 909],
    ['nz', 10_000, 1_304],
  ] as const)('include the tax of %s', (locale, priceCents, taxCents) => {
    const totals = cartTotals([{ priceCents, count: 1 }], { discountCents: 0, shippingCents: 0 }, locale)
    expect(totals.taxCents).toBe(taxCents)
  })

  it('add up for any goods, discount and shipping', () => {
    fc.assert(
      fc.property(
        lines,
        fc.double({ min: 0, max: 1, noNaN: true }),
        cents,
        fc.constantFrom('au', 'nz'),
        (goods, part, shippingCents, locale) => {
          const subtotal = sum(goods.map(({ priceCents, count }) => priceCents * count))
          const discountCents = Math.floor(subtotal * part)
          const totals = cartTotals(goods, { discountCents, shippingCents }, locale)
          expect(totals.subtotalCents).toBe(subtotal)
          expect(totals.totalCents).toBe(subtotal - discountCents + shippingCents)
          expect(sum(totals.lines.map((line) => line.totalCents))).toBe(subtotal)
          expect(sum(totals.lines.map((line) => line.discountCents))).toBe(discountCents)
          expect(sum(totals.lines.map((line) => line.taxCents)) + totals.shippingTaxCents).toBe(totals.taxCents)
          for (const line of totals.lines) {
            expect(line.discountCents).toBeLessThanOrEqual(line.totalCents)
            expect(line.taxCents).toBeLessThanOrEqual(line.totalCents - line.discountCents)
          }
          for (const value of Object.values(totals).flat(2))
            if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true)
        },
      ),
    )
  })
})
