import { sql, type Selectable } from 'kysely'
import type { AddressText } from '#app/features/accounts/rules/address.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Tables } from '#db/schema.ts'
import { emptyCart, type Cart, type CartLine } from './model.ts'
import type { OfferReader } from '../pricing/offer.ts'
import { priceCart, type PricedCart } from '../pricing/priced-cart.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'
import type { ShippingMethod } from '../pricing/shipping.ts'
import type { ShoppingSummary } from './shopping-summary.ts'
import { findDiscounts } from '../pricing/discount-queries.server.ts'

export interface CartOwner {
  readonly accountId: string
  readonly locale: Locale
}

export async function readCart(db: Database, owner: CartOwner, reader: OfferReader, now: Date): Promise<PricedCart> {
  const cart = (await findCart(db, owner)) ?? emptyCart(owner.locale)
  return priceCart(cart, await readPricingInputs(db, cart, { owner, reader, now }))
}

export async function listCartLines(db: Database, owner: CartOwner): Promise<readonly CartLine[]> {
  return (await findCart(db, owner))?.lines ?? []
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

export async function readPricingInputs(
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
