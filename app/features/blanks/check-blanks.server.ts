import { sql, type RawBuilder } from 'kysely'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import { isBlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { isStated } from './is-stated.ts'
import { enqueueStatedMails } from './stated-mail-queue.server.ts'

/** Products of one transaction: about a megabyte of records. */
const BATCH = 100

interface ChangedRow {
  readonly blank_id: string
  readonly product_id: string
  readonly attribute: string
  readonly record: Product
  readonly is_withdrawn: boolean
  readonly skus: readonly string[]
}

type Outcome = 'stated' | 'gone'

/**
 * Looks which blanks the catalogue states by now, or has no product for any more: nobody waits for these any longer, and
 * people who asked get a letter. Every server does it for each generation; the first one finds them. Returns whether
 * there is mail.
 */
export async function checkBlanks(db: Database, now: Date): Promise<boolean> {
  const latest = await findLatestGeneration(db)
  const { generation } = await db.selectFrom('blank_check').select('generation').executeTakeFirstOrThrow()
  const checked = Number(generation)
  if (latest && checked < latest.id) {
    await checkAll(db, await readChangedIn(db, checked), now)
    await sql`update blank_check set generation = greatest(generation, ${latest.id})`.execute(db)
  }
  // Seen in a catalogue from before the last check.
  await checkAll(db, IS_LATE_AND_CHANGED, now)
  await db.updateTable('blank').set({ is_late: false }).where('is_late', '=', true).execute()
  return (await enqueueStatedMails(db, now)) > 0
}

const IS_LATE_AND_CHANGED = sql<boolean>`is_late and exists (
  select from catalogue_generation later
  where later.id > blank.generation and later.imported_at in (product.changed_at, product.withdrawn_at))`

/** Selects products that changed in the generations after one. */
async function readChangedIn(db: Database, generation: number): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ imported_at: string }>`
    select imported_at::text from catalogue_generation where id > ${generation}`.execute(db)
  // Named one by one, they are looked up in the indexes.
  const times = rows.map(({ imported_at: at }) => at)
  return sql<boolean>`(
    product.changed_at = any(${times}::timestamptz[]) or product.withdrawn_at = any(${times}::timestamptz[]))`
}

async function checkAll(db: Database, isChanged: RawBuilder<boolean>, now: Date): Promise<void> {
  for (let after: string | null = '0'; after !== null;) after = await checkBatch(db, { after, isChanged }, now)
}

/** Returns the id of the last row, and null after the last batch. */
async function checkBatch(
  db: Database,
  { after, isChanged }: { readonly after: string; readonly isChanged: RawBuilder<boolean> },
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    // One server at a time, and nobody who asks meanwhile.
    await sql`select pg_advisory_xact_lock(hashtext('blank'))`.execute(tx)
    const { rows } = await sql<ChangedRow>`
      select blank_id, product_id, attribute, record, withdrawn_at is not null as is_withdrawn, array(
        select waiting.sku from blank_project waiting where waiting.blank_id = blank.blank_id
        union select asked.sku from asked_blank asked
          where asked.product_id = blank.product_id and asked.attribute = blank.attribute and answered_at is null) as skus
      from blank join product using (product_id)
      where blank_id > ${after} and ${isChanged} order by blank_id limit ${BATCH}`.execute(tx)
    for (const row of rows) await resolve(tx, row, now)
    return rows.length === BATCH ? (rows.at(-1)?.blank_id ?? null) : null
  })
}

async function resolve(tx: Database, row: ChangedRow, now: Date): Promise<void> {
  const byOutcome = Map.groupBy(row.skus, (sku) => outcomeOf(row, sku))
  for (const outcome of ['stated', 'gone'] as const) {
    const skus = byOutcome.get(outcome)
    if (!skus) continue
    await sql`
      update asked_blank set answered_at = ${now}, outcome = ${outcome}
      where product_id = ${row.product_id} and attribute = ${row.attribute} and answered_at is null
        and sku = any(${skus})`.execute(tx)
    await sql`delete from blank_project where blank_id = ${row.blank_id} and sku = any(${skus})`.execute(tx)
  }
}

/** Null where the blank is there still. */
function outcomeOf({ record: product, is_withdrawn: isWithdrawn, attribute }: ChangedRow, sku: string): Outcome | null {
  const variant = isWithdrawn ? null : findVariant(product.variants, sku)
  if (!variant || !isBlankField(attribute)) return 'gone'
  return isStated({ product, variant }, attribute) ? 'stated' : null
}
