import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { DiscountTerms } from '../pricing/discounts.ts'
import type { ShippingMethod } from '../pricing/shipping.ts'
import { toEntries, type OperatorEntries } from './operator-changes.ts'
import type { OperatorData } from './orders-file.ts'

/** Reads what the parts of a file would replace: all deliveries, all open codes, and the stock of its SKUs. */
export async function readOperatorState(db: Database, next: OperatorData): Promise<OperatorEntries> {
  return {
    shippingMethods:
      next.shippingMethods && toEntries({ ...NONE, shippingMethods: await readMethods(db) }).shippingMethods,
    discountCodes: next.discountCodes && (await readCodes(db)),
    stock:
      next.stock &&
      (await readStock(
        db,
        next.stock.map(({ sku }) => sku),
      )),
  }
}

const NONE: OperatorData = { shippingMethods: null, discountCodes: null, stock: null }

/** All methods in the order in which they are offered. */
export async function readMethods(db: Database) {
  const rows = await db
    .selectFrom('shipping_method')
    .select(['locale', 'terms'])
    .orderBy('locale')
    .orderBy('place')
    .orderBy('method_id')
    .execute()
  return rows.map(({ locale, terms }) => ({ ...(terms as ShippingMethod), locale }))
}

async function readCodes(db: Database): Promise<OperatorEntries['discountCodes']> {
  const rows = await db.selectFrom('discount_code').select(['code', 'terms']).where('is_active', '=', true).execute()
  return new Map(rows.map(({ code, terms }) => [code, terms as DiscountTerms]))
}

async function readStock(db: Database, skus: readonly string[]): Promise<OperatorEntries['stock']> {
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute()
  return new Map(rows.map(({ sku, quantity }) => [sku, { quantity }]))
}

/** Null where there is none. */
export async function findEntry(
  db: Database,
  part: 'shippingMethods' | 'discountCodes' | 'stock',
  key: string,
): Promise<{ readonly entry: unknown; readonly isEnded: boolean } | null> {
  if (part === 'stock') {
    const row = await db.selectFrom('stock').select('quantity').where('sku', '=', key).executeTakeFirst()
    return row ? { entry: row, isEnded: false } : null
  }
  if (part === 'discountCodes') {
    const row = await db.selectFrom('discount_code').selectAll().where('code', '=', key).executeTakeFirst()
    return row ? { entry: row.terms, isEnded: !row.is_active } : null
  }
  const methods = toEntries({ ...NONE, shippingMethods: await readMethods(db) }).shippingMethods
  const method = methods?.get(key)
  return method ? { entry: method, isEnded: false } : null
}
