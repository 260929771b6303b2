import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { toMethodAnswer } from '../contents/cart-answer.ts'
import { currencyOf, listShippingMethods, readCart } from '../contents/queries.server.ts'
import { cartChange, changeOwnCart, loadPricedCart } from './answer-cart.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_CART, EXAMPLE_METHOD } from './examples.ts'
import { MethodShape, Succeeded } from './shapes.server.ts'
import { CartVersion } from './input-shapes.server.ts'

const MethodsShape = z.object({ isError: Succeeded, shippingMethods: z.array(MethodShape) })
const methods = {
  method: 'GET',
  input: z.object({}),
  output: MethodsShape,
  example: { input: {}, output: { isError: false, shippingMethods: [EXAMPLE_METHOD] } },
  caller: 'account',
  errors: ['unauthorized'],
  emptyResult: () => ({ shippingMethods: [] }),
} as const

export const getShippingMethods = defineEndpoint({
  ...methods,
  name: 'cart/getShippingMethods',
  summary: 'Every shipping method of the market, with its rates, priced for the cart of the caller.',
  async run(context: CartContext, _input) {
    const owner = ownerOf(context)
    const { shippedCents } = await readCart(context.db, owner, readerOf(context), context.now)
    const all = await listShippingMethods(context.db, owner.locale)
    return {
      isError: false as const,
      shippingMethods: all.map((each) => toMethodAnswer(each, shippedCents, currencyOf(owner.locale))),
    }
  },
})

export const getAvailableShippingMethods = defineEndpoint({
  ...methods,
  name: 'cart/getAvailableShippingMethods',
  summary: 'The shipping methods that deliver to the address of the cart.',
  async run(context: CartContext, _input) {
    const owner = ownerOf(context)
    const priced = await readCart(context.db, owner, readerOf(context), context.now)
    const { currency, methods: available, shippedCents } = priced
    return {
      isError: false as const,
      shippingMethods: available.map((each) => toMethodAnswer(each, shippedCents, currency)),
    }
  },
})

const MethodId = z.string().min(1).max(60)

export const setShippingMethod = defineEndpoint({
  ...cartChange,
  name: 'cart/setShippingMethod',
  summary: 'Chooses how the order is delivered, among the methods that deliver to its address.',
  input: z.object({
    shippingMethodId: MethodId.optional(),
    shippingMethod: z.object({ id: MethodId }).optional().describe('Instead of shippingMethodId'),
    cartVersion: CartVersion,
  }),
  described: z.object({
    shippingMethodId: MethodId,
    shippingMethod: z.object({ id: MethodId }).optional().describe('Instead of shippingMethodId'),
    cartVersion: CartVersion,
  }),
  example: { input: { shippingMethodId: 'standard' }, output: EXAMPLE_CART },
  async run(context: CartContext, input) {
    const owner = ownerOf(context)
    const chosen = input.shippingMethodId ?? input.shippingMethod?.id
    if (chosen === undefined) throw new AppError('invalid_input', 'shippingMethodId: is missing')
    return changeOwnCart(context, input.cartVersion, async (current, tx) => {
      const { methods: available } = await loadPricedCart({ ...context, db: tx }, owner, current)
      if (!available.some(({ shippingMethodId }) => shippingMethodId === chosen))
        throw new AppError('not_found', 'This shipping method does not exist or does not deliver there.')
      return { ...current, shippingMethodId: chosen }
    })
  },
})
