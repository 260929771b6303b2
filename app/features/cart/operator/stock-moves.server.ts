import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'

/** The stock of a SKU, and what orders have moved of it since a moment. */
export interface StockMove {
  /** Null where nobody counts it. */
  readonly quantity: number | null
  /** Pieces that orders have taken since, less those that came back from cancelled ones. */
  readonly taken: number
}

/** Reads both from one state of the database: an order and its stock change together. */
export async function readStockMoves(
  db: Database,
  skus: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, StockMove>> {
  const { rows } = await sql<StockMove & { sku: string }>`
    with moved as (
      select line->>'sku' as sku, (line->>'count')::int as count
      from customer_order, json_array_elements(record->'lines') line where placed_at > ${since}
      union all
      select line->>'sku', -(line->>'count')::int
      from customer_order, json_array_elements(record->'lines') line
      where status = 'cancelled' and changed_at > ${since}
    ), taken as (select sku, sum(count)::int as count from moved group by sku)
    select wanted.sku, stock.quantity, coalesce(taken.count, 0) as taken
    from unnest(${skus}::text[]) wanted (sku)
    left join stock using (sku) left join taken using (sku)`.execute(db)
  return new Map(rows.map(({ sku, quantity, taken }) => [sku, { quantity, taken }]))
}
