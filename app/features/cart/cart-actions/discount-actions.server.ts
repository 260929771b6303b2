import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { redeemDiscount as redeem, removeDiscount as remove } from '../pricing/discount-commands.server.ts'
import { answerCart, cartChange } from './answer-cart.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_CART, EXAMPLE_DISCOUNT_ID } from './examples.ts'
import { CHANGE_ERRORS } from './shapes.server.ts'
import { CartVersion } from './input-shapes.server.ts'

/** Attempts of one account. */
const REDEMPTIONS = { name: 'discount', points: 60, windowSeconds: 3_600 }

export const redeemDiscount = defineEndpoint({
  ...cartChange,
  name: 'cart/redeemDiscount',
  summary: 'Redeems a discount code. A use of it is kept for this cart for a day.',
  limitPerMinute: 60,
  input: z.object({ code: z.string().min(1).max(40), cartVersion: CartVersion }),
  example: { input: { code: 'WELCOME10' }, output: EXAMPLE_CART },
  errors: [...CHANGE_ERRORS, 'too_many_requests'],
  async run(context: CartContext, { code, cartVersion }) {
    const { db, now } = context
    const owner = ownerOf(context)
    const wait = await context.limits.spend(REDEMPTIONS, owner.accountId)
    if (wait !== null)
      throw new AppError('too_many_requests', 'Too many codes. Please try again later.', { retryAfterSeconds: wait })
    const cart = await redeem(db, { owner, code, version: cartVersion ?? null, reader: readerOf(context) }, now)
    return answerCart(context, owner, cart)
  },
})

export const removeDiscount = defineEndpoint({
  ...cartChange,
  name: 'cart/removeDiscount',
  summary: 'Takes a discount code out of the cart.',
  input: z.object({ discountId: RowId, cartVersion: CartVersion }),
  example: { input: { discountId: EXAMPLE_DISCOUNT_ID }, output: EXAMPLE_CART },
  async run(context: CartContext, { discountId, cartVersion }) {
    const owner = ownerOf(context)
    const cart = await remove(context.db, { owner, discountId, version: cartVersion ?? null }, context.now)
    return answerCart(context, owner, cart)
  },
})
