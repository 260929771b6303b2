import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import type { AddressText } from '#app/features/accounts/address.ts'
import {
  AddressInput,
  DescribedAddress,
  readAddress,
} from '#app/features/accounts/account-actions/address-input.server.ts'
import { MARKETS } from '#app/features/markets/model.ts'
import { getShoppingLists } from '#app/features/projects/project-actions/read-actions.server.ts'
import { defineEndpoint, type Endpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import { acknowledgePrices } from '../add-products.ts'
import { toMethodAnswer } from '../cart-answer.ts'
import { changeCart, resetCart as emptyCart } from '../commands.server.ts'
import { redeemDiscount as redeem, removeDiscount as remove } from '../discount-commands.server.ts'
import { MAX_REFERENCE_LENGTH } from '../model.ts'
import { currencyOf, listShippingMethods, readCart } from '../queries.server.ts'
import { answerCart, cartChange, emptyCartAnswer, loadPricedCart } from './answer-cart.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_CART, EXAMPLE_DISCOUNT_ID, EXAMPLE_METHOD } from './examples.ts'
import { CartAnswerShape, CartVersion, CHANGE_ERRORS, MethodShape, Succeeded } from './shapes.server.ts'

export const getCart = defineEndpoint({
  name: 'cart/getCart',
  method: 'GET',
  summary: 'The cart of the caller in the market of the call, at the prices and rates of now.',
  input: z.object({}),
  output: CartAnswerShape,
  example: { input: {}, output: EXAMPLE_CART },
  caller: 'account',
  errors: ['unauthorized'],
  emptyResult: emptyCartAnswer,
  async run(context: CartContext, _input) {
    const owner = ownerOf(context)
    const cart = await changeCart(context.db, { owner, version: null }, (current) => current, context.now)
    return answerCart(context, owner, cart)
  },
})

export const updateCart = defineEndpoint({
  ...cartChange,
  name: 'cart/updateCart',
  summary:
    'Sets where the order goes, who is billed and what its owner calls it; what is left out stays. Addresses are those of the account, by id, or written out.',
  input: z.object({
    shippingAddressId: RowId.optional(),
    billingAddressId: RowId.nullable().optional().describe('Null bills the shipping address'),
    shippingAddress: AddressInput.optional().describe('Instead of shippingAddressId'),
    billingAddress: AddressInput.nullable().optional().describe('Instead of billingAddressId'),
    shipping: AddressInput.optional().describe('Another name for shippingAddress'),
    billing: AddressInput.nullable().optional().describe('Another name for billingAddress'),
    reference: z.string().max(200).optional(),
    acknowledgeChanges: z.literal(true).optional().describe('The prices of now have been seen'),
    cartVersion: CartVersion,
  }),
  described: z.object({
    shippingAddressId: RowId.optional(),
    billingAddressId: RowId.nullable().optional().describe('Null bills the shipping address'),
    shippingAddress: DescribedAddress.optional().describe('Instead of shippingAddressId'),
    billingAddress: DescribedAddress.nullable().optional().describe('Instead of billingAddressId'),
    shipping: DescribedAddress.optional().describe('Another name for shippingAddress'),
    billing: DescribedAddress.nullable().optional().describe('Another name for billingAddress'),
    reference: z.string().max(MAX_REFERENCE_LENGTH).optional(),
    acknowledgeChanges: z.literal(true).optional().describe('The prices of now have been seen'),
    cartVersion: CartVersion,
  }),
  example: { input: { reference: 'PO 4471' }, output: EXAMPLE_CART },
  async run(context: CartContext, input) {
    const owner = ownerOf(context)
    const reference = input.reference?.trim()
    if (reference !== undefined && (reference.length > MAX_REFERENCE_LENGTH || /\p{Cc}/u.test(reference)))
      throw fieldError('reference', `At most ${MAX_REFERENCE_LENGTH} letters, digits and signs`)
    const shipping = addressOf(context, input.shippingAddressId, input.shippingAddress ?? input.shipping, 'shipping')
    if (shipping) assertInMarket(shipping, context)
    const { billingAddressId, billingAddress = input.billing } = input
    const isBilledThere = billingAddressId === null || billingAddress === null
    const billing = isBilledThere ? null : addressOf(context, billingAddressId, billingAddress, 'billing')
    const cart = await changeCart(
      context.db,
      { owner, version: input.cartVersion ?? null },
      (current) => {
        const changed = {
          ...current,
          ...(shipping && { shippingAddress: shipping }),
          ...(billing !== undefined && { billingAddress: billing }),
          ...(reference !== undefined && { reference }),
        }
        return input.acknowledgeChanges ? acknowledgePrices(changed, readerOf(context)) : changed
      },
      context.now,
    )
    return answerCart(context, owner, cart)
  },
})

/** @throws AppError `not_found` for an address of another account, `invalid_input` for an invalid one. */
function addressOf(
  { account }: CartContext,
  id: string | undefined,
  given: z.output<typeof AddressInput> | undefined,
  field: string,
): AddressText | undefined {
  if (id === undefined) return given && readAddress(given)
  const found = account?.addresses.find(({ addressId }) => addressId === id)
  if (!found)
    throw new AppError('not_found', 'This address does not exist or is not yours.', { fields: { [field]: 'Unknown' } })
  const { addressId: _id, isDefaultBillingAddress: _billing, isDefaultShippingAddress: _shipping, ...text } = found
  return text
}

function assertInMarket({ country }: AddressText, { locale }: CartContext): void {
  const { countryCode, countryName } = MARKETS[locale]
  if (country !== countryCode) throw fieldError('country', `Orders of this site are delivered in ${countryName} only.`)
}

function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}

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
    const { totals } = await readCart(context.db, owner, readerOf(context), context.now)
    const all = await listShippingMethods(context.db, owner.locale)
    const goods = totals.subtotalCents - totals.discountCents
    return {
      isError: false as const,
      shippingMethods: all.map((each) => toMethodAnswer(each, goods, currencyOf(owner.locale))),
    }
  },
})

