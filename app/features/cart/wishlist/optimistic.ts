import { MAX_COUNT } from '../model.ts'
import type { WishlistAnswer } from './wishlist-answer.ts'

/** A change that is shown before the server has made it. */
export type WishlistChange =
  | { readonly kind: 'remove'; readonly lineItemId: string }
  | { readonly kind: 'count'; readonly lineItemId: string; readonly count: number }
  | { readonly kind: 'clear' }

/** A wishlist as it will be once the server has made a change. */
function withChange(wishlist: WishlistAnswer, change: WishlistChange): WishlistAnswer {
  if (change.kind === 'clear') return { ...wishlist, lineItems: [] }
  const { lineItemId } = change
  const lineItems = wishlist.lineItems.flatMap((line) => {
    if (line.lineItemId !== lineItemId) return line
    return change.kind === 'remove' ? [] : { ...line, count: Math.min(MAX_COUNT, change.count) }
  })
  return { ...wishlist, lineItems }
}

/** What the server has confirmed, and the changes that are on their way to it. */
export interface PendingWishlist {
  readonly confirmed: WishlistAnswer
  readonly pending: readonly { readonly id: number; readonly change: WishlistChange }[]
}

/** What is shown: what is confirmed with everything that is on its way. */
export function shownWishlist({ confirmed, pending }: PendingWishlist): WishlistAnswer {
  return pending.reduce((wishlist, { change }) => withChange(wishlist, change), confirmed)
}

/** A change has come back: made, with what the wishlist is now, or not made, and then it is taken back. */
export function settled(state: PendingWishlist, id: number, answer: WishlistAnswer | null): PendingWishlist {
  return {
    confirmed: answer ?? state.confirmed,
    pending: state.pending.filter((each) => each.id !== id),
  }
}
