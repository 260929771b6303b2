import { expect, it } from 'vitest'
import { acceptedNote, acceptNote, quoteCartOf } from './cart-note.ts'

const line = (count: number, quoteId?: string) => ({
  id: 'x',
  sku: 'A',
  name: 'A',
  count,
  seenCents: 1,
  ...(quoteId !== undefined && {
    quote: { quoteId, quoteNumber: 'Q', priceCents: 1, count, until: '', freightCents: 0 },
  }),
})

it('pieces of a cart are of a quote or of others', () => {
  expect(quoteCartOf([line(4), line(9, 'q'), line(2, 'other'), line(3, 'q')], 'q')).toEqual({ ofQuote: 12, others: 6 })
})

it('says what accepting does to a cart', () => {
  expect(acceptNote({ ofQuote: 0, others: 0 })).toBe(
    'Accepting puts these products into your cart at the quoted prices and freight.',
  )
  expect(acceptNote({ ofQuote: 0, others: 4 })).toBe(
    'Your cart holds 4 other items, which stay. Accepting adds these products at the quoted prices and freight; what is there keeps its own prices and delivery.',
  )
  expect(acceptNote({ ofQuote: 0, others: 1 })).toContain('holds 1 other item, which stays.')
})

it('says what an accepted quote has in the cart', () => {
  const until = '27 Dec 2026'
  expect(acceptedNote({ ofQuote: 597, others: 4 }, until, false)).toBe(
    'Accepted: 597 pieces are in your cart at the quoted prices and freight until 27 Dec 2026, beside 4 other items.',
  )
  expect(acceptedNote({ ofQuote: 1, others: 0 }, until, false)).toBe(
    'Accepted: 1 piece is in your cart at the quoted prices and freight until 27 Dec 2026.',
  )
  expect(acceptedNote({ ofQuote: 2, others: 0 }, until, true)).toBe(
    'Accepted. The quoted prices held until 27 Dec 2026; 2 pieces are still in your cart, at the prices of today.',
  )
  expect(acceptedNote({ ofQuote: 0, others: 3 }, until, false)).toBe(
    'Accepted. Its products are no longer in your cart.',
  )
})
