import { sql } from 'kysely'
import { formatMoney, money } from '@specify/core/money.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { addressLines } from '#app/features/accounts/rules/address.ts'
import { findOrderByNumber } from '#app/features/cart/orders/queries.server.ts'
import { canBecome, ORDER_STATUSES, STATUS_LABELS, type OrderStatus } from '#app/features/cart/orders/order-status.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { readNotes, type ItemNote } from './read-item.server.ts'

export interface OrderPage {
  readonly id: string
  readonly number: string
  /** Null where the account is deleted. */
  readonly accountId: string | null
  readonly status: string
  readonly next: readonly { readonly status: OrderStatus; readonly label: string }[]
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly lines: readonly {
    readonly sku: string
    readonly name: string
    readonly count: number
    readonly price: string
    readonly total: string
  }[]
  readonly sums: readonly (readonly [label: string, text: string])[]
  /** Status changes by staff, the last first. */
  readonly history: readonly string[]
  readonly notes: readonly ItemNote[]
}

/** Null where there is no such order. */
export async function readOrderPage(db: Database, orderNumber: string, locale: Locale): Promise<OrderPage | null> {
  const order = await findOrderByNumber(db, orderNumber)
  if (!order) return null
  const { record, person, orderId, status } = order
  const words = (cents: number) => formatMoney(money(cents, record.currency), 2)
  const changes = await db
    .selectFrom('staff_log')
    .select(['at', sql<string>`after ->> 'status'`.as('status')])
    .select(sql<string | null>`(select email from account where account.account_id = staff_log.account_id)`.as('who'))
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', orderNumber)
    .where('action', '=', 'mark order')
    .orderBy('at', 'desc')
    .limit(20)
    .execute()
  const owner = await db
    .selectFrom('order_person')
    .select('account_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const fact = (label: string, text: string | undefined) => (text ? [[label, text] as const] : [])
  return {
    id: orderId,
    number: orderNumber,
    accountId: owner?.account_id ?? null,
    status: STATUS_LABELS[status],
    next: ORDER_STATUSES.filter((each) => canBecome(status, each)).map((each) => ({
      status: each,
      label: STATUS_LABELS[each],
    })),
    facts: [
      ...fact('Placed', dateTimeIn({ code: locale }, order.placedAt)),
      ...fact('Market', MARKETS[order.locale].countryName),
      ...(person
        ? [
            ...fact('Customer', [person.name, person.companyName].filter(Boolean).join(', ')),
            ...fact('Email', person.email),
            ...fact('Reference', person.reference),
            ...fact('Deliver to', addressLines(person.shippingAddress).join('\n')),
            ...fact('Delivery note', person.shippingAddress.additionalAddressInfo),
            ...fact('Bill to', addressLines(person.billingAddress).join('\n')),
          ]
        : fact('Customer', 'Account deleted')),
      ...fact('Payment', record.payment.label),
    ],
    lines: record.lines.map(({ sku, name, variantText, variantName, count, priceCents, totalCents }) => ({
      sku,
      name: [name, variantText ?? variantName].filter(Boolean).join(', '),
      count,
      price: words(priceCents),
      total: words(totalCents),
    })),
    sums: [
      ['Subtotal', words(record.subtotalCents)],
      ...record.discounts.map(({ code, offCents }) => [`Discount ${code}`, `−${words(offCents)}`] as const),
      [record.shipping.name, words(record.shipping.priceCents)],
      ['Total', words(record.totalCents)],
      ['Of which GST', words(record.taxCents)],
    ],
    history: changes.map(
      ({ at, status: to, who }) =>
        `${dateTimeIn({ code: locale }, at)}: ${STATUS_LABELS[to as OrderStatus] ?? to}, by ${who ?? 'the operator'}`,
    ),
    notes: await readNotes(db, 'order', orderId, locale),
  }
}
