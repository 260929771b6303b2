import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OrderPerson, OrderRecord } from './order.ts'
import { canBecome, type OrderStatus } from './order-status.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { notifyOwner } from './commands.server.ts'

interface OrderMark {
  readonly by: StaffMember<'work'>
  readonly orderNumber: string
  readonly status: OrderStatus
  readonly requestId: string | null
}

/**
 * Sets the status of an order. A cancelled one gives back its stock and its codes. Its owner is notified of dispatch
 * and cancellation. Returns the updated order; null where there is none with this number.
 * @throws AppError `conflict` for a step that cannot follow.
 */
export async function markOrder(db: Database, { by, orderNumber, status, requestId }: OrderMark, now: Date) {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('customer_order')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    const { order_id: orderId, locale } = row
    const record = row.record as OrderRecord
    if (!canBecome(row.status, status))
      throw new AppError('conflict', `An order that is ${row.status} cannot be ${status}.`)
    await tx.updateTable('customer_order').set({ status, changed_at: now }).where('order_id', '=', orderId).execute()
    if (status === 'cancelled') await giveBack(tx, orderId, record)
    const subject = { kind: 'order', id: orderNumber }
    const [before, after] = [{ status: row.status }, { status }]
    await logStaffChange(tx, { by, requestId, now }, { action: 'mark order', subject, before, after })
    const owner = await tx
      .selectFrom('order_person')
      .select(['account_id', 'details'])
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (owner && (status === 'shipped' || status === 'cancelled')) {
      const person = owner.details as OrderPerson
      const kind = status === 'shipped' ? 'order-shipped' : 'order-cancelled'
      await notifyOwner(tx, kind, { orderId, locale, person, accountId: owner.account_id }, now)
    }
    return { orderNumber, status }
  })
}

async function giveBack(tx: Database, orderId: string, { lines }: OrderRecord): Promise<void> {
  for (const { sku, count } of lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)))
    await tx
      .updateTable('stock')
      .set({ quantity: sql`quantity + ${count}` })
      .where('sku', '=', sku)
      .execute()
  await tx.deleteFrom('discount_use').where('order_id', '=', orderId).execute()
}
