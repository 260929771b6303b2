import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { putLine, removeLine, setCount } from '../contents/lines.ts'
import type { Wishlist } from '../contents/model.ts'
import { findOffer, refusalOf } from '../pricing/offer.ts'
import { changeWishlist, deleteWishlist as remove } from '../wishlist/commands.server.ts'
import { readWishlist } from '../wishlist/queries.server.ts'
import { answerWishlist, wishlistCall } from './answer-wishlist.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_LINE_ID, EXAMPLE_SKU, EXAMPLE_WISHLIST } from './examples.ts'
import { Count, DescribedLine, LineInput, VariantInput, lineItemIdOf } from './input-shapes.server.ts'

export const getWishlist = defineEndpoint({
  ...wishlistCall,
  name: 'wishlist/getWishlist',
  method: 'GET',
  summary: 'The wishlist of the caller in the market of the call.',
  input: z.object({}),
  example: { input: {}, output: EXAMPLE_WISHLIST },
  async run(context: CartContext, _input) {
    return answerWishlist(context, await readWishlist(context.db, ownerOf(context)))
  },
})

export const addToWishlist = defineEndpoint({
  ...wishlistCall,
  name: 'wishlist/addToWishlist',
  summary: 'Puts a product on the wishlist; one that is there already is counted up.',
  input: VariantInput,
  example: { input: { variant: { sku: EXAMPLE_SKU }, count: 1 }, output: EXAMPLE_WISHLIST },
  async run(context: CartContext, { variant, count }) {
    const owner = ownerOf(context)
    const { sku } = variant
    const offer = findOffer(sku, owner.locale, readerOf(context))
    if (offer.kind === 'unknown') throw new AppError('not_found', refusalOf(offer))
    const name = offer.product.name[owner.locale]
    const added = { lineItemId: randomUUID(), sku, name, count: count ?? variant.count ?? 1 }
    return changeLines(context, (lines) => putLine(lines, added, 'lineItemId'))
  },
})

export const removeFromWishlist = defineEndpoint({
  ...wishlistCall,
  name: 'wishlist/removeLineItem',
  summary: 'Takes a line item off the wishlist.',
  input: LineInput,
  described: DescribedLine,
  example: { input: { lineItemId: EXAMPLE_LINE_ID }, output: EXAMPLE_WISHLIST },
  async run(context: CartContext, input) {
    const id = lineItemIdOf(input)
    return changeLines(context, (lines) => removeLine(lines, ({ lineItemId }) => lineItemId === id))
  },
})

export const updateLineItemCount = defineEndpoint({
  ...wishlistCall,
  name: 'wishlist/updateLineItemCount',
  summary: 'Sets the count of a line item; without a count it is one more.',
  input: LineInput.extend({ count: Count.optional() }),
  described: DescribedLine.extend({ count: Count }),
  example: { input: { lineItemId: EXAMPLE_LINE_ID, count: 1 }, output: EXAMPLE_WISHLIST },
  async run(context: CartContext, input) {
    const id = lineItemIdOf(input)
    const requestedCount = input.count ?? input.lineItem?.count
    return changeLines(context, (lines) => {
      const line = lines.find(({ lineItemId }) => lineItemId === id)
      if (requestedCount === undefined && line) return putLine(lines, { ...line, count: 1 }, 'lineItemId')
      return setCount(lines, ({ lineItemId }) => lineItemId === id, requestedCount ?? 1)
    })
  },
})

export const deleteWishlist = defineEndpoint({
  ...wishlistCall,
  name: 'wishlist/deleteWishlist',
  summary: 'Deletes the wishlist with all that is on it.',
  input: z.object({}),
  example: { input: {}, output: { ...EXAMPLE_WISHLIST, wishlistId: '', lineItems: [] } },
  async run(context: CartContext, _input) {
    const owner = ownerOf(context)
    await remove(context.db, owner)
    return answerWishlist(context, await readWishlist(context.db, owner))
  },
})

async function changeLines(context: CartContext, apply: (lines: Wishlist['lines']) => Wishlist['lines']) {
  const change = (list: Wishlist) => ({ ...list, lines: apply(list.lines) })
  return answerWishlist(context, await changeWishlist(context.db, ownerOf(context), change, context.now))
}
