import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { netCents } from '../quote.ts'
import {
  deskTotals,
  differenceText,
  discountedCents,
  grossCents,
  priceText,
  readPercent,
  readPrice,
  setBasis,
  type Desk,
} from './desk.ts'

const line = (cents: number | null | undefined, price = '') => ({ cents, price, lead: '', substitute: '', note: '' })
const desk = (lines: Desk['lines']): Desk => ({
  basis: 'inc',
  lead: '',
  freight: '0.00',
  validUntil: '',
  words: '',
  lines,
})

describe('prices without GST', () => {
  it('are read back as they were typed, to the cent, in both markets', () => {
    fc.assert(
      fc.property(fc.constantFrom('au', 'nz'), fc.integer({ min: 0, max: 80_000_000 }), (locale, net) => {
        expect(netCents(grossCents(net, locale), locale)).toBe(net)
      }),
    )
  })

  it('are taken with GST, and not beyond the limit of an amount', () => {
    expect(readPrice('100', 'ex', 'au')).toBe(11_000)
    expect(readPrice('100', 'ex', 'nz')).toBe(11_500)
    expect(readPrice('', 'ex', 'au')).toBeNull()
    expect(readPrice('ask', 'ex', 'au')).toBeUndefined()
    expect(readPrice('1,000,000', 'inc', 'au')).toBe(100_000_000)
    expect(readPrice('1,000,000', 'ex', 'au')).toBeUndefined()
  })

  it('change no price when they are shown and hidden again', () => {
    // $0.05 has no GST in it, and $0.05 without GST is $0.06 with it.
    const before = desk([line(5, '0.05'), line(null), line(undefined, 'ask'), line(38_950, '389.50')])
    const ex = setBasis(before, 'ex', 'au')
    expect(ex.lines.map(({ price }) => price)).toEqual(['0.05', '', 'ask', '354.09'])
    expect(setBasis(ex, 'inc', 'au')).toEqual(before)
  })
})

it('reads percentages as people write them', () => {
  expect(['28', '28%', ' 12.5 % ', '0', '100', '7.25'].map(readPercent)).toEqual([2_800, 2_800, 1_250, 0, 10_000, 725])
  for (const typed of ['', '-5', '101', '100.01', '28,5', 'x', '1e1', '12.555']) expect(readPercent(typed)).toBeNull()
  expect(discountedCents(38_950, 2_800)).toBe(28_044)
})

it('compares what has both a price and a list price', () => {
  const product = (quantity: number, listCents: number | null) => ({ sku: 'A', brand: '', quantity, listCents })
  const lines = [line(7_200), line(5_000), line(null), line(undefined)]
  const products = [product(10, 10_000), product(3, null), product(1, 9_000), product(1, 9_000)]
  expect(deskTotals(lines, products)).toEqual({ compared: 1, offered: 2, listCents: 100_000, quotedCents: 72_000 })
  expect(differenceText(72_000, 100_000)).toBe('−28.0%')
  expect(differenceText(100_049, 100_000)).toBe('+0.0%')
  expect([differenceText(1, 1), differenceText(1, 0)]).toEqual(['', ''])
  expect(priceText(5, 'inc', 'au')).toBe('0.05')
})
