import { describe, expect, it } from 'vitest'
import { settled, shownWishlist, type PendingWishlist } from './optimistic.ts'
import type { WishlistAnswer } from './wishlist-answer.ts'

const listOf = (counts: Record<string, number>): WishlistAnswer => ({
  wishlistId: 'w',
  lineItems: Object.entries(counts).map(([lineItemId, count]) => ({
    lineItemId,
    count,
    name: lineItemId,
    slug: null,
    isAvailable: true,
    price: null,
    variant: { sku: lineItemId, name: null, images: [] },
  })),
})
const counts = (state: PendingWishlist) =>
  Object.fromEntries(shownWishlist(state).lineItems.map(({ lineItemId, count }) => [lineItemId, count]))

describe('a wishlist that changes before the server has said so', () => {
  const state: PendingWishlist = {
    confirmed: listOf({ a: 1, b: 2, c: 3 }),
    pending: [
      { id: 1, change: { kind: 'remove', lineItemId: 'a' } },
      { id: 2, change: { kind: 'count', lineItemId: 'b', count: 5 } },
    ],
  }

  it('shows what was asked for at once', () => {
    expect(counts(state)).toEqual({ b: 5, c: 3 })
  })

  it('takes back what the server did not do, and keeps the rest', () => {
    const after = settled(state, 1, null)
    expect(counts(after)).toEqual({ a: 1, b: 5, c: 3 })
    expect(counts(settled(after, 2, null))).toEqual({ a: 1, b: 2, c: 3 })
  })

  it('goes on from what the server has, with what is still on its way', () => {
    const after = settled(state, 1, listOf({ b: 2, c: 3, d: 1 }))
    expect(counts(after)).toEqual({ b: 5, c: 3, d: 1 })
    expect(counts(settled(after, 2, listOf({ b: 5, c: 3, d: 1 })))).toEqual({ b: 5, c: 3, d: 1 })
  })

  it('can be emptied, and comes back where that failed', () => {
    const cleared = { ...state, pending: [{ id: 9, change: { kind: 'clear' as const } }] }
    expect(counts(cleared)).toEqual({})
    expect(counts(settled(cleared, 9, null))).toEqual({ a: 1, b: 2, c: 3 })
  })
})
