import { sumPieces } from '#app/features/sku-use/sku-use.ts'
import { replaceUse } from '#app/features/sku-use/write-use.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Cart } from './model.ts'
import { toCart } from './queries.server.ts'

export async function writeCartUse(tx: Database, { cartId, lines, locale }: Cart): Promise<void> {
  await replaceUse(tx, { subjectId: cartId, kind: 'cart', market: locale }, sumPieces(lines))
}

/** Counts a cart as it is stored. False where it is gone, or where somebody changes it right now. */
export async function recountCart(tx: Database, cartId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('cart')
    .selectAll()
    .where('cart_id', '=', cartId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return false
  await writeCartUse(tx, toCart(row))
  await tx.updateTable('cart').set({ use_version: row.version }).where('cart_id', '=', cartId).execute()
  return true
}
