import { sql } from 'kysely'
import { countOf } from '@specify/core/text/count-text.ts'
import { holdStock, importInTransaction } from '#app/features/cart/operator/commands.server.ts'
import { readStockMoves } from '#app/features/cart/operator/stock-moves.server.ts'
import { actFor } from '#app/features/staff/act-for.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { RefusedFile } from '../refused-file.ts'
import { describeStock, describeTaken, isSetOtherwise, stockAfter, type StockRecord } from './stock-row.ts'

interface StockRow {
  readonly row_id: string
  readonly sku: string
  readonly record: StockRecord
}

/**
 * Sets the stock of the rows of a set, less what orders have taken since it was counted. Returns why nothing was set: the
 * stock of a row has been set otherwise since the plan. Empty where all is set.
 *
 * @throws RefusedFile where the account may not change stock
 */
export async function applyStock(
  tx: Database,
  { setId, accountId }: { readonly setId: string; readonly accountId: string | null },
  now: Date,
): Promise<{ readonly problem: string; readonly changed: number }> {
  const by = await actFor(tx, accountId, 'work')
  if (!by) throw new RefusedFile(NEEDS_WORK)
  const { rows } = await sql<StockRow>`
    select row_id, skus[1] as sku, record from change_row
    where set_id = ${setId} and kind = 'changed' and not is_left order by row_id`.execute(tx)
  const skus = rows.map(({ sku }) => sku)
  await holdStock(tx, skus)
  const [first] = rows
  if (!first) return { problem: '', changed: 0 }
  const moves = await readStockMoves(tx, skus, new Date(first.record.asOf))
  const outdated = rows.filter(({ sku, record: { was, taken } }) =>
    isSetOtherwise({ stock: was, taken }, moves.get(sku)!),
  )
  if (outdated.length > 0) {
    await sql`update change_row set is_outdated = true
      where row_id = any(${outdated.map(({ row_id: id }) => id)}::bigint[])`.execute(tx)
    const names = outdated.slice(0, 5).map(({ sku }) => sku)
    const more = outdated.length > 5 ? ' …' : ''
    const problem = `The stock of ${countOf(outdated.length, 'code')} was set since the plan: ${names.join(', ')}${more}.`
    return { problem, changed: 0 }
  }
  const stock = rows.map(({ sku, record }) => ({ sku, quantity: stockAfter(record, moves.get(sku)!) }))
  const data = { shippingMethods: null, discountCodes: null, stock }
  await importInTransaction(tx, { by, requestId: null, data }, now)
  // What it was and became: orders may have moved it since the plan.
  const applied = rows.map(({ row_id: id, sku, record }, index) => {
    const { quantity: was, taken } = moves.get(sku)!
    const next: StockRecord = { ...record, was, taken }
    const fields = describeStock(sku, was, stock[index]!.quantity)
    return { id, record: next, fields, reason: describeTaken(next) }
  })
  await sql`
    update change_row set record = applied.record, fields = applied.fields, reason = applied.reason
    from json_to_recordset(${JSON.stringify(applied)}::json) applied (id bigint, record json, fields jsonb, reason text)
    where row_id = applied.id`.execute(tx)
  return { problem: '', changed: rows.length }
}

export const NEEDS_WORK = 'Stock is changed by people with the right for orders as well.'
