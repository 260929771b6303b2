import { sql } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { Blank, BlankDemand } from '#app/features/catalogue/blanks/blank-demand.ts'
import type { Database } from '#app/platform/database/database.server.ts'

/** Limits the blanks of one report to those with the most pieces. */
const MOST_BLANKS = 200

/** Keeps apart what people wait for and the search for answers, which changes many rows at once. */
export const WAITING_LOCK = sql`pg_advisory_xact_lock_shared(hashtext('blank'))`

/** Finds or makes the rows of some blanks, always in the same order: two that are written at once do not wait for each other. */
export async function findOrAddBlanks(
  tx: Database,
  blanks: readonly Blank[],
  { generation, now }: { readonly generation: number; readonly now: Date },
): Promise<Map<string, string>> {
  const rows = JSON.stringify(
    blanks
      .map(({ productId, sku, field, name, brand, category }) => ({ productId, sku, field, name, brand, category }))
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
  )
  await sql`
    insert into blank (product_id, attribute, sku, name, brand, category, generation, is_late, seen_at)
    select "productId", field, sku, name, brand, category, ${generation},
      ${generation} < (select generation from blank_check), ${now}
    from json_to_recordset(${rows}::json)
      as seen ("productId" text, sku text, field text, name text, brand text, category text)
    on conflict (product_id, attribute) do update set
      is_late = true, generation = least(blank.generation, excluded.generation) where excluded.is_late`.execute(tx)
  const { rows: known } = await sql<{ blank_id: string; product_id: string; attribute: string }>`
    select blank_id, blank.product_id, attribute from blank
    join json_to_recordset(${rows}::json) as seen ("productId" text, field text)
      on blank.product_id = seen."productId" and blank.attribute = seen.field
    order by blank_id for key share of blank`.execute(tx)
  return new Map(known.map((row) => [keyOf({ productId: row.product_id, field: row.attribute }), row.blank_id]))
}

function keyOf({ productId, field }: { readonly productId: string; readonly field: string }): string {
  return `${productId}\n${field}`
}

/**
 * Writes for which blanks a project waits, and with how many pieces. Products that it has no more wait for nothing. Does
 * nothing for a project that is closed or deleted.
 */
export async function writeDemand(db: Database, demand: BlankDemand, now: Date): Promise<void> {
  const { projectId, locale, generation, pieces } = demand
  const counted = demand.blanks.flatMap((blank) => {
    const count = pieces.get(blank.sku) ?? 0
    return count > 0 ? [{ ...blank, pieces: count }] : []
  })
  const blanks = counted.toSorted((one, other) => other.pieces - one.pieces).slice(0, MOST_BLANKS)
  await changeOpenProject(db, projectId, async (tx) => {
    await refreshPieces(tx, projectId, pieces)
    await addWaiting(tx, { projectId, locale, generation, blanks }, now)
  })
}

/** Changes what a project waits for, one writer of a project at a time. Does nothing where it is closed or deleted. */
export async function changeOpenProject(
  db: Database,
  projectId: string,
  change: (tx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select ${WAITING_LOCK}`.execute(tx)
    const project = await tx
      .selectFrom('project')
      .select('project_id')
      .where('project_id', '=', projectId)
      .where('status', '=', 'open')
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (project) await change(tx)
  })
}

interface Waiting {
  readonly projectId: string
  readonly locale: Locale
  readonly generation: number
  readonly blanks: readonly (Blank & { readonly pieces: number })[]
}

export async function addWaiting(
  tx: Database,
  { projectId, locale, generation, blanks }: Waiting,
  now: Date,
): Promise<void> {
  if (blanks.length === 0) return
  const ids = await findOrAddBlanks(tx, blanks, { generation, now })
  const rows = JSON.stringify(
    blanks.flatMap((blank) => {
      const id = ids.get(keyOf(blank))
      return id === undefined ? [] : [{ id, sku: blank.sku, pieces: blank.pieces }]
    }),
  )
  await sql`
    insert into blank_project (blank_id, project_id, sku, locale, pieces, seen_at)
    select id, ${projectId}, sku, ${locale}, pieces, ${now}
    from json_to_recordset(${rows}::json) as waiting (id bigint, sku text, pieces bigint)
    on conflict (blank_id, project_id, sku) do update set pieces = excluded.pieces, seen_at = excluded.seen_at`.execute(
    tx,
  )
}

/** Brings the pieces of what a project waits for already up to date. */
async function refreshPieces(tx: Database, projectId: string, pieces: BlankDemand['pieces']): Promise<void> {
  const rows = JSON.stringify(Array.from(pieces, ([sku, count]) => ({ sku, count })))
  const counted = sql`json_to_recordset(${rows}::json) as counted (sku text, count bigint)`
  await sql`
    delete from blank_project where project_id = ${projectId} and sku not in (select sku from ${counted} where count > 0)`.execute(
    tx,
  )
  await sql`
    update blank_project set pieces = counted.count from ${counted}
    where project_id = ${projectId} and blank_project.sku = counted.sku and pieces <> counted.count`.execute(tx)
}
