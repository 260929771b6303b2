import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { recountCart } from '#app/features/cart/contents/cart-use.server.ts'
import { recountProject } from '#app/features/projects/store/project-use.server.ts'
import { recountTemplate } from '#app/features/projects/store/template-use.server.ts'
import { recountQuote } from '#app/features/quotes/quote-use.server.ts'
import { recountRevision } from '#app/features/revisions/revision-use.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

interface CountedTable {
  readonly table: string
  readonly id: string
  /** Selects rows that another version of the site has written since they were counted. */
  readonly isUncounted: RawBuilder<boolean>
  readonly recount: (tx: Database, id: string) => Promise<boolean>
}

const TABLES: readonly CountedTable[] = [
  {
    table: 'project',
    id: 'project_id',
    isUncounted: sql`deleted_at is null and not is_counted`,
    recount: recountProject,
  },
  { table: 'cart', id: 'cart_id', isUncounted: sql`use_version is distinct from version`, recount: recountCart },
  { table: 'quote', id: 'quote_id', isUncounted: sql`use_at is distinct from changed_at`, recount: recountQuote },
  {
    table: 'project_template',
    id: 'template_id',
    isUncounted: sql`use_at is distinct from changed_at`,
    recount: recountTemplate,
  },
  { table: 'project_revision', id: 'revision_id', isUncounted: sql`use_at is null`, recount: recountRevision },
]

/** Ids that are read at a time; each of them is counted in a transaction of its own. */
const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** More are said to be more. */
const MOST_UNCOUNTED = 10_000

interface Recount {
  /** Also what seems to be counted. */
  readonly isWhole?: boolean
  /** Milliseconds after which the rest is left for another time. */
  readonly forMs?: number
  /** Rests as long as it has worked, since visitors are served by the same process. */
  readonly isGentle?: boolean
  readonly onBatch?: (counted: number) => void
}

interface Recounted {
  readonly counted: number
  /** Records that cannot be read. */
  readonly failed: readonly string[]
}

const ROUND_MS = 120_000

/** Counts what other versions of the site have written, for two minutes at most. @throws Error naming what it cannot read. */
export async function recountSome(db: Database): Promise<void> {
  const { failed } = await recountUses(db, { forMs: ROUND_MS, isGentle: true })
  if (failed.length > 0) throw new Error(`${failed.length} records cannot be counted, the first is ${failed[0]}`)
}

/** Brings `sku_use` up to date with what other versions of the site have written, or counts all of it again. */
export async function recountUses(
  db: Database,
  { isWhole = false, forMs = Infinity, isGentle = false, onBatch }: Recount = {},
): Promise<Recounted> {
  const until = performance.now() + forMs
  const failed: string[] = []
  let counted = 0
  for (const counting of TABLES) {
    let after = FIRST_ID
    while (performance.now() < until) {
      const ids = await listIds(db, counting, { isWhole, after })
      if (ids.length === 0) break
      for (const id of ids) {
        const begun = performance.now()
        try {
          if (await db.transaction().execute((tx) => counting.recount(tx, id))) counted++
        } catch (error) {
          // One that cannot be read does not keep the others from being counted.
          failed.push(`${counting.table} ${id}: ${error instanceof Error ? error.message : String(error)}`)
        }
        if (isGentle) await sleep(performance.now() - begun)
      }
      after = ids.at(-1)!
      onBatch?.(counted)
    }
  }
  return { counted, failed }
}

async function listIds(
  db: Database,
  { table, id, isUncounted }: CountedTable,
  { isWhole, after }: { readonly isWhole: boolean; readonly after: string },
): Promise<string[]> {
  const key = sql.ref(id)
  const { rows } = await sql<{ id: string }>`
    select ${key} as id from ${sql.table(table)} where ${key} > ${after}::uuid ${isWhole ? sql`` : sql`and ${isUncounted}`}
    order by ${key} limit ${BATCH}`.execute(db)
  return rows.map((row) => row.id)
}

/** Counts records whose SKUs are not up to date in `sku_use`, up to `MOST_UNCOUNTED`. */
export async function countUncounted(db: Database): Promise<number> {
  const some = TABLES.map(
    ({ table, isUncounted }) => sql`(select 1 from ${sql.table(table)} where ${isUncounted} limit ${MOST_UNCOUNTED})`,
  )
  const { rows } = await sql<{ count: string }>`
    select count(*) from (${sql.join(some, sql` union all `)}) uncounted`.execute(db)
  return Math.min(Number(rows[0]?.count), MOST_UNCOUNTED)
}
