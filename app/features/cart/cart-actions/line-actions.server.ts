import { cartChange, changeOwnCart } from './answer-cart.server.ts'
import { randomUUID } from 'node:crypto'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { addProduct } from '../contents/add-products.ts'
import { putLine, removeLine, setCount } from '../contents/lines.ts'
import type { Wishlist } from '../contents/model.ts'
import { changeWishlistIn } from '../wishlist/commands.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_CART, EXAMPLE_LINE_ID, EXAMPLE_SKU } from './examples.ts'
import { CartVersion, Count, DescribedLine, LineInput, VariantInput, lineItemIdOf } from './input-shapes.server.ts'

export const addToCart = defineEndpoint({
  ...cartChange,
  name: 'cart/addToCart',
  summary: 'Puts a product into the cart. The price is that of the catalogue, and what is sold on request is refused.',
  input: VariantInput.extend({ cartVersion: CartVersion }),
  example: { input: { variant: { sku: EXAMPLE_SKU, count: 2 } }, output: EXAMPLE_CART },
  async run(context: CartContext, { variant, count, cartVersion }) {
    const line = { sku: variant.sku, count: count ?? variant.count ?? 1 }
    return changeOwnCart(context, cartVersion, (cart) => addProduct(cart, line, readerOf(context), randomUUID))
  },
})

export const removeLineItem = defineEndpoint({
  ...cartChange,
  name: 'cart/removeLineItem',
  summary: 'Takes a line item out of the cart.',
  input: LineInput.extend({ cartVersion: CartVersion }),
  described: DescribedLine.extend({ cartVersion: CartVersion }),
  example: { input: { lineItemId: EXAMPLE_LINE_ID }, output: EXAMPLE_CART },
  async run(context: CartContext, input) {
    const lineItemId = lineItemIdOf(input)
    return changeOwnCart(context, input.cartVersion, (cart) => ({
      ...cart,
      lines: removeLine(cart.lines, ({ id }) => id === lineItemId),
    }))
  },
})

export const updateLineItem = defineEndpoint({
  ...cartChange,
  name: 'cart/updateLineItem',
  summary: 'Gives a line item another count.',
  input: LineInput.extend({ count: Count.optional(), cartVersion: CartVersion }),
  described: DescribedLine.extend({ count: Count, cartVersion: CartVersion }),
  example: { input: { lineItemId: EXAMPLE_LINE_ID, count: 2 }, output: EXAMPLE_CART },
  async run(context: CartContext, input) {
    const lineItemId = lineItemIdOf(input)
    const count = input.count ?? input.lineItem?.count
    if (count === undefined) throw new AppError('invalid_input', 'count: is missing')
    return changeOwnCart(context, input.cartVersion, (cart) => ({
      ...cart,
      lines: setCount(cart.lines, ({ id }) => id === lineItemId, count),
    }))
  },
})

export const moveToWishlist = defineEndpoint({
  ...cartChange,
  name: 'cart/moveToWishlist',
  summary: 'Moves a line item from the cart to the wishlist.',
  input: LineInput,
  described: DescribedLine,
  example: { input: { lineItemId: EXAMPLE_LINE_ID }, output: EXAMPLE_CART },
  async run(context: CartContext, input) {
    const owner = ownerOf(context)
    const lineItemId = lineItemIdOf(input)
    return changeOwnCart(context, undefined, async (cart, tx) => {
      const line = cart.lines.find(({ id }) => id === lineItemId)
      const lines = removeLine(cart.lines, (each) => each === line)
      if (line) {
        const { sku, name, count } = line
        const added = { lineItemId: randomUUID(), sku, name, count }
        const apply = (list: Wishlist) => ({ ...list, lines: putLine(list.lines, added, 'lineItemId') })
        await changeWishlistIn(tx, owner, apply, context.now)
      }
      return { ...cart, lines }
    })
  },
})
