import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { emptyCart } from '#app/features/cart/contents/model.ts'
import { priceCart } from '#app/features/cart/pricing/priced-cart.ts'
import { around, catalogue, newId, product } from '#app/features/cart/testing/carts.ts'
import { endOfDayIn } from '@specify/core/market-time.ts'
import { cartLines } from './answer/cart-lines.ts'
import { lastDayText, quoteSums, type Quote, type QuoteAnswer } from './quote.ts'

const SKUS = ['A', 'B', 'C']
const reader = catalogue(...SKUS.map((sku) => product(sku, null)))
const cents = fc.integer({ min: 0, max: 100_000_000 })
const line = fc.record({ priceCents: fc.option(cents), quantity: fc.integer({ min: 1, max: 9_999 }) })

it('the cart that a quote fills comes to what the quote says, to the cent, in AUD and NZD', () => {
  fc.assert(
    fc.property(fc.constantFrom('au', 'nz'), cents, fc.tuple(line, line, line), (locale, freightCents, given) => {
      fc.pre(given.some(({ priceCents }) => priceCents !== null))
      const lines = SKUS.map((sku, index) => ({ sku, name: sku, finish: '', listCents: null, ...given[index]! }))
      const by = { name: '', company: '', email: '' }
      const request = { projectName: '', revisionLabel: 'A', place: '', neededBy: '', words: '', by, lines }
      const answer: QuoteAnswer = {
        lines: lines.map(({ sku, priceCents }) => ({ sku, priceCents, leadTime: '', substitute: null, note: '' })),
        freightCents,
        validUntil: '2026-03-20T00:00:00.000Z',
        words: '',
        by: '',
        at: '',
      }
      const quote: Pick<Quote, 'id' | 'number' | 'locale' | 'request'> = { id: 'q', number: 'Q', locale, request }
      const sums = quoteSums(quote, answer)
      const cart = { ...emptyCart(locale), cartId: 'c', lines: cartLines(quote, answer, newId) }
      const { transaction, taxed, sum } = toCartAnswer(priceCart(cart, around(reader)))
      expect(transaction).toMatchObject({
        subtotal: { centAmount: sums.goodsCents },
        shipping: { centAmount: sums.freightCents },
        tax: { centAmount: sums.taxCents },
        total: { centAmount: sums.totalCents },
      })
      expect(sum.centAmount).toBe(sums.totalCents)
      expect(taxed.netAmount.centAmount).toBe(sums.netCents)
    }),
  )
})

it('has one last day, that of the market', () => {
  const lastDay = (locale: 'au' | 'nz', day: string) =>
    lastDayText({ locale }, { validUntil: endOfDayIn({ code: locale }, day)!.toISOString() })
  for (const locale of ['au', 'nz'] as const) {
    expect(lastDay(locale, '2026-12-27')).toBe('27 Dec 2026')
    expect(lastDay(locale, '2026-07-01')).toBe('1 Jul 2026')
  }
})
