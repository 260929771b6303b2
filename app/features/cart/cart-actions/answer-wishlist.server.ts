import type { Wishlist } from '../contents/model.ts'
import { toWishlistAnswer } from '../wishlist/wishlist-answer.ts'
import { readerOf, type CartContext } from './cart-context.ts'
import { CHANGE_ERRORS } from './shapes.server.ts'
import { WishlistAnswerShape } from './wishlist-shapes.server.ts'

export const wishlistCall = {
  method: 'POST',
  limitPerMinute: 600,
  output: WishlistAnswerShape,
  caller: 'account',
  errors: CHANGE_ERRORS,
  emptyResult: () => ({ wishlistId: '', lineItems: [] }),
} as const

export function answerWishlist(context: CartContext, wishlist: Wishlist) {
  return { isError: false as const, ...toWishlistAnswer(wishlist, readerOf(context)) }
}
