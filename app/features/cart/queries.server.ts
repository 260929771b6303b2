import { sql, type Selectable } from 'kysely'
import type { AddressText } from '#app/features/accounts/address.ts'
import { MARKETS, type Locale } from '#app/features/markets/model.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { DiscountTerms } from './discounts.ts'
import { emptyCart, type Cart, type CartLine } from './model.ts'
import type { OfferReader } from './offer.ts'
import { priceCart, type PricingInputs, type PricedCart, type RedeemedDiscount } from './priced-cart.ts'
import type { ShippingMethod } from './shipping.ts'
import type { ShoppingSummary } from './shopping-summary.ts'

/** Account and market of a cart. */
export interface CartOwner {
  readonly accountId: string
  readonly locale: Locale
}

export async function readCart(db: Database, owner: CartOwner, reader: OfferReader, now: Date): Promise<PricedCart> {
  const cart = (await findCart(db, owner)) ?? emptyCart(owner.locale)
  return priceCart(cart, await readSurroundings(db, cart, { owner, reader, now }))
}

async function findCart(db: Database, { accountId, locale }: CartOwner): Promise<Cart | null> {
  const row = await db
    .selectFrom('cart')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return row ? toCart(row) : null
}

export async function readSurroundings(
  db: Database,
  cart: Cart,
  { owner, reader, now }: { readonly owner: CartOwner; readonly reader: OfferReader; readonly now: Date },
): Promise<PricingInputs> {
  return {
    reader,
    now,
    stock: await findStock(
      db,
      cart.lines.map(({ sku }) => sku),
    ),
    methods: await listShippingMethods(db, cart.locale),
    discounts: cart.cartId === '' ? [] : await findDiscounts(db, cart, owner.accountId, now),
  }
}

async function findStock(db: Database, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map()
  const rows = await db.selectFrom('stock').selectAll().where('sku', 'in', skus).execute()
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]))
}

export async function listShippingMethods(db: Database, locale: Locale): Promise<ShippingMethod[]> {
  const rows = await db
    .selectFrom('shipping_method')
    .select('terms')
    .where('locale', '=', locale)
    .orderBy('place')
    .execute()
  return rows.map(({ terms }) => terms as ShippingMethod)
}

/** In the order in which they were redeemed. */
async function findDiscounts(
  db: Database,
  { cartId }: Cart,
  accountId: string,
  now: Date,
): Promise<RedeemedDiscount[]> {
  const rows = await db
    .selectFrom('discount_use as own')
    .innerJoin('discount_code as code', 'code.discount_id', 'own.discount_id')
    .select(['code.discount_id', 'code.code', 'code.terms', 'code.is_active'])
    .select(usesOfOthers('own', now).as('others'))
    .select(ordersOf('own', accountId).as('orders'))
    .where('own.cart_id', '=', cartId)
    .orderBy('own.created_at')
    .orderBy('own.use_id')
    .execute()
  return rows.map(({ discount_id: discountId, code, terms: given, is_active: isActive, others, orders }) => {
    const terms = given as DiscountTerms
    return { discountId, code, terms, isLeft: isActive && isUseLeft(terms, { others, orders }) }
  })
}

/** Uses of the same code by other carts and by valid orders. */
function usesOfOthers(own: string, now: Date) {
  const table = sql.ref(own)
  return sql<number>`(
    select count(*)::int from discount_use other
    where other.discount_id = ${table}.discount_id and other.use_id <> ${table}.use_id
      and (other.order_id is not null or other.kept_until > ${now})
  )`
}

function ordersOf(own: string, accountId: string) {
  return sql<number>`(
    select count(*)::int from discount_use other
    where other.discount_id = ${sql.ref(own)}.discount_id and other.order_id is not null and other.account_id = ${accountId}
  )`
}

export function isUseLeft(
  { maxUses, maxUsesPerAccount }: DiscountTerms,
  { others, orders }: { readonly others: number; readonly orders: number },
): boolean {
  return (maxUses === null || others < maxUses) && (maxUsesPerAccount === null || orders < maxUsesPerAccount)
}

/** Cart count and wishlist, for every page of a signed-in account. */
export async function readShoppingSummary(db: Database, { accountId, locale }: CartOwner): Promise<ShoppingSummary> {
  const { rows } = await sql<{ count: number; wished: Record<string, string> }>`
    select
      coalesce((
        select sum((line ->> 'count')::int)::int from cart, json_array_elements(lines) line
        where account_id = ${accountId} and locale = ${locale}
      ), 0) as count,
      coalesce((
        select json_object_agg(line ->> 'sku', line ->> 'lineItemId') from wishlist, json_array_elements(lines) line
        where account_id = ${accountId} and locale = ${locale}
      ), '{}') as wished
  `.execute(db)
  return rows[0] ?? { count: 0, wished: {} }
}

export function toCart(row: Selectable<Tables['cart']>): Cart {
  return {
    cartId: row.cart_id,
    version: row.version,
    locale: row.locale,
    lines: row.lines as CartLine[],
    shippingAddress: row.shipping_address as AddressText | null,
    billingAddress: row.billing_address as AddressText | null,
    shippingMethodId: row.shipping_method_id,
    reference: row.reference,
  }
}

export function currencyOf(locale: Locale) {
  return MARKETS[locale].currencyCode
}
