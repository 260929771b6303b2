import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { MAX_PAGE, PAGE_SIZE } from '@specify/core/paging.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { toOrderAnswer } from '../orders/order-answer.ts'
import { findOrder, listOrders } from '../orders/queries.server.ts'
import { ownerOf, type CartContext } from './cart-context.ts'
import { EXAMPLE_ORDER, EXAMPLE_ORDER_ID } from './order-example.ts'
import { Succeeded } from './shapes.server.ts'
import { OrderShape } from './order-shapes.server.ts'

const MAX_ORDER_IDS = 100

export const queryOrders = defineEndpoint({
  name: 'cart/queryOrders',
  method: 'GET',
  limit: { perMinute: 60, by: 'account' },
  summary: `The orders of the caller in both markets, the newest first, ${PAGE_SIZE} on a page; only those named where some are.`,
  input: z.object({
    orderIds: z.array(RowId).max(MAX_ORDER_IDS).optional(),
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  }),
  output: z.object({
    isError: Succeeded,
    total: z.int().describe('Orders on all pages'),
    page: z.int(),
    pages: z.int(),
    orders: z.array(OrderShape),
  }),
  example: { input: {}, output: { isError: false, total: 1, page: 1, pages: 1, orders: [EXAMPLE_ORDER] } },
  caller: 'account',
  errors: ['unauthorized'],
  emptyResult: () => ({ total: 0, orders: [] }),
  async run(context: CartContext, { orderIds, page }) {
    const { accountId } = ownerOf(context)
    const named = orderIds && orderIds.length > 0 ? orderIds : null
    const { rows, ...rest } = await listOrders(context.db, { accountId, page, orderIds: named })
    const isInternalUser = context.visibility === 'internal'
    return { isError: false as const, ...rest, orders: rows.map((order) => toOrderAnswer(order, isInternalUser)) }
  },
})

export const getOrder = defineEndpoint({
  name: 'cart/getOrder',
  method: 'GET',
  summary: 'One order of the caller.',
  input: z.object({ orderId: RowId }),
  output: OrderShape.extend({ isError: Succeeded }),
  example: { input: { orderId: EXAMPLE_ORDER_ID }, output: { isError: false, ...EXAMPLE_ORDER } },
  caller: 'account',
  errors: ['unauthorized', 'not_found'],
  async run(context: CartContext, { orderId }) {
    const { accountId } = ownerOf(context)
    const order = await findOrder(context.db, accountId, orderId)
    if (!order) throw new AppError('not_found', 'This order does not exist or is not yours.')
    return { isError: false as const, ...toOrderAnswer(order, context.visibility === 'internal') }
  },
})
