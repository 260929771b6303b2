import { MAX_COUNT } from '../contents/model.ts'
import type { WishlistAnswer } from './wishlist-answer.ts'

export type WishlistChange =
  | { readonly kind: 'remove'; readonly lineItemId: string }
  | { readonly kind: 'count'; readonly lineItemId: string; readonly count: number }
  | { readonly kind: 'clear' }

function withChange(wishlist: WishlistAnswer, change: WishlistChange): WishlistAnswer {
  if (change.kind === 'clear') return { ...wishlist, lineItems: [] }
  const { lineItemId } = change
  const lineItems = wishlist.lineItems.flatMap((line) => {
    if (line.lineItemId !== lineItemId) return line
    return change.kind === 'remove' ? [] : { ...line, count: Math.min(MAX_COUNT, change.count) }
  })
  return { ...wishlist, lineItems }
}

export interface PendingWishlist {
  readonly confirmed: WishlistAnswer
  readonly pending: readonly { readonly id: number; readonly change: WishlistChange }[]
}

export function shownWishlist({ confirmed, pending }: PendingWishlist): WishlistAnswer {
  return pending.reduce((wishlist, { change }) => withChange(wishlist, change), confirmed)
}

/** Settles a pending change: confirmed with the new wishlist, or rolled back. */
export function settled(state: PendingWishlist, id: number, answer: WishlistAnswer | null): PendingWishlist {
  return {
    confirmed: answer ?? state.confirmed,
    pending: state.pending.filter((each) => each.id !== id),
  }
}
