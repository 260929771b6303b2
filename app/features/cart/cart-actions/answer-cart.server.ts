import { toCartAnswer } from '../contents/cart-answer.ts'
import { changeCart } from '../contents/commands.server.ts'
import { emptyCart, type Cart } from '../contents/model.ts'
import type { OfferReader } from '../pricing/offer.ts'
import { priceCart, type PricedCart } from '../pricing/priced-cart.ts'
import { readPricingInputs, type CartOwner } from '../contents/queries.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { CartAnswerShape, CHANGE_ERRORS } from './shapes.server.ts'

export const cartChange = {
  method: 'POST',
  limitPerMinute: 600,
  output: CartAnswerShape,
  caller: 'account',
  errors: CHANGE_ERRORS,
  emptyResult: emptyCartAnswer,
} as const

export function emptyCartAnswer({ locale }: Pick<CartContext, 'locale'>) {
  const reader: OfferReader = { visibility: 'public', findProduct: () => null }
  const inputs = { reader, stock: new Map<string, number>(), methods: [], discounts: [], now: new Date(0) }
  return toCartAnswer(priceCart(emptyCart(locale), inputs))
}

export async function loadPricedCart(context: CartContext, owner: CartOwner, cart: Cart): Promise<PricedCart> {
  const { db, now } = context
  return priceCart(cart, await readPricingInputs(db, cart, { owner, reader: readerOf(context), now }))
}

/** Every call that changes a cart answers the whole cart. */
export async function answerCart(context: CartContext, owner: CartOwner, cart: Cart) {
  return { isError: false as const, ...toCartAnswer(await loadPricedCart(context, owner, cart)) }
}

/** Changes the caller's cart, based on a version or on any. @throws AppError as `changeCart`. */
export async function changeOwnCart(
  context: CartContext,
  version: number | undefined,
  apply: Parameters<typeof changeCart>[2],
) {
  const owner = ownerOf(context)
  const cart = await changeCart(context.db, { owner, version: version ?? null }, apply, context.now)
  return answerCart(context, owner, cart)
}
