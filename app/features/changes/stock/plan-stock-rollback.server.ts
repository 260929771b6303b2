import { sql } from 'kysely'
import { readStockMoves } from '#app/features/cart/operator/stock-moves.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { NO_COUNTS, type ChangeCounts } from '../change-set.ts'
import { writeStockRows } from './plan-stock.server.ts'
import { isSetOtherwise, stockAfter, type StockRecord } from './stock-row.ts'

/**
 * Plans a set that takes a set of stock back: what there was before it, less what orders have taken since. Stock that was
 * set otherwise since is left out unless somebody ticks it.
 */
export async function planStockRollback(
  db: Database,
  { setId, ofSet }: { readonly setId: string; readonly ofSet: string },
): Promise<ChangeCounts> {
  const { rows } = await sql<{ sku: string; record: StockRecord; product_id: string | null }>`
    select skus[1] as sku, record, catalogue_sku.product_id
    from change_row left join catalogue_sku on catalogue_sku.sku = skus[1]
    where set_id = ${ofSet} and kind = 'changed' and not is_left order by row_id`.execute(db)
  const [first] = rows
  if (!first) return NO_COUNTS
  const asOf = new Date(first.record.asOf)
  const moves = await readStockMoves(
    db,
    rows.map(({ sku }) => sku),
    asOf,
  )
  const counted = rows.map(({ sku, record, product_id: productId }) => {
    const { was, taken } = record
    return {
      sku,
      productId: productId ?? '',
      line: null,
      // The stock before, as if it had been counted when the set was.
      quantity: was === null ? null : was + taken,
      isLeft: isSetOtherwise({ stock: stockAfter(record, record), taken }, moves.get(sku)!),
    }
  })
  const written = await writeStockRows(db, setId, { counted, moves, asOf })
  return { ...NO_COUNTS, ...written, read: rows.length, unchanged: rows.length - written.changed }
}
