import { expect, it } from 'vitest'
import { emptyCart, type LineQuote } from './model.ts'
import { lineNotice } from './notices.ts'
import { priceCart } from '../pricing/priced-cart.ts'
import { around, catalogue, NOW, product } from '../testing/carts.ts'

const until = (ms: number) => new Date(NOW.getTime() + ms).toISOString()

function noticeOf(cents: number | null, count: number, validUntil: string) {
  const quote: LineQuote = {
    quoteId: 'q',
    quoteNumber: 'Q-AU-1',
    priceCents: 900,
    count: 3,
    until: validUntil,
    freightCents: 0,
  }
  const line = { id: 'l', sku: 'A', name: 'A', count, seenCents: 900, quote }
  const cart = { ...emptyCart('au'), cartId: 'c', lines: [line] }
  return lineNotice(priceCart(cart, around(catalogue(product('A', cents)))).lines[0]!, 'AUD')
}

it('says why a quote does not apply, also for a product that has no price without it', () => {
  for (const [cents, kind] of [
    [1_000, 'price'],
    [null, 'unavailable'],
  ] as const) {
    expect(noticeOf(cents, 3, until(1))).toBeNull()
    expect(noticeOf(cents, 3, until(-1))).toEqual({ kind, message: 'Quote Q-AU-1 does not apply. It has expired.' })
    const message = 'Quote Q-AU-1 does not apply. It applies to 3 at most.'
    expect(noticeOf(cents, 4, until(1))).toEqual({ kind, message })
  }
})
