import type { Selectable } from 'kysely'
import { PAGE_SIZE, toPage, type Page } from '@specify/core/paging.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { Order, OrderPerson, OrderRecord } from './order.ts'

type Row = Selectable<Tables['customer_order']> & { readonly details: object | null }

function orders(db: Database) {
  return db
    .selectFrom('customer_order')
    .leftJoin('order_person', 'order_person.order_id', 'customer_order.order_id')
    .selectAll('customer_order')
    .select('order_person.details')
}

/** Null where it does not exist or belongs to another account. */
export async function findOrder(db: Database, accountId: string, orderId: string): Promise<Order | null> {
  const row = await orders(db)
    .where('customer_order.order_id', '=', orderId)
    .where('order_person.account_id', '=', accountId)
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

interface WantedOrders {
  readonly accountId: string
  /** Starts at 1. */
  readonly page: number
  /** Only these; null for all. */
  readonly orderIds?: readonly string[] | null
}

/** A page of the orders of an account, the newest first. */
export async function listOrders(
  db: Database,
  { accountId, page, orderIds = null }: WantedOrders,
): Promise<Page<Order>> {
  const query = orders(db)
    .where('order_person.account_id', '=', accountId)
    .$if(orderIds !== null, (query) => query.where('customer_order.order_id', 'in', orderIds ?? []))
  const { count } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .orderBy('customer_order.placed_at', 'desc')
    .orderBy('customer_order.order_id')
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .execute()
  return toPage(rows.map(toOrder), page, Number(count))
}

export async function findOrderByNumber(db: Database, orderNumber: string): Promise<Order | null> {
  const row = await orders(db).where('customer_order.order_number', '=', orderNumber).executeTakeFirst()
  return row ? toOrder(row) : null
}

/** The newest orders of all accounts, of one status or all, for the operator. */
export async function listAllOrders(db: Database, limit: number, status: Order['status'] | null): Promise<Order[]> {
  const rows = await orders(db)
    .$if(status !== null, (query) => query.where('customer_order.status', '=', status ?? 'placed'))
    .orderBy('customer_order.placed_at', 'desc')
    .orderBy('customer_order.order_id')
    .limit(limit)
    .execute()
  return rows.map(toOrder)
}

/** An order with its owner, for a mail; null where the account is gone. */
export async function findOrderForMail(db: Database, orderId: string) {
  const row = await orders(db)
    .innerJoin('account', 'account.account_id', 'order_person.account_id')
    .select('account.is_internal_user as isInternalUser')
    .where('customer_order.order_id', '=', orderId)
    .executeTakeFirst()
  return row ? { order: toOrder(row), isInternalUser: row.isInternalUser } : null
}

/** Orders that one mail is about, the last first; those of deleted accounts without their person. */
export async function listOrdersOfMail(db: Database, mailId: string, most: number) {
  const { count } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('mail_id', '=', mailId)
    .executeTakeFirstOrThrow()
  const rows = await orders(db)
    .where('customer_order.mail_id', '=', mailId)
    .orderBy('placed_at', 'desc')
    .orderBy('customer_order.order_id')
    .limit(most)
    .execute()
  return { total: Number(count), listed: rows.map(toOrder) }
}

/** The order of a checkout session; null where none was placed. */
export async function findOrderByKey(db: Database, accountId: string, key: string): Promise<Order | null> {
  const row = await orders(db)
    .where('customer_order.checkout_key', '=', key)
    .where('order_person.account_id', '=', accountId)
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

function toOrder(row: Row): Order {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    locale: row.locale,
    status: row.status,
    record: row.record as OrderRecord,
    person: row.details as OrderPerson | null,
    placedAt: row.placed_at,
    changedAt: row.changed_at,
  }
}
