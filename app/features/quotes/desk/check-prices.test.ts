import { expect, it } from 'vitest'
import { doubtfulPrices, doubtKey, doubtText } from './check-prices.ts'

const line = (priceCents: number | null, listCents: number | null = 10_000) => ({ sku: 'A', priceCents, listCents })
const doubtOf = (priceCents: number | null, listCents?: number | null) =>
  doubtfulPrices([line(priceCents, listCents)], 'au').map(({ text }) => text)

it('doubts nothing, more than the list price, more than ten times and less than a tenth of it', () => {
  expect(doubtOf(0)).toEqual(['$0.00, which is nothing'])
  expect(doubtOf(10_001)).toEqual(['$100.01, more than its list price of $100.00'])
  expect(doubtOf(100_000)).toEqual(['$1,000.00, more than its list price of $100.00'])
  expect(doubtOf(100_001)).toEqual(['$1,000.01, more than ten times its list price of $100.00'])
  expect(doubtOf(999)).toEqual(['$9.99, less than a tenth of its list price of $100.00'])
  for (const cents of [1_000, 7_200, 10_000, null]) expect(doubtOf(cents)).toEqual([])
  expect([doubtOf(0, null), doubtOf(5_000_000, null)]).toEqual([['$0.00, which is nothing'], []])
})

it('asks with the first of them, and its key is of these prices alone', () => {
  const many = doubtfulPrices(
    Array.from({ length: 7 }, () => line(0)),
    'au',
  )
  expect(doubtText(many.slice(0, 1))).toBe('1 price looks wrong: A $0.00, which is nothing. Send all the same?')
  expect(doubtText(many)).toMatch(/^7 prices look wrong: (?:A \$0\.00, which is nothing; ){5}and 2 more\. Send all/)
  const keys = [many, many.slice(1), doubtfulPrices([line(10_001)], 'au'), doubtfulPrices([line(10_002)], 'au')]
  expect(new Set(keys.map(doubtKey)).size).toBe(4)
  expect(doubtKey(many)).toMatch(/^7-[0-9a-f]{1,8}$/)
})
