import { z } from 'zod'
import { actionHref } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { AddressText } from '#app/features/accounts/rules/address.ts'
import {
  AddressInput,
  DescribedAddress,
  readAddress,
} from '#app/features/accounts/account-actions/address-input.server.ts'
import { MARKETS } from '@specify/core/market.ts'
import { getShoppingLists } from '#app/features/projects/project-actions/lookups/read-actions.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { acknowledgePrices } from '../contents/add-products.ts'
import { resetCart as emptyCart } from '../contents/commands.server.ts'
import { answerCart, cartChange, changeOwnCart, emptyCartAnswer } from './answer-cart.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_CART } from './examples.ts'
import { CartAnswerShape } from './shapes.server.ts'
import { CartVersion, DescribedReference, Reference } from './input-shapes.server.ts'
import { updateInput } from './update-input.server.ts'

export const getCart = defineEndpoint({
  name: 'cart/getCart',
  method: 'GET',
  summary: 'The cart of the caller in the market of the call, at current prices and rates.',
  input: z.object({}),
  output: CartAnswerShape,
  example: { input: {}, output: EXAMPLE_CART },
  caller: 'account',
  errors: ['unauthorized'],
  emptyResult: emptyCartAnswer,
  async run(context: CartContext, _input) {
    return changeOwnCart(context, undefined, (current) => current)
  },
})

export const updateCart = defineEndpoint({
  ...cartChange,
  name: 'cart/updateCart',
  summary:
    'Sets where the order goes, who is billed and what its owner calls it; what is left out stays. Addresses are those of the account, by id, or written out.',
  input: updateInput(AddressInput, Reference),
  described: updateInput(DescribedAddress, DescribedReference),
  example: { input: { reference: 'PO 4471' }, output: EXAMPLE_CART },
  async run(context: CartContext, input) {
    const { reference } = input
    const shipping = addressOf(context, input.shippingAddressId, input.shippingAddress ?? input.shipping, 'shipping')
    if (shipping) assertInMarket(shipping, context)
    const { billingAddressId, billingAddress = input.billing } = input
    const isBilledThere = billingAddressId === null || billingAddress === null
    const billing = isBilledThere ? null : addressOf(context, billingAddressId, billingAddress, 'billing')
    return changeOwnCart(context, input.cartVersion, (current) => {
      const changed = {
        ...current,
        ...(shipping && { shippingAddress: shipping }),
        ...(billing !== undefined && { billingAddress: billing }),
        ...(reference !== undefined && { reference }),
      }
      return input.acknowledgeChanges ? acknowledgePrices(changed, readerOf(context), context.now) : changed
    })
  },
})

/** @throws AppError `not_found` for an address of another account, `invalid_input` for an invalid one. */
function addressOf(
  { account }: CartContext,
  id: string | undefined,
  address: z.output<typeof AddressInput> | undefined,
  field: string,
): AddressText | undefined {
  if (id === undefined) return address && readAddress(address)
  const saved = account?.addresses.find(({ addressId }) => addressId === id)
  if (!saved)
    throw new AppError('not_found', 'This address does not exist or is not yours.', { fields: { [field]: 'Unknown' } })
  const { addressId: _id, isDefaultBillingAddress: _billing, isDefaultShippingAddress: _shipping, ...text } = saved
  return text
}

function assertInMarket({ country }: AddressText, { locale }: CartContext): void {
  const { countryCode, countryName } = MARKETS[locale]
  if (country !== countryCode) throw fieldError('country', `Orders of this site are delivered in ${countryName} only.`)
}

function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}

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
export const getMyProjects = {
  ...getShoppingLists,
  name: 'cart/getMyProjects' as const,
  path: actionHref('cart/getMyProjects'),
}
