import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { assertReadable } from '#app/features/projects/access.ts'
import { findProject } from '#app/features/projects/queries.server.ts'
import { roomKey } from '#app/features/projects/room-name.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import { addProduct, addProducts, type NotAdded } from '../add-products.ts'
import { changeCart } from '../commands.server.ts'
import { putLine, removeLine, setCount } from '../lines.ts'
import type { Cart } from '../model.ts'
import { findOrder } from '../orders/queries.server.ts'
import { changeWishlistIn } from '../wishlist/commands.server.ts'
import { answerCart, cartChange } from './answer-cart.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_CART, EXAMPLE_LINE_ID, EXAMPLE_ORDER_ID, EXAMPLE_SKU } from './examples.ts'
import {
  CartVersion,
  Count,
  FilledCartShape,
  DescribedLine,
  lineItemIdOf,
  LineInput,
  VariantInput,
} from './shapes.server.ts'

const version = (given: number | undefined) => given ?? null

export const addToCart = defineEndpoint({
  ...cartChange,
  name: 'cart/addToCart',
  summary: 'Puts a product into the cart. The price is that of the catalogue, and what is sold on request is refused.',
  input: VariantInput.extend({ cartVersion: CartVersion }),
  example: { input: { variant: { sku: EXAMPLE_SKU, count: 2 } }, output: EXAMPLE_CART },
  async run(context: CartContext, { variant, count, cartVersion }) {
    const owner = ownerOf(context)
    const wanted = { sku: variant.sku, count: count ?? variant.count ?? 1 }
    const cart = await changeCart(
      context.db,
      { owner, version: version(cartVersion) },
      (current) => addProduct(current, wanted, readerOf(context), randomUUID),
      context.now,
    )
    return answerCart(context, owner, cart)
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
    const owner = ownerOf(context)
    const lineItemId = lineItemIdOf(input)
    const cart = await changeCart(
      context.db,
      { owner, version: version(input.cartVersion) },
      (current) => ({ ...current, lines: removeLine(current.lines, ({ id }) => id === lineItemId) }),
      context.now,
    )
    return answerCart(context, owner, cart)
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
    const owner = ownerOf(context)
    const lineItemId = lineItemIdOf(input)
    const count = input.count ?? input.lineItem?.count
    if (count === undefined) throw new AppError('invalid_input', 'count: is missing')
    const cart = await changeCart(
      context.db,
      { owner, version: version(input.cartVersion) },
      (current) => ({ ...current, lines: setCount(current.lines, ({ id }) => id === lineItemId, count) }),
      context.now,
    )
    return answerCart(context, owner, cart)
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
    const cart = await changeCart(
      context.db,
      { owner, version: null },
      async (current, tx) => {
        const line = current.lines.find(({ id }) => id === lineItemId)
        const lines = removeLine(current.lines, (each) => each === line)
        if (line) {
          const { sku, name, count } = line
          const added = { lineItemId: randomUUID(), sku, name, count }
          const apply = (list: Parameters<Parameters<typeof changeWishlistIn>[2]>[0]) => ({
            ...list,
            lines: putLine(list.lines, added, 'lineItemId'),
          })
          await changeWishlistIn(tx, owner, apply, context.now)
        }
        return { ...current, lines }
      },
      context.now,
    )
    return answerCart(context, owner, cart)
  },
})

const filling = { ...cartChange, output: FilledCartShape } as const

export const addRoom = defineEndpoint({
  ...filling,
  name: 'cart/addRoom',
  summary:
    'Puts what a room of a project holds into the cart. Products that cannot be ordered are left out and named in notAdded.',
  input: z.object({ projectId: RowId, roomName: z.string().min(1).max(100) }),
  example: {
    input: { projectId: '5f0c2f5e-2f53-4c0e-9a5c-6f2a8d1d7b10', roomName: 'Ensuite Bathroom 1' },
    output: { ...EXAMPLE_CART, notAdded: [] },
  },
  async run(context: CartContext, { projectId, roomName }) {
    const { rooms } = assertReadable(context.actor, await findProject(context.db, projectId))
    const room = rooms.find(({ name }) => roomKey(name) === roomKey(roomName))
    if (!room) throw new AppError('not_found', 'There is no such room.')
    return fill(
      context,
      room.items.map(({ sku, quantity }) => ({ sku, count: quantity })),
    )
  },
})

export const addOrder = defineEndpoint({
  ...filling,
  name: 'cart/addOrder',
  summary:
    'Puts what was ordered before into the cart again, at the prices of now. What cannot be ordered any more is named in notAdded.',
  input: z.object({ orderId: RowId }),
  example: { input: { orderId: EXAMPLE_ORDER_ID }, output: { ...EXAMPLE_CART, notAdded: [] } },
  async run(context: CartContext, { orderId }) {
    const { accountId } = ownerOf(context)
    const order = await findOrder(context.db, accountId, orderId)
    if (!order) throw new AppError('not_found', 'This order does not exist or is not yours.')
    return fill(
      context,
      order.record.lines.map(({ sku, count }) => ({ sku, count })),
    )
  },
})

async function fill(context: CartContext, wanted: readonly { readonly sku: string; readonly count: number }[]) {
  const owner = ownerOf(context)
  let notAdded: readonly NotAdded[] = []
  const cart = await changeCart(
    context.db,
    { owner, version: null },
    (current): Cart => {
      const filled = addProducts(current, wanted, readerOf(context), randomUUID)
      notAdded = filled.notAdded
      return filled.cart
    },
    context.now,
  )
  return { ...(await answerCart(context, owner, cart)), notAdded }
}
