import { toOrderAnswer } from '../orders/order-answer.ts'
import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { openCheckout, readCheckout, toSession } from '../orders/checkout.server.ts'
import { CHECKOUT_MINUTES } from '../orders/checkout-token.ts'
import type { Limit } from '#app/platform/limits/limit.ts'
import { placeOrder } from '../orders/commands.server.ts'
import { findOrderByKey } from '../orders/queries.server.ts'
import { ON_ACCOUNT } from '../orders/payment.ts'
import { readCart } from '../contents/queries.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_ORDER, EXAMPLE_TOKEN } from './order-example.ts'
import { DescribedReference, Reference } from './input-shapes.server.ts'
import { CHANGE_ERRORS, MoneyShape, Succeeded } from './shapes.server.ts'
import { OrderShape } from './order-shapes.server.ts'

/** Each is a mail to the operator, and takes counted stock. */
const NEW_ORDERS: Limit = { name: 'new orders', points: 10, windowSeconds: 3_600 }

export const getCheckoutSessionToken = defineEndpoint({
  name: 'cart/getCheckoutSessionToken',
  method: 'POST',
  limitPerMinute: 120,
  summary: `Opens a checkout for the cart as it is now. An order can be placed with it within ${CHECKOUT_MINUTES} minutes, at this total, and only one.`,
  input: z.object({}),
  output: z.object({
    isError: Succeeded,
    token: z.string(),
    expiresAt: z.string().describe('ISO date and time'),
    cartVersion: z.int(),
    total: MoneyShape,
  }),
  example: {
    input: {},
    output: {
      isError: false,
      token: EXAMPLE_TOKEN,
      expiresAt: '2026-03-09T22:25:00.000Z',
      cartVersion: 4,
      total: EXAMPLE_ORDER.sum,
    },
  },
  caller: 'specifier',
  errors: CHANGE_ERRORS,
  async run(context: CartContext, _input) {
    const { db, tokens, now } = context
    const owner = ownerOf(context)
    const priced = await readCart(db, owner, readerOf(context), now)
    const { token, expiresAt } = openCheckout(tokens, owner.accountId, priced, now)
    const { centAmount, currencyCode } = { centAmount: priced.totals.totalCents, currencyCode: priced.currency }
    return {
      isError: false as const,
      token,
      expiresAt: expiresAt.toISOString(),
      cartVersion: priced.cart.version,
      total: { centAmount, currencyCode, fractionDigits: 2 },
    }
  },
})

function checkoutInput<Text extends z.ZodType>(reference: Text) {
  return z.object({
    token: z.string().min(1).max(2_048).optional().describe('Of getCheckoutSessionToken; without it the cart of now'),
    reference: reference.optional().describe('Left out: the one of the cart'),
  })
}

export const checkout = defineEndpoint({
  name: 'cart/checkout',
  method: 'POST',
  limitPerMinute: 120,
  summary:
    'Places the order of a checkout, to be paid on account. Sent again it answers with the same order; a cart or price that has changed since is refused.',
  input: checkoutInput(Reference),
  described: checkoutInput(DescribedReference),
  output: OrderShape.extend({ isError: Succeeded }),
  example: { input: { token: EXAMPLE_TOKEN }, output: { isError: false, ...EXAMPLE_ORDER } },
  caller: 'specifier',
  errors: CHANGE_ERRORS,
  async run(context: CartContext, { token, reference }) {
    const { db, config, account, tokens, now } = context
    const owner = ownerOf(context)
    if (!account) throw new AppError('unauthorized', 'Please sign in.')
    const session =
      token === undefined
        ? toSession(owner.accountId, await readCart(db, owner, readerOf(context), now), now)
        : readCheckout(tokens, owner.accountId, token, now)
    const { email, firstName, lastName, companyName } = account
    const person = { email, name: [firstName, lastName].filter(Boolean).join(' '), companyName }
    const placing = { owner, session, person, reader: readerOf(context) }
    const request = { ...placing, reference, payment: ON_ACCOUNT, operator: config.contactEmail }
    // The same order sent again counts once.
    if (!(await findOrderByKey(db, owner.accountId, session.key)))
      await context.limits.assertWithin(NEW_ORDERS, owner.accountId)
    const order = await placeOrder(db, request, now)
    context.onMail()
    return { isError: false as const, ...toOrderAnswer(order, account.isInternalUser) }
  },
})
