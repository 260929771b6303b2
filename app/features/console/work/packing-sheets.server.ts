import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { api } from '#app/addresses/api.ts'
import { findOrderByNumber } from '#app/features/cart/orders/queries.server.ts'
import { pdfResponse } from '#app/features/exports/calls/pdf-response.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { pagesOfHeadings } from '#app/platform/pdf/outline-pages.ts'
import { asKept } from '#app/platform/unkept-text.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { packingPaper, type PackedOrder } from './packing-paper.ts'

type SheetContext = Pick<RequestContext, 'db' | 'now' | 'printer' | 'request'>

const MOST_SHEETS = 50
const MOST_CHARACTERS = 60
const BOUNDS = { maxPages: 200, limitMs: 30_000 }

/** Sheets to pack orders by, in the order of their numbers in the address. */
export const packingSheets = defineEndpoint({
  name: 'console-packing-sheets',
  path: api.packingSheets.template,
  group: 'Console',
  method: 'GET',
  caller: { right: 'work' },
  limit: { perMinute: 20, by: 'account' },
  summary: `Packing sheets of at most ${MOST_SHEETS} orders as PDF, without prices.`,
  input: z.object({
    row: z.array(z.string().max(MOST_CHARACTERS)).max(200, `must be ${MOST_SHEETS} orders at most`).default([]),
  }),
  output: z.string().describe('The PDF'),
  example: { input: { row: ['AU-7K3M-Q9XD'] }, output: '%PDF-1.4' },
  errors: ['not_found', 'too_large', 'unavailable'],
  async run({ db, now, printer, request }: SheetContext, { row }) {
    const numbers = [...new Set(row)]
    if (numbers.length === 0) throw new AppError('invalid_input', 'Tick the orders to pack first.')
    if (numbers.length > MOST_SHEETS)
      throw new AppError(
        'invalid_input',
        `One file has ${MOST_SHEETS} orders at most, and ${numbers.length} are ticked.`,
      )
    const odd = numbers.find((number) => !/^[A-Z0-9-]{1,40}$/.test(number))
    if (odd !== undefined) throw new AppError('invalid_input', `“${asKept(odd)}” is not the number of an order.`)
    const orders = await Promise.all(numbers.map((number) => readPacked(db, number)))
    const print = (pageCounts: readonly number[] | null) =>
      printer.printPaper(packingPaper(orders, pageCounts, now), request.signal, BOUNDS)
    const pdf = await print(null)
    const pageCounts = orders.length > 1 ? countPages(pdf, orders.length) : null
    const name = orders.length === 1 ? `Packing sheet ${numbers[0]}` : `Packing sheets of ${orders.length} orders`
    return pdfResponse(pageCounts ? await print(pageCounts) : pdf, `${name}.pdf`)
  },
})

/** Pages of each order; null where each has one, as was printed. */
function countPages(pdf: Buffer, orders: number): readonly number[] | null {
  const { pages = [], count = 0 } = pagesOfHeadings(pdf) ?? {}
  if (pages.length !== orders) throw new AppError('unavailable', 'The pages could not be counted. Print fewer orders.')
  if (count === orders) return null
  return pages.map((page, index) => (pages[index + 1] ?? count) - page)
}

/** @throws AppError `not_found` */
async function readPacked(db: Database, orderNumber: string): Promise<PackedOrder> {
  const order = await findOrderByNumber(db, orderNumber)
  if (!order) throw new AppError('not_found', `There is no order ${orderNumber}.`)
  const notes = await db
    .selectFrom('work_note')
    .select('text')
    .where('kind', '=', 'order')
    .where('item_id', '=', order.orderId)
    .where('is_for_packer', '=', true)
    .orderBy('created_at')
    .limit(20)
    .execute()
  return { order, notes: notes.map(({ text }) => text) }
}
