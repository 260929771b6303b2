import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { PART_BYTES } from '../change-set.ts'
import { targetsOf } from '../tables/columns.ts'
import { editedCell, EDITS, isList, readFactor, type Edit } from '../tables/edit-cells.ts'
import { findSkus } from '../tables/find-codes.server.ts'
import type { ColumnMapping } from '../tables/map-columns.server.ts'
import { insertChangeSet, type By, type Editor } from './change-sets.server.ts'

interface ProductEdit extends By<Editor> {
  readonly edit: Edit
  /** Codes of variants; those that the catalogue does not have are refused rows of the plan. */
  readonly skus: readonly string[]
  readonly note: string
  /** The values stand against later feeds. */
  readonly keepsValues: boolean
}

const PRODUCTS_AT_ONCE = 500
/** Characters of the values of an edit together. */
const MOST_CHARACTERS = 10_000_000

/**
 * Prepares one change of many variants as a table of codes with the new value, which is planned as any other.
 *
 * @throws AppError `invalid_input` for a field that cannot be edited so, `conflict` where nothing would change.
 */
export async function editProducts(
  db: Database,
  { edit, skus, note, keepsValues, ...by }: ProductEdit,
  now: Date,
): Promise<string> {
  assertEdit(edit)
  if (edit.value.length * skus.length > MOST_CHARACTERS)
    throw new AppError('invalid_input', 'A text of this length is written for fewer products at a time.')
  const label = targetsOf('columns').find(({ key }) => key === edit.target)?.label ?? edit.target
  const rows = await editedRows(db, edit, skus)
  if (rows.length === 0) throw new AppError('conflict', 'Nothing would change: none of these codes has such a value.')
  const bytes = Buffer.from(toCsv([['SKU', label], ...rows]))
  const mapping: ColumnMapping = {
    headings: ['SKU', label],
    targets: ['sku', edit.target],
    samples: rows.slice(0, 5),
    isChosen: true,
    unclear: [],
  }
  const what = edit.kind === 'replace' ? `${EDITS.replace} “${edit.find}”` : EDITS[edit.kind]
  const name = `${label}: ${what} ${edit.value}`.trim()
  return db.transaction().execute(async (tx) => {
    const draft = {
      ...by,
      kind: 'edit',
      name: `${name} (${countOf(rows.length, 'code')})`,
      note,
      keepsValues,
      mapping,
      job: 'plan',
    } as const
    const setId = await insertChangeSet(tx, draft, now)
    for (let from = 0, number = 1; from < bytes.length; from += PART_BYTES, number++) {
      const body = bytes.subarray(from, from + PART_BYTES)
      const digest = createHash('sha256').update(body).digest()
      await tx.insertInto('change_part').values({ set_id: setId, number, digest, body }).execute()
    }
    return setId
  })
}

function assertEdit({ kind, target, value, find }: Edit): void {
  const isPrice = /^price (?:AUD|NZD)$/.test(target)
  if (!targetsOf('columns').some(({ key }) => key === target && key !== 'sku'))
    throw new AppError('invalid_input', `field: there is no ${target.slice(0, 60)}`)
  if (kind === 'multiply' && !isPrice) throw new AppError('invalid_input', 'Only a price with GST can be multiplied.')
  if (kind === 'multiply' && readFactor(value) === null)
    throw new AppError('invalid_input', 'Write a factor from 0.1 to 10, such as 1.05 or 105 %.')
  if (kind === 'replace' && (find === '' || isPrice))
    throw new AppError('invalid_input', 'Say which text is replaced, in a field of text.')
  if (kind === 'add' && !isList(target))
    throw new AppError(
      'invalid_input',
      'Only alternatives, replacements, product types and markets are lists to add to.',
    )
  if ((kind === 'set' || kind === 'add') && value === '')
    throw new AppError('invalid_input', 'Write the value. To remove one, choose Clear.')
}

async function editedRows(db: Database, edit: Edit, skus: readonly string[]): Promise<string[][]> {
  const listed = await findSkus(db, skus)
  const ids = [...new Set([...listed.values()].map(({ productId }) => productId))]
  const cells = new Map<string, string>()
  for (let from = 0; from < ids.length; from += PRODUCTS_AT_ONCE) {
    const { rows } = await sql<{ record: Product }>`
      select record from product where product_id = any(${ids.slice(from, from + PRODUCTS_AT_ONCE)}::text[])`.execute(
      db,
    )
    for (const { record } of rows)
      for (const variant of record.variants) cells.set(variant.sku, editedCell(edit, record, variant))
  }
  return [...new Set(skus)].flatMap((code) => {
    const match = listed.get(skuKey(code))
    if (!match) return [[code, edit.kind === 'clear' ? 'CLEAR' : edit.value]]
    const cell = cells.get(match.sku) ?? ''
    return cell === '' ? [] : [[match.sku, cell]]
  })
}
