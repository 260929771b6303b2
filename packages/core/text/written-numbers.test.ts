import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countOf, countText } from './count-text.ts'
import { CURRENCY_CODES, formatMoney, money } from '../money.ts'

const amount = fc.oneof(fc.integer(), fc.integer({ min: -100_000, max: 100_000 }))
/** Larger ones have no room for their cents when they are divided. */
const price = fc.oneof(amount, fc.integer({ min: -1e13, max: 1e13 }))

it('writes counts as Australia and New Zealand do', () => {
  const [au, nz] = [new Intl.NumberFormat('en-AU'), new Intl.NumberFormat('en-NZ')]
  fc.assert(
    fc.property(fc.oneof(amount, fc.maxSafeInteger()), (count) => {
      expect([countText(count), countText(count)]).toEqual([au.format(count), nz.format(count)])
    }),
  )
  expect([countOf(1, 'item'), countOf(10_013, 'item')]).toEqual(['1 item', '10,013 items'])
})

it('writes amounts as they are read in their market, and hides no cents', () => {
  const languages = { AUD: 'en-AU', NZD: 'en-NZ' }
  fc.assert(
    fc.property(price, fc.constantFrom(...CURRENCY_CODES), fc.constantFrom(0, 2), (cents, currency, digits) => {
      const shown = cents % 100 === 0 ? digits : 2
      const written = new Intl.NumberFormat(languages[currency], {
        style: 'currency',
        currency,
        minimumFractionDigits: shown,
        maximumFractionDigits: shown,
      })
      expect(formatMoney(money(cents, currency), digits)).toBe(written.format(cents / 100))
    }),
  )
})
