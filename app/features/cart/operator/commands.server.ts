import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OperatorData } from './orders-file.ts'

/** Rows of one statement; the driver takes 65,535 values. */
const BATCH = 10_000

/**
 * Makes shipping methods and discount codes equal to those of a file, and sets the stock that it names: all or nothing.
 * A code that is no longer named cannot be redeemed any more; orders with it stay.
 */
export async function importOperatorData(db: Database, data: OperatorData): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (data.shippingMethods) await replaceMethods(tx, data.shippingMethods)
    if (data.discountCodes) await replaceCodes(tx, data.discountCodes)
    if (data.stock) await setStock(tx, data.stock)
  })
}

async function replaceMethods(tx: Database, methods: NonNullable<OperatorData['shippingMethods']>): Promise<void> {
  await tx.deleteFrom('shipping_method').execute()
  if (methods.length === 0) return
  await tx
    .insertInto('shipping_method')
    .values(
      methods.map(({ locale, ...terms }, place) => ({
        locale,
        method_id: terms.shippingMethodId,
        place,
        terms: JSON.stringify(terms),
      })),
    )
    .execute()
}

async function replaceCodes(tx: Database, codes: NonNullable<OperatorData['discountCodes']>): Promise<void> {
  await tx.selectFrom('discount_code').select('discount_id').orderBy('discount_id').forUpdate().execute()
  await tx.updateTable('discount_code').set({ is_active: false }).execute()
  for (const batch of batches(codes))
    await tx
      .insertInto('discount_code')
      .values(batch.map(({ code, terms }) => ({ code, terms: JSON.stringify(terms) })))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet({ terms: sql`excluded.terms`, is_active: sql`true` }),
      )
      .execute()
}

async function setStock(tx: Database, stock: NonNullable<OperatorData['stock']>): Promise<void> {
  // Orders lock rows in the same order.
  const sorted = stock.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
  const uncounted = sorted.filter(({ quantity }) => quantity === null).map(({ sku }) => sku)
  const counted = sorted.flatMap(({ sku, quantity }) => (quantity === null ? [] : [{ sku, quantity }]))
  for (const batch of batches(sorted))
    await tx
      .selectFrom('stock')
      .select('sku')
      .where(
        'sku',
        'in',
        batch.map(({ sku }) => sku),
      )
      .orderBy('sku')
      .forUpdate()
      .execute()
  for (const batch of batches(uncounted)) await tx.deleteFrom('stock').where('sku', 'in', batch).execute()
  for (const batch of batches(counted))
    await tx
      .insertInto('stock')
      .values(batch)
      .onConflict((conflict) => conflict.column('sku').doUpdateSet({ quantity: sql`excluded.quantity` }))
      .execute()
}

function batches<T>(entries: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, index) =>
    entries.slice(index * BATCH, (index + 1) * BATCH),
  )
}
