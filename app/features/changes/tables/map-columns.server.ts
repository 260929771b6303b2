import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { guessColumns, IGNORED, plainHeading, PRODUCT_ID, SKU, type TableKind } from './columns.ts'
import { findSkus } from './find-codes.server.ts'
import type { ReadTable } from './read-table.server.ts'

/** Columns of a table as a set keeps them: what each is, and the first cells to tell by. */
export interface ColumnMapping {
  readonly headings: readonly string[]
  readonly targets: readonly string[]
  /** The first rows of the file. */
  readonly samples: readonly (readonly string[])[]
  /** Somebody has chosen them, for this file or for one with the same headings. */
  readonly isChosen: boolean
  /** Columns whose headings say too little. */
  readonly unclear: readonly number[]
  /** The set that has the other columns, where these are a part of its file. */
  readonly restOf?: string
  /** The set that has taken columns out of this one and goes before it. */
  readonly follows?: string
}

/** Says what the columns are, and keeps it; null where somebody has to say so first. */
export async function mapColumns(
  db: Database,
  {
    setId,
    kind,
    table,
    chosen,
  }: {
    readonly setId: string
    readonly kind: TableKind
    readonly table: ReadTable
    readonly chosen: ColumnMapping | null
  },
): Promise<ColumnMapping | null> {
  const { headings } = table
  const hasHeadings = headings.some((heading) => heading !== '')
  const key = hasHeadings ? headingsKey(kind, headings) : null
  const isSame =
    chosen?.headings.length === headings.length && chosen.headings.every((each, at) => each === headings[at])
  const remembered = isSame && chosen?.isChosen ? chosen : await findRemembered(db, setId, key)
  const shares = remembered ? [] : await codeShares(db, table)
  const guessed = guessColumns(headings, shares, kind)
  const targets = remembered?.targets ?? guessed.map(({ target }) => target)
  const unclear = remembered ? [] : guessed.flatMap(({ isUnclear }, at) => (isUnclear ? [at] : []))
  const samples = table.rows
    .slice(0, 5)
    .map(({ cells }) => headings.map((_, at) => (cells[at] ?? '').slice(0, 80).toWellFormed()))
  const restOf = isSame ? chosen.restOf : undefined
  const mapping: ColumnMapping = {
    headings,
    targets,
    samples,
    isChosen: remembered !== null,
    unclear,
    ...(restOf !== undefined && { restOf }),
  }
  const isClear =
    hasCode(targets) && unclear.length === 0 && (kind === 'withdraw' || targets.some((target) => isValue(target)))
  await db
    .updateTable('change_set')
    .set({
      mapping: JSON.stringify(mapping),
      headings: restOf === undefined ? key : null,
      ...(!isClear && { job: null, job_lease: null }),
    })
    .where('set_id', '=', setId)
    .execute()
  return isClear ? mapping : null
}

/** Tests whether a column sets a value. */
export function isValue(target: string): boolean {
  return target !== IGNORED && target !== SKU && target !== PRODUCT_ID
}

function hasCode(targets: readonly string[]): boolean {
  return targets.includes(SKU) || targets.includes(PRODUCT_ID)
}

function headingsKey(kind: string, headings: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...headings.map(plainHeading)]))
    .digest('base64url')
}

/** Columns that were chosen for an earlier file with the same headings. */
async function findRemembered(db: Database, setId: string, key: string | null): Promise<ColumnMapping | null> {
  if (key === null) return null
  const row = await db
    .selectFrom('change_set')
    .select('mapping')
    .where('headings', '=', key)
    .where('set_id', '<>', setId)
    .where(sql<boolean>`(mapping->>'isChosen')::boolean`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.mapping as ColumnMapping | undefined) ?? null
}

/** Returns for each column the share of its first cells, 0 to 1, that are codes of the catalogue. */
async function codeShares(db: Database, { headings, rows }: ReadTable): Promise<readonly number[]> {
  const first = rows.slice(0, 200)
  const cells = [...new Set(first.flatMap((row) => [...row.cells]))].filter((cell) => cell !== '' && cell.length <= 64)
  const listed = new Set((await findSkus(db, cells)).keys())
  return headings.map((_, at) => {
    const filled = first.map((row) => row.cells[at] ?? '').filter(Boolean)
    return filled.length === 0 ? 0 : filled.filter((cell) => listed.has(skuKey(cell))).length / filled.length
  })
}
