import { appendFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Product } from '@specify/catalogue/product/model.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { readSpellings } from '#app/features/catalogue/store/read-rest.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ChangeKind } from '#db/schema.ts'
import type { ChangeCounts } from '../change-set.ts'
import { planLines } from '../plan/plan-lines.server.ts'
import { RowWriter } from '../plan/row-writer.server.ts'
import { planStock } from '../stock/plan-stock.server.ts'
import { changedProduct, withdrawnProduct } from './changed-product.server.ts'
import { IGNORED, SKU, targetsOf } from './columns.ts'
import { withMissingHeadings } from './missing-headings.server.ts'
import { nameRows } from './name-rows.server.ts'
import { isValue, mapColumns, type ColumnMapping } from './map-columns.server.ts'
import { readTable, type ReadTable } from './read-table.server.ts'

interface TableJob {
  readonly setId: string
  readonly kind: Exclude<ChangeKind, 'feed' | 'products' | 'rollback'>
  readonly file: string
  readonly mapping: object | null
  /** Its values stand against later feeds. */
  readonly keepsValues: boolean
  readonly onProgress: (lines: number) => Promise<void>
}

/**
 * Plans a table of codes with the values that they get. Null where somebody has to say first what a column is: the
 * question is kept with the set.
 */
export async function planTable(db: Database, job: TableJob): Promise<ChangeCounts | null> {
  const { setId, file, onProgress } = job
  const kind = job.kind === 'edit' ? 'columns' : job.kind
  const table = await withMissingHeadings(db, readTable(file))
  const mapping = await mapColumns(db, { setId, kind, table, chosen: job.mapping as ColumnMapping | null })
  if (mapping === null) return null
  const rows = new RowWriter(db, setId)
  for (const note of [
    ...table.notes,
    ...notRead(table, mapping),
    ...(job.kind === 'edit' ? [] : sameValues(table, mapping)),
  ])
    await rows.note({ line: null, name: 'file', reason: note, cells: null })
  if (kind === 'stock') return planStock(db, { setId, table, mapping, rows })
  const canClear = job.kind === 'edit'
  const written = { table, mapping, kind, canClear, file: `${file}.feed`, rows, onProgress }
  const { feed, origins } = await writeFeedOf(db, written)
  await rows.end()
  const own = await rows.counts()
  // Its products and SKUs are those of the catalogue: none can be another product's.
  const rest = { spellings: await readSpellings(db), takenSkus: new Map() }
  const lines = readFeed(feed, rest)
  const counts = await planLines(db, lines, {
    setId,
    isWhole: false,
    isStrict: true,
    begins: job.keepsValues ? overridable(mapping.targets) : null,
    onProgress,
    origin: (line) => origins[line - 1] ?? [],
  })
  const [refused, noted] = [own.refused + counts.refused, own.noted + counts.noted]
  return { ...counts, refused, noted, read: table.rows.length }
}

/** Fields of a table whose values may stand against the feed: not whether a product is there, or who may see it. */
function overridable(targets: readonly string[]) {
  const keys = new Set(targets.map((target) => target.replace(/^price-ex /, 'price ')))
  return targetsOf('columns').flatMap(({ key, isOfProduct = false }) =>
    keys.has(key) && key !== SKU && !NEVER_OVERRIDDEN.has(key) ? [{ key, isOfProduct }] : [],
  )
}

const NEVER_OVERRIDDEN: ReadonlySet<string> = new Set(['markets', 'IsGWAInternal'])

/** Lines of the uploaded table that a line of the feed was made of. */
export type Origin = readonly { readonly line: number; readonly cells: readonly string[] }[]

interface FeedJob {
  readonly table: ReadTable
  readonly mapping: ColumnMapping
  readonly kind: 'columns' | 'prices' | 'withdraw'
  readonly canClear: boolean
  readonly file: string
  readonly rows: RowWriter
  readonly onProgress: (lines: number) => Promise<void>
}

/** Names columns that hold something and set nothing. */
function notRead({ rows }: ReadTable, { headings, targets }: ColumnMapping): string[] {
  const names = targets.flatMap((target, at) =>
    target === IGNORED && rows.some(({ cells }) => cells[at]) ? [headings[at] || `column ${at + 1}`] : [],
  )
  return names.length === 0 ? [] : [`Columns that are not read: ${names.slice(0, 20).join(', ')}`]
}

/** Rows from which it is looked at whether all have the same. */
const MANY_ROWS = 50
const SAME_SHARE = 0.9

/** Names columns in which nearly all rows have one value, as a table has that was filled down too far. */
function sameValues({ rows }: ReadTable, { headings, targets }: ColumnMapping): string[] {
  if (rows.length < MANY_ROWS) return []
  return targets.flatMap((target, at) => {
    if (!isValue(target)) return []
    const counts = new Map<string, number>()
    for (const { cells } of rows) {
      const cell = cells[at] ?? ''
      if (cell !== '') counts.set(cell, (counts.get(cell) ?? 0) + 1)
    }
    const [cell = '', count = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? []
    const share = count / rows.length
    return share >= SAME_SHARE
      ? [`${headings[at]} is "${cell.slice(0, 60)}" in ${Math.round(share * 100)} % of the rows`]
      : []
  })
}

const PRODUCTS_AT_ONCE = 200

/** Writes the products that the rows name, with their cells set, as lines of an update. */
async function writeFeedOf(db: Database, { table, mapping, kind, canClear, file, rows, onProgress }: FeedJob) {
  writeFileSync(file, '')
  const { targets } = mapping
  const byProduct = await nameRows(db, table, targets, rows)
  const isId = !targets.includes(SKU)
  const origins: Origin[] = []
  const ids = [...byProduct.keys()]
  for (let from = 0; from < ids.length; from += PRODUCTS_AT_ONCE) {
    const { rows: products } = await sql<{ record: Product }>`
      select record from product where product_id = any(${ids.slice(from, from + PRODUCTS_AT_ONCE)}::text[])`.execute(
      db,
    )
    const lines: string[] = []
    for (const { record } of products) {
      const named = byProduct.get(record.productId) ?? []
      const line =
        kind === 'withdraw'
          ? await withdrawnProduct(record, named, { isId }, rows)
          : await changedProduct(record, named, { targets, canClear }, rows)
      if (line === null) continue
      origins.push(named.map(({ row }) => row))
      lines.push(`${line}\n`)
    }
    appendFileSync(file, lines.join(''))
    await onProgress(from)
  }
  return { feed: file, origins }
}