export const getAvailableShippingMethods = defineEndpoint({
  ...methods,
  name: 'cart/getAvailableShippingMethods',
  summary: 'The shipping methods that deliver to the address of the cart.',
  async run(context: CartContext, _input) {
    const owner = ownerOf(context)
    const { totals, methods: available, currency } = await readCart(context.db, owner, readerOf(context), context.now)
    const goods = totals.subtotalCents - totals.discountCents
    return { isError: false as const, shippingMethods: available.map((each) => toMethodAnswer(each, goods, currency)) }
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
    const cart = await changeCart(
      context.db,
      { owner, version: input.cartVersion ?? null },
      async (current, tx) => {
        const { methods: available } = await loadPricedCart({ ...context, db: tx }, owner, current)
        if (!available.some(({ shippingMethodId }) => shippingMethodId === chosen))
          throw new AppError('not_found', 'This shipping method does not exist or does not deliver there.')
        return { ...current, shippingMethodId: chosen }
      },
      context.now,
    )
    return answerCart(context, owner, cart)
  },
})

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

export const resetCart = defineEndpoint({
  ...cartChange,
  name: 'cart/resetCart',
  summary: 'Empties the cart: its line items, codes, addresses and shipping method.',
  input: z.object({ cartVersion: CartVersion }),
  example: { input: {}, output: EXAMPLE_CART },
  async run(context: CartContext, { cartVersion }) {
    const owner = ownerOf(context)
    return answerCart(context, owner, await emptyCart(context.db, owner, cartVersion ?? null, context.now))
  },
})

/** The projects of the caller, under the name that carts have for them. */
export const getMyProjects: Endpoint<Parameters<ReturnType<typeof getShoppingLists.prepare>>[0]> = {
  ...getShoppingLists,
  name: 'cart/getMyProjects',
  path: '/action/cart/getMyProjects',
}
