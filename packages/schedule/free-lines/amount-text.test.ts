import { describe, expect, it } from 'vitest'
import { amountText, readAmount } from './amount-text.ts'

describe('a typed amount', () => {
  it.each([
    ['1200', 120_000],
    [' $1,200.50 ', 120_050],
    ['0.5', 50],
    ['10,000,000', 1_000_000_000],
    ['350.00', 35_000],
  ])('reads %s', (typed, cents) => {
    expect(readAmount(typed)).toBe(cents)
    expect(readAmount(amountText(cents))).toBe(cents)
  })

  it.each(['', '1.200', '1,20', '12,00,0', '-5', '1e9', 'NaN', '1 200,50', '$', 'POA', '1234567890', '１２'])(
    'does not read %s',
    (typed) => expect(readAmount(typed)).toBeNull(),
  )
})
