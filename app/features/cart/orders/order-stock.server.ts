import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Cart } from '../contents/model.ts'
import type { OrderRecord } from './order.ts'

/** Codes and stock, always in the same order, so that no two orders wait for each other. */
export async function lockWhatIsScarce(tx: Database, cart: Cart): Promise<void> {
  const codes = tx.selectFrom('discount_use').select('discount_id').where('cart_id', '=', cart.cartId)
  await tx
    .selectFrom('discount_code')
    .select('discount_id')
    .where('discount_id', 'in', codes)
    .orderBy('discount_id')
    .forUpdate()
    .execute()
  const skus = cart.lines.map(({ sku }) => sku)
  if (skus.length > 0)
    await tx.selectFrom('stock').select('sku').where('sku', 'in', skus).orderBy('sku').forUpdate().execute()
}

/** Reduces counted stock: its rows are locked, and there is enough. */
export async function takeStock(tx: Database, { lines }: OrderRecord): Promise<void> {
  for (const { sku, count } of lines)
    await tx
      .updateTable('stock')
      .set({ quantity: sql`quantity - ${count}` })
      .where('sku', '=', sku)
      .where('quantity', '>=', count) // counted only since the cart was read: from the next order on
      .execute()
}
