import { sql } from 'kysely'
import { canBeOpened, NOT_OPENED } from '#app/features/cart/operator/orders-file-schema.ts'
import { readStockMoves, type StockMove } from '#app/features/cart/operator/stock-moves.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ChangeCounts } from '../change-set.ts'
import type { RowWriter } from '../plan/row-writer.server.ts'
import { QUANTITY } from '../tables/columns.ts'
import type { ColumnMapping } from '../tables/map-columns.server.ts'
import { nameRows } from '../tables/name-rows.server.ts'
import type { ReadTable } from '../tables/read-table.server.ts'
import { CLEAR } from '../tables/set-cells.ts'
import { readQuantity } from './read-quantity.ts'
import { describeStock, describeTaken, stockAfter, type StockRecord } from './stock-row.ts'

interface StockTable {
  readonly setId: string
  readonly table: ReadTable
  readonly mapping: ColumnMapping
  readonly rows: RowWriter
}

/** Stock that a row counts. */
interface Counted {
  readonly sku: string
  readonly productId: string
  readonly line: number | null
  readonly quantity: number | null
  readonly isLeft: boolean
}

const AT_ONCE = 500

/** Plans a table of codes with the pieces that were counted of each, as of its upload. */
export async function planStock(db: Database, { setId, table, mapping, rows }: StockTable): Promise<ChangeCounts> {
  const { targets } = mapping
  const at = targets.indexOf(QUANTITY)
  const counted: Counted[] = []
  for (const [productId, named] of await nameRows(db, table, targets, rows))
    for (const { sku, row } of named) {
      const cell = row.cells[at] ?? ''
      if (cell === '') continue
      const read = cell === CLEAR ? { quantity: null } : readQuantity(cell)
      const problem =
        'problem' in read ? read.problem : canBeOpened({ sku, quantity: read.quantity }) ? '' : NOT_OPENED.error
      if ('quantity' in read && problem === '')
        counted.push({ sku, productId, line: row.line, quantity: read.quantity, isLeft: false })
      else await rows.refuse({ line: row.line, name: sku, reason: `stock: ${problem}`, cells: row.cells })
    }
  await rows.end()
  const { created_at: asOf } = await db
    .selectFrom('change_set')
    .select('created_at')
    .where('set_id', '=', setId)
    .executeTakeFirstOrThrow()
  const own = await rows.counts()
  const moves = await readStockMoves(db, counted.map(skuOf), asOf)
  const written = await writeStockRows(db, setId, { counted, moves, asOf })
  const unchanged = Math.max(0, table.rows.length - written.changed - own.refused)
  return { ...own, ...written, read: table.rows.length, unchanged }
}

const skuOf = ({ sku }: Counted) => sku

interface CountedStock {
  readonly counted: readonly Counted[]
  /** Of one state of the database: a row says what orders have moved until then. */
  readonly moves: ReadonlyMap<string, StockMove>
  readonly asOf: Date
}

/** Writes a row for each SKU whose stock changes. */
export async function writeStockRows(
  db: Database,
  setId: string,
  { counted, moves, asOf }: CountedStock,
): Promise<Pick<ChangeCounts, 'changed' | 'warned'>> {
  let [changed, warned] = [0, 0]
  for (let from = 0; from < counted.length; from += AT_ONCE) {
    const some = counted.slice(from, from + AT_ONCE)
    const names = await readNames(db, some)
    const written = some.flatMap(({ sku, productId, line, quantity, isLeft }) => {
      const { quantity: was = null, taken = 0 } = moves.get(sku) ?? {}
      const record: StockRecord = { quantity, asOf: asOf.toISOString(), was, taken }
      const is = stockAfter(record, record)
      if (is === was) return []
      return [
        {
          set_id: setId,
          kind: 'changed' as const,
          line,
          name: names.get(productId) ?? sku,
          skus: [sku],
          record: JSON.stringify(record),
          fields: JSON.stringify(describeStock(sku, was, is)),
          reason: describeTaken(record),
          warnings: isLeft ? ['It has been set since, and is left as it is unless you tick it.'] : [],
          is_left: isLeft,
        },
      ]
    })
    if (written.length > 0) await db.insertInto('change_row').values(written).execute()
    changed += written.length
    warned += written.filter((row) => row.is_left).length
  }
  return { changed, warned }
}

async function readNames(db: Database, counted: readonly Counted[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(counted.map(({ productId }) => productId))]
  const { rows } = await sql<{ product_id: string; name: string }>`
    select product_id, left(record->'name'->>'au', 200) as name from product
    where product_id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map(({ product_id: id, name }) => [id, name]))
}
