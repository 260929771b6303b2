import { appendFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Product } from '@specify/catalogue/product/model.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { toFeedRecord } from '#app/features/catalogue/feed/write-feed.ts'
import { readRest } from '#app/features/catalogue/store/read-rest.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ChangeKind } from '#db/schema.ts'
import type { ChangeCounts } from '../change-set.ts'
import { planLines } from '../plan/plan-lines.server.ts'
import { RowWriter } from '../plan/row-writer.server.ts'
import { PRODUCT_ID, SKU, targetsOf } from './columns.ts'
import { findProducts, findSkus, unknownCode } from './find-codes.server.ts'
import { isValue, mapColumns, type ColumnMapping } from './map-columns.server.ts'
import { readTable, type ReadTable } from './read-table.server.ts'
import { setCell, type FeedDraft } from './set-cells.ts'

interface TableJob {
  readonly setId: string
  readonly kind: Exclude<ChangeKind, 'feed' | 'products' | 'rollback'>
  readonly file: string
  readonly mapping: object | null
  readonly onProgress: (lines: number) => Promise<void>
}

/**
 * Plans a table of codes with the values that they get. Null where somebody has to say first what a column is: the
 * question is kept with the set.
 */
export async function planTable(db: Database, job: TableJob): Promise<ChangeCounts | null> {
  const { setId, file, onProgress } = job
  const kind = job.kind === 'edit' ? 'columns' : job.kind
  const table = readTable(file)
  const mapping = await mapColumns(db, { setId, kind, table, chosen: job.mapping as ColumnMapping | null })
  if (mapping === null) return null
  const rows = new RowWriter(db, setId)
  for (const note of [...table.notes, ...sameValues(table, mapping)])
    await rows.note({ line: null, name: 'file', reason: note, cells: null })
  const { feed, origins } = await writeFeedOf(db, { table, mapping, kind, file: `${file}.feed`, rows, onProgress })
  await rows.end()
  const own = await rows.counts()
  const lines = readFeed(feed, await readRest(db, feed))
  const counts = await planLines(db, lines, {
    setId,
    isWhole: false,
    isStrict: true,
    onProgress,
    origin: (line) => origins[line - 1] ?? [],
  })
  const [refused, noted] = [own.refused + counts.refused, own.noted + counts.noted]
  return { ...counts, refused, noted, read: table.rows.length }
}

/** Lines of the uploaded table that a line of the feed was made of. */
export type Origin = readonly { readonly line: number; readonly cells: readonly string[] }[]

interface FeedJob {
  readonly table: ReadTable
  readonly mapping: ColumnMapping
  readonly kind: 'columns' | 'prices' | 'withdraw'
  readonly file: string
  readonly rows: RowWriter
  readonly onProgress: (lines: number) => Promise<void>
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
async function writeFeedOf(db: Database, { table, mapping, kind, file, rows, onProgress }: FeedJob) {
  writeFileSync(file, '')
  const { targets } = mapping
  const [codeAt, isId] = targets.includes(SKU) ? [targets.indexOf(SKU), false] : [targets.indexOf(PRODUCT_ID), true]
  const codes = table.rows.map(({ cells }) => cells[codeAt] ?? '')
  const skus = isId ? await findProducts(db, codes) : await findSkus(db, codes)
  const seen = new Map<string, ReadTable['rows'][number]>()
  const byProduct = new Map<string, { readonly sku: string; readonly row: ReadTable['rows'][number] }[]>()
  for (const row of table.rows) {
    const code = row.cells[codeAt] ?? ''
    const refuse = (reason: string) => rows.refuse({ line: row.line, name: code, reason, cells: row.cells })
    const match = skus.get(code.toUpperCase())
    if (code === '') await refuse('has no code')
    else if (!match) await refuse(await unknownCode(db, code))
    else {
      const first = seen.get(match.sku)
      if (first && first.cells.join('\n') !== row.cells.join('\n'))
        await refuse(`${match.sku} is on line ${first.line} with other values`)
      else if (first)
        await rows.note({ line: row.line, name: code, reason: `is the same as line ${first.line}`, cells: null })
      else {
        seen.set(match.sku, row)
        byProduct.getOrInsertComputed(match.productId, () => []).push({ sku: match.sku, row })
      }
    }
  }
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
          ? await withdrawalOf(record, named, isId, rows)
          : await changedLine(record, named, targets, rows)
      if (line === null) continue
      origins.push(named.map(({ row }) => row))
      lines.push(`${line}\n`)
    }
    appendFileSync(file, lines.join(''))
    await onProgress(from)
  }
  return { feed: file, origins }
}

type Named = readonly { readonly sku: string; readonly row: ReadTable['rows'][number] }[]

async function changedLine(
  product: Product,
  named: Named,
  targets: readonly string[],
  rows: RowWriter,
): Promise<string | null> {
  const draft = JSON.parse(JSON.stringify(toFeedRecord(product))) as FeedDraft
  const shared = new Map<string, { readonly cell: string; readonly line: number }>()
  const ofProduct = new Set(targetsOf('columns').flatMap(({ key, isOfProduct }) => (isOfProduct ? [key] : [])))
  for (const { sku, row } of named) {
    const problems: string[] = []
    for (const [at, target] of targets.entries()) {
      const cell = row.cells[at] ?? ''
      if (!isValue(target) || cell === '') continue
      const other = shared.get(target)
      if (ofProduct.has(target) && other && other.cell !== cell) {
        problems.push(`${target}: is "${other.cell.slice(0, 60)}" for the same product on line ${other.line}`)
        continue
      }
      if (ofProduct.has(target)) shared.set(target, { cell, line: row.line })
      const outcome = setCell(draft, sku, target, cell)
      if ('problem' in outcome) problems.push(`${target}: ${outcome.problem}`)
      else for (const reason of outcome.notes) await rows.note({ line: row.line, name: target, reason, cells: null })
    }
    if (problems.length === 0) continue
    // A product is changed as its rows say, or not at all.
    for (const each of named)
      await rows.refuse({
        line: each.row.line,
        name: each.sku,
        reason: each.row === row ? problems.join('\n') : `line ${row.line} of the same product is refused`,
        cells: each.row.cells,
      })
    return null
  }
  return JSON.stringify(draft)
}

async function withdrawalOf(
  { productId, name, variants }: Product,
  named: Named,
  isId: boolean,
  rows: RowWriter,
): Promise<string | null> {
  const skus = new Set(named.map(({ sku }) => sku))
  const others = isId ? [] : variants.filter(({ sku }) => !skus.has(sku)).map(({ sku }) => sku)
  if (others.length === 0) return JSON.stringify({ productId, withdrawn: true })
  const reason = `${name.au} has variants that are not named, and is withdrawn whole or not: ${others.slice(0, 10).join(', ')}`
  for (const { sku, row } of named) await rows.refuse({ line: row.line, name: sku, reason, cells: row.cells })
  return null
}
