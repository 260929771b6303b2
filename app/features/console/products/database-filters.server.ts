import { sql, type RawBuilder } from 'kysely'
import { startOfDayIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'

/** A filter that the index knows nothing of. */
export interface DatabaseFilter {
  /** Products that it names; null where they are more than 10,000, or take too long. */
  readonly ids: readonly string[] | null
  /** Products that it does not name are meant. */
  readonly isNot: boolean
  /** Those of some products that it names. */
  readonly among: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}

interface Question {
  /** Selects `product_id` of all that are named, once or more. */
  readonly all: RawBuilder<unknown>
  readonly among: (ids: readonly string[]) => RawBuilder<unknown>
}

const MOST_IDS = 10_000
const MOST_MS = 400

/** Reads the filters of a state that the database answers. */
export async function readDatabaseFilters(
  db: Database,
  { since, used, due }: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<readonly DatabaseFilter[]> {
  const from = since === undefined ? null : startOfDayIn({ code: locale }, since)
  const questions = [
    ...(from ? [{ question: changedSince(from), isNot: false }] : []),
    ...(used === undefined ? [] : [{ question: usedInOpenProjects, isNot: used === 'no' }]),
    ...(due === undefined ? [] : [{ question: changesDue, isNot: due === 'no' }]),
  ]
  return Promise.all(
    questions.map(async ({ question, isNot }) => ({
      ids: await readIds(db, question.all),
      isNot,
      async among(ids: readonly string[]) {
        const { rows } = await sql<{ product_id: string }>`${question.among(ids)}`.execute(db)
        return new Set(rows.map(({ product_id: id }) => id))
      },
    })),
  )
}

async function readIds(db: Database, all: RawBuilder<unknown>): Promise<readonly string[] | null> {
  const rows = await withinTime(db, MOST_MS, async (tx) => {
    const query = sql<{ product_id: string }>`select distinct product_id from (${all}) named limit ${MOST_IDS + 1}`
    return (await query.execute(tx)).rows
  })
  return rows === null || rows.length > MOST_IDS ? null : rows.map(({ product_id: id }) => id)
}

function changedSince(from: Date): Question {
  return {
    all: sql`(
      select product_id from product where changed_at >= ${from} and withdrawn_at is null limit ${MOST_IDS + 1})`,
    among: (ids) => sql`
      select product_id from product where product_id = any(${ids}::text[]) and changed_at >= ${from}`,
  }
}

/** Products that a change set with a date changes, adds or withdraws. */
const changesDue: Question = {
  all: sql`
    select product_id from change_row join change_set using (set_id)
    where state = 'due' and product_id is not null and not is_left`,
  among: (ids) => sql`
    select product_id from change_row join change_set using (set_id)
    where state = 'due' and product_id = any(${ids}::text[]) and not is_left`,
}

/** From SKU to SKU by the index: some of them are in thousands of projects. */
const usedSkus = sql`
  with recursive used (sku) as (
    (select sku from sku_use where kind = 'project' order by sku limit 1)
    union all
    select (select next.sku from sku_use next where next.kind = 'project' and next.sku > used.sku order by sku limit 1)
    from used where used.sku is not null)
  select sku from used where sku is not null`

const KEY = sql`translate(lower(catalogue_sku.sku), ' +/#()-', '_______')`

/** Codes that a product had once count for it, as long as no other one has them: projects still name them. */
const usedInOpenProjects: Question = {
  all: sql`select product_id from (${usedSkus}) used join catalogue_sku on ${KEY} = used.sku`,
  among: (ids) => sql`
    select product_id from catalogue_sku
    where product_id = any(${ids}::text[])
      and exists (select from sku_use where sku_use.sku = ${KEY} and kind = 'project')`,
}
