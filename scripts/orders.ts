import './end-with-reader.ts'
import { readFileSync } from 'node:fs'
import { formatMoney, money } from '@specify/core/money.ts'
import { addressLines } from '#app/features/accounts/rules/address.ts'
import { importOperatorData } from '#app/features/cart/operator/commands.server.ts'
import { readOrdersFile, type OperatorData } from '#app/features/cart/operator/orders-file.ts'
import { markOrder } from '#app/features/cart/orders/mark-order.server.ts'
import type { Order } from '#app/features/cart/orders/order.ts'
import { ORDER_STATUSES, type OrderStatus } from '#app/features/cart/orders/order-status.ts'
import { findOrderByNumber, listAllOrders } from '#app/features/cart/orders/queries.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseForTool, type Database } from '#app/platform/database/database.server.ts'
import { startupMessage } from '#app/platform/startup-message.server.ts'

const USAGE = `npm run orders -- list [STATUS]
npm run orders -- show NUMBER
npm run orders -- mark NUMBER ${ORDER_STATUSES.slice(1).join('|')}
npm run orders -- check FILE
npm run orders -- import FILE`
const MAX_LISTED = 1_000

/** `orders list|show|mark|check|import`. The exit code is 0 when it was done, 1 when it was refused, 2 for a wrong call. */
async function main(): Promise<number> {
  const [command, first, second, ...rest] = process.argv.slice(2)
  if (rest.length > 0) return usage()
  if (command === 'list' && second === undefined && (first === undefined || isStatus(first)))
    return withDatabase((db) => list(db, first))
  if (command === 'mark' && first && second && isStatus(second)) return withDatabase((db) => mark(db, first, second))
  if (first === undefined || second !== undefined) return usage()
  if (command === 'show') return withDatabase((db) => show(db, first))
  if (command !== 'check' && command !== 'import') return usage()
  const outcome = readOrdersFile(readFileSync(first, 'utf8'))
  if (outcome.kind === 'refused') {
    for (const problem of outcome.problems) console.error(problem)
    console.error('Nothing was imported.')
    return 1
  }
  if (command === 'import') await withDatabase((db) => importFile(db, outcome.data))
  console.log(describe(outcome.data))
  return 0
}

async function importFile(db: Database, data: OperatorData): Promise<number> {
  await importOperatorData(db, { by: commandLine('work'), requestId: null, data }, new Date())
  return 0
}

async function list(db: Database, status: OrderStatus | undefined): Promise<number> {
  for (const order of await listAllOrders(db, MAX_LISTED, status ?? null)) {
    const { orderNumber, placedAt, person, record } = order
    const who = person ? [person.companyName, person.email].filter(Boolean).join(', ') : 'account deleted'
    console.log(
      [placedAt.toISOString().slice(0, 16), orderNumber, order.status, total(order), who, record.shipping.name].join(
        '\t',
      ),
    )
  }
  return 0
}

async function show(db: Database, orderNumber: string): Promise<number> {
  const order = await findOrderByNumber(db, orderNumber)
  if (!order) return unknown(orderNumber)
  const { record, person } = order
  const words = (cents: number) => formatMoney(money(cents, record.currency), 2)
  const lines = record.lines.map(({ count, sku, name, variantName, totalCents }) =>
    [count, sku, [name, variantName].filter(Boolean).join(', '), words(totalCents)].join('\t'),
  )
  const codes = record.discounts.map(({ code, offCents }) => `discount ${code}\t-${words(offCents)}`)
  console.log(
    [
      `${orderNumber}\t${order.status}\t${order.placedAt.toISOString()}`,
      ...(person ? [`${person.name}, ${person.companyName}, ${person.email}`] : ['account deleted']),
      ...(person?.reference ? [`reference ${person.reference}`] : []),
      ...(person ? [`deliver to ${addressLines(person.shippingAddress).join(', ')}`] : []),
      ...(person?.shippingAddress.additionalAddressInfo
        ? [`note ${person.shippingAddress.additionalAddressInfo}`]
        : []),
      ...(person ? [`bill ${addressLines(person.billingAddress).join(', ')}`] : []),
      ...lines,
      ...codes,
      `${record.shipping.name}\t${words(record.shipping.priceCents)}`,
      `total\t${total(order)}, of which GST ${words(record.taxCents)}, payment ${record.payment.label.toLowerCase()}`,
    ].join('\n'),
  )
  return 0
}

async function mark(db: Database, orderNumber: string, status: OrderStatus): Promise<number> {
  const order = { by: commandLine('work'), orderNumber, status, requestId: null }
  if (!(await markOrder(db, order, new Date()))) return unknown(orderNumber)
  console.log(`${orderNumber} is ${status} now.`)
  return 0
}

function total({ record }: Order): string {
  return `${formatMoney(money(record.totalCents, record.currency), 2)} ${record.currency}`
}

function describe({ shippingMethods, discountCodes, stock }: OperatorData): string {
  const count = (part: readonly unknown[] | null, what: string) => `${part ? part.length : 'unchanged'} ${what}`
  return [
    count(shippingMethods, 'shipping methods'),
    count(discountCodes, 'discount codes'),
    count(stock, 'stock levels'),
  ].join('; ')
}

async function withDatabase(work: (db: Database) => Promise<number>): Promise<number> {
  const handle = await openDatabaseForTool(readConfig(process.env))
  try {
    return await work(handle.db)
  } finally {
    await handle.close()
  }
}

function isStatus(word: string): word is OrderStatus {
  return ORDER_STATUSES.some((each) => each === word)
}

function unknown(orderNumber: string): number {
  console.error(`There is no order ${orderNumber}.`)
  return 1
}

function usage(): number {
  console.error(USAGE)
  return 2
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(startupMessage(error))
  return 1
})
