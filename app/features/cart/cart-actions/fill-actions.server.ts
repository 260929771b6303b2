import { cartChange, changeOwnCart } from './answer-cart.server.ts'
import { EXAMPLE_CART } from './examples.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { shownCode } from '@specify/schedule/free-lines/free-line.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { builtLines } from '@specify/schedule/hands/built-lines.ts'
import { totalQuantity } from '@specify/schedule/units.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { addProducts, type NotAdded } from '../contents/add-products.ts'
import { findOrder } from '../orders/queries.server.ts'
import { ownerOf, readerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_ORDER_ID } from './order-example.ts'
import { FilledCartShape } from './shapes.server.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { twinFinder } from '#app/features/projects/schedule/used-skus.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'

const filling = { ...cartChange, output: FilledCartShape } as const

export const addRoom = defineEndpoint({
  ...filling,
  name: 'cart/addRoom',
  summary:
    'Puts what a room of a project holds, for all units of its type, into the cart. Products that cannot be ordered are left out and named in notAdded.',
  input: z.object({ projectId: RowId, roomName: z.string().min(1).max(100) }),
  example: {
    input: { projectId: '5f0c2f5e-2f53-4c0e-9a5c-6f2a8d1d7b10', roomName: 'Ensuite Bathroom 1' },
    output: { ...EXAMPLE_CART, notAdded: [] },
  },
  async run(context: CartContext, { projectId, roomName }) {
    const project = await readProject(context, projectId)
    const room = project.rooms.find(({ name }) => roomKey(name) === roomKey(roomName))
    if (!room) throw new AppError('not_found', 'There is no such room.')
    const findTwin = twinFinder(project, projectReader(context.catalogue, context.visibility))
    const built = builtLines(project.unitTypes, findTwin)(room)
    const lines = built.flatMap(({ item, units }) => (units === 0 ? [] : { item, count: totalQuantity(item, units) }))
    const withoutTwin = built.flatMap(({ item, missing }) =>
      missing
        ? { sku: item.sku, count: totalQuantity(item, missing.units), message: `There is no ${missing.text}.` }
        : [],
    )
    const { notAdded, ...answer } = await fill(
      context,
      lines.flatMap(({ item: { sku, free }, count }) => (free ? [] : { sku, count })),
    )
    const others = lines.flatMap(({ item, count }) =>
      item.free ? { sku: shownCode(item) || item.name, count, message: 'This line is not from the catalogue.' } : [],
    )
    return { ...answer, notAdded: [...notAdded, ...withoutTwin, ...others] }
  },
})

export const addOrder = defineEndpoint({
  ...filling,
  name: 'cart/addOrder',
  summary:
    'Puts what was ordered before into the cart again, at current prices. What can no longer be ordered is named in notAdded.',
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

async function fill(context: CartContext, products: readonly { readonly sku: string; readonly count: number }[]) {
  let notAdded: readonly NotAdded[] = []
  const answer = await changeOwnCart(context, undefined, (cart) => {
    const filled = addProducts(cart, products, readerOf(context), randomUUID)
    notAdded = filled.notAdded
    return filled.cart
  })
  return { ...answer, notAdded }
}
