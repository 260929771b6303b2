import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { routes } from '#app/addresses/routes.ts'
import { describeEntry, methodKey } from '#app/features/cart/operator/operator-changes.ts'
import type { DiscountTerms } from '#app/features/cart/pricing/discounts.ts'
import type { ShippingMethod } from '#app/features/cart/pricing/shipping.ts'
import { MARKET_FILTER } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'

const UPLOAD = { label: 'Upload a file', to: 'upload' } as const

interface DeliveryRow {
  readonly locale: Locale
  readonly terms: ShippingMethod
  readonly rank: number
}

export const DELIVERY_LIST: ListDefinition<DeliveryRow> = {
  key: 'deliveries',
  title: 'Deliveries',
  group: 'Work',
  right: 'work',
  searched: 'Name or id',
  columns: [
    { key: 'name', label: 'Delivery' },
    { key: 'market', label: 'Market' },
    { key: 'place', label: 'Place', isNumber: true },
    { key: 'price', label: 'Price' },
    { key: 'where', label: 'Delivers to' },
  ],
  filters: [MARKET_FILTER],
  links: [{ label: 'New delivery', to: 'new' }, UPLOAD],
  source: {
    select: sql`shipping_method.locale, terms, rank`,
    from: sql`(select *, (row_number() over (partition by locale order by place, method_id))::int as rank
      from shipping_method) shipping_method`,
    id: sql`shipping_method.locale || '.' || shipping_method.method_id`,
    idType: 'text',
    sorts: [{ column: 'place', by: sql`shipping_method.locale || to_char(rank, '0000')`, type: 'text' }],
    startsUpwards: true,
  },
  search: (words) => sql<boolean>`position(lower(${words}) in lower(method_id || ' ' || (terms ->> 'name'))) > 0`,
  filter: (key, value) => (key === 'market' ? sql<boolean>`shipping_method.locale = ${value}` : null),
  toRow({ locale, terms, rank }, reader) {
    const id = methodKey(locale, terms.shippingMethodId)
    const said: Record<string, string> = describeEntry({ part: 'shippingMethods', key: id }, { ...terms, place: rank })
    const where = [said['States'], said['Postcodes']].filter((text) => text !== 'All').join('; ')
    return {
      id,
      href: routes.console.item.path({ locale: reader.locale, list: 'deliveries', id }),
      cells: {
        name: { text: terms.name, note: terms.description },
        market: { text: MARKETS[locale].countryName },
        place: { text: String(rank) },
        price: { text: said['Price'] ?? '' },
        where: { text: where || 'Everywhere' },
      },
    }
  },
  empty: 'Nothing is delivered yet: without a delivery nobody can order.',
}

interface CodeRow {
  readonly code: string
  readonly terms: DiscountTerms
  readonly is_active: boolean
  readonly orders: number
}

