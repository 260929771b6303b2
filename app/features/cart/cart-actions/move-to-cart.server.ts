import { randomUUID } from 'node:crypto'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { addProduct } from '../contents/add-products.ts'
import { changeCart } from '../contents/commands.server.ts'
import { removeLine } from '../contents/lines.ts'
import type { Wishlist } from '../contents/model.ts'
import { changeWishlistIn } from '../wishlist/commands.server.ts'
import { readWishlist } from '../wishlist/queries.server.ts'
import { answerWishlist, wishlistCall } from './answer-wishlist.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_LINE_ID, EXAMPLE_WISHLIST } from './examples.ts'
import { DescribedLine, LineInput, lineItemIdOf } from './input-shapes.server.ts'

export const moveToCart = defineEndpoint({
  ...wishlistCall,
  name: 'wishlist/moveToCart',
  summary: 'Moves a line item from the wishlist to the cart.',
  input: LineInput,
  described: DescribedLine,
  example: { input: { lineItemId: EXAMPLE_LINE_ID }, output: EXAMPLE_WISHLIST },
  async run(context: CartContext, input) {
    const owner = ownerOf(context)
    const id = lineItemIdOf(input)
    let remaining: Wishlist | undefined
    await changeCart(
      context.db,
      { owner, version: null },
      async (cart, tx) => {
        let changed = cart
        const apply = (list: Wishlist) => {
          const line = list.lines.find(({ lineItemId }) => lineItemId === id)
          const lines = removeLine(list.lines, (each) => each === line)
          if (line) changed = addProduct(cart, line, readerOf(context), randomUUID)
          return { ...list, lines }
        }
        remaining = await changeWishlistIn(tx, owner, apply, context.now)
        return changed
      },
      context.now,
    )
    return answerWishlist(context, remaining ?? (await readWishlist(context.db, owner)))
  },
})
