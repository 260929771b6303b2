import { sql } from 'kysely'
import { formatMoney, money } from '@specify/core/money.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { ORDER_STATUSES, STATUS_LABELS, type OrderStatus } from '#app/features/cart/orders/order-status.ts'
import type { OrderPerson, OrderRecord } from '#app/features/cart/orders/order.ts'
import { commonFilter, DAY_FILTERS, MARKET_FILTER } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'
import { wordsQuery } from '../read-list.server.ts'

interface Row {
  readonly order_id: string
  readonly order_number: string
  readonly locale: Locale
  readonly status: OrderStatus
  readonly total_cents: string
  readonly record: OrderRecord
  readonly details: OrderPerson | null
  readonly placed_at: Date
}

const common = commonFilter({ locale: 'customer_order.locale', at: 'customer_order.placed_at' })

function hasWords(words: string) {
  const query = wordsQuery(words)
  const byWords = query ? sql`or order_words.words @@ ${query}` : sql``
  return sql<boolean>`(order_words.codes @> array[${words.toUpperCase()}] ${byWords})`
}

export const ORDER_LIST: ListDefinition<Row> = {
  key: 'orders',
  title: 'Orders',
  group: 'Work',
  right: 'work',
  searched: 'Number, name, company, email or code',
  columns: [
    { key: 'number', label: 'Order' },
    { key: 'placed', label: 'Placed' },
    { key: 'status', label: 'Status' },
    { key: 'who', label: 'Customer' },
    { key: 'lines', label: 'Lines', isNumber: true },
    { key: 'total', label: 'Total', isNumber: true },
    { key: 'market', label: 'Market', isExtra: true },
    { key: 'shipping', label: 'Delivery', isExtra: true },
    { key: 'reference', label: 'Reference', isExtra: true },
  ],
  filters: [
    { key: 'status', label: 'Status', options: ORDER_STATUSES.map((each) => [each, STATUS_LABELS[each]] as const) },
    MARKET_FILTER,
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`customer_order.order_id, order_number, customer_order.locale, customer_order.status, total_cents,
      record, details, placed_at`,
    from: sql`customer_order left join order_person on order_person.order_id = customer_order.order_id`,
    id: sql`customer_order.order_id`,
    idType: 'uuid',
    sorts: [
      { column: 'placed', by: sql`customer_order.placed_at`, type: 'timestamptz' },
      { column: 'total', by: sql`customer_order.total_cents`, type: 'bigint' },
    ],
  },
  search: (words) => sql<boolean>`exists (
    select from order_words where order_words.order_id = customer_order.order_id and ${hasWords(words)})`,
  findWords: (words) => sql`select order_id as id from order_words where ${hasWords(words)}`,
  filter: (key, value, reader) =>
    key === 'status' ? sql<boolean>`customer_order.status = ${value}` : common(key, value, reader),
  toRow({ order_number: number, locale, status, record, details, placed_at: placedAt, total_cents: cents }, reader) {
    const who = details ? [details.companyName, details.name].filter(Boolean).join(', ') : 'Account deleted'
    return {
      id: number,
      href: routes.console.item.path({ locale: reader.locale, list: 'orders', id: number }),
      cells: {
        number: { text: number },
        placed: { text: dateTimeIn({ code: reader.locale }, placedAt) },
        status: { text: STATUS_LABELS[status] },
        who: { text: who, ...(details && { note: details.email }) },
        lines: { text: countText(record.lines.length) },
        total: { text: formatMoney(money(Number(cents), record.currency), 2) },
        market: { text: MARKETS[locale].countryName },
        shipping: { text: record.shipping.name },
        reference: { text: details?.reference ?? '' },
      },
    }
  },
  sheets: { label: 'Packing sheets, 50 at most', href: (locale) => api.packingSheets.path({ locale }) },
  empty: 'Nobody has ordered yet.',
}