export const CODE_LIST: ListDefinition<CodeRow> = {
  key: 'codes',
  title: 'Discount codes',
  group: 'Work',
  right: 'work',
  searched: 'Code, or its beginning',
  columns: [
    { key: 'code', label: 'Code' },
    { key: 'off', label: 'Takes off' },
    { key: 'state', label: 'State' },
    { key: 'orders', label: 'Orders', isNumber: true },
    { key: 'markets', label: 'Markets' },
    { key: 'limits', label: 'Limit of orders', isExtra: true },
    { key: 'minimum', label: 'Minimum', isExtra: true },
  ],
  filters: [
    {
      key: 'state',
      label: 'State',
      options: [
        ['open', 'Not ended'],
        ['ended', 'Ended'],
      ],
      byDefault: 'open',
    },
  ],
  links: [{ label: 'New code', to: 'new' }, UPLOAD],
  source: {
    select: sql`code, terms, is_active, (select count(*)::int from discount_use
      where discount_use.discount_id = discount_code.discount_id and order_id is not null) as orders`,
    from: sql`discount_code`,
    id: sql`discount_code.code`,
    idType: 'text',
    sorts: [{ column: 'code', by: sql`discount_code.code`, type: 'text' }],
    startsUpwards: true,
  },
  search: (words) => sql<boolean>`starts_with(discount_code.code, ${words.toUpperCase()})`,
  filter: (_, value) => sql<boolean>`is_active = ${value === 'open'}`,
  toRow({ code, terms, is_active: isActive, orders }, { locale, now }) {
    const said: Record<string, string> = describeEntry({ part: 'discountCodes', key: code }, terms)
    const limits = [terms.maxUses === null ? '' : `${countText(terms.maxUses)} in all`]
    if (terms.maxUsesPerAccount !== null) limits.push(`${countText(terms.maxUsesPerAccount)} an account`)
    return {
      id: code,
      href: routes.console.item.path({ locale, list: 'codes', id: code }),
      cells: {
        code: { text: code, note: terms.name },
        off: { text: said['Takes off'] ?? '' },
        state: { text: isActive ? stateOf(terms, locale, now) : 'Ended' },
        orders: { text: countText(orders) },
        markets: { text: said['Markets'] ?? '' },
        limits: { text: limits.filter(Boolean).join(', ') || 'None' },
        minimum: { text: said['Minimum'] ?? '' },
      },
    }
  },
  empty: 'No codes can be redeemed.',
}

function stateOf({ validFrom, validUntil }: DiscountTerms, code: Locale, now: Date): string {
  const text = (at: string) => dateTimeIn({ code }, new Date(at))
  if (validUntil !== null && Date.parse(validUntil) <= now.getTime()) return `Over since ${text(validUntil)}`
  if (validFrom !== null && Date.parse(validFrom) > now.getTime()) return `From ${text(validFrom)}`
  return validUntil === null ? 'Open' : `Open until ${text(validUntil)}`
}

interface StockRow {
  readonly sku: string
  readonly quantity: number
  readonly is_known: boolean
}

/** The expression of the index. */
const FOLDED = sql`upper(stock.sku) collate "C"`

export const STOCK_LIST: ListDefinition<StockRow> = {
  key: 'stock',
  title: 'Stock',
  group: 'Work',
  right: 'work',
  searched: 'Code, or its beginning',
  columns: [
    { key: 'sku', label: 'Code' },
    { key: 'quantity', label: 'Quantity', isNumber: true },
    { key: 'catalogue', label: 'Catalogue' },
  ],
  filters: [
    {
      key: 'quantity',
      label: 'Quantity',
      options: [
        ['none', 'None left'],
        ['few', 'Ten or fewer'],
      ],
    },
  ],
  links: [{ label: 'Set stock', to: 'new' }, UPLOAD],
  source: {
    select: sql`stock.sku, quantity, exists (select from catalogue_sku where catalogue_sku.sku = stock.sku) as is_known`,
    from: sql`stock`,
    id: sql`stock.sku`,
    idType: 'text',
    sorts: [
      { column: 'sku', by: FOLDED, type: 'text' },
      { column: 'quantity', by: sql`stock.quantity`, type: 'bigint' },
    ],
    startsUpwards: true,
  },
  search: (words) => sql<boolean>`(${FOLDED} >= upper(${words}) and ${FOLDED} < upper(${words}) || ${'\uFFFD'})`,
  filter: (_, value) => (value === 'none' ? sql<boolean>`quantity = 0` : sql<boolean>`quantity <= 10`),
  toRow: ({ sku, quantity, is_known: isKnown }, { locale }) => ({
    id: sku,
    href: routes.console.item.path({ locale, list: 'stock', id: sku }),
    cells: {
      sku: { text: sku },
      quantity: { text: countText(quantity), ...(quantity === 0 && { isWarning: true }) },
      catalogue: isKnown ? { text: 'Yes' } : { text: 'Not in the catalogue', isWarning: true },
    },
  }),
  empty: 'No stock is counted: everything can be ordered.',
}
