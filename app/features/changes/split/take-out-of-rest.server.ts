import { sql } from 'kysely'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { NO_COUNTS, reasonsForOther, type ChangeCounts } from '../change-set.ts'
import { compareProducts } from '../plan/compare-products.ts'
import { hasLargePriceChange } from '../plan/sense-checks.ts'
import { lockSet } from '../store/change-sets.server.ts'

interface RestRow {
  readonly row_id: string
  readonly record: Product
  readonly hash: string
  readonly warnings: string[]
  /** Of the part that goes first; null where it leaves the product. */
  readonly first: Product | null
  readonly first_hash: string | null
  readonly first_warnings: string[] | null
  readonly former: Product
}

const PAGE = 200

/**
 * Makes a set the rest of what it was without a part that goes first: its rows begin where those of the part end. False
 * where it is no longer planned, or where the two were planned on different products; it stays as it is then.
 */
export async function takeOutOfRest(
  db: Database,
  { setId, restOf }: { readonly setId: string; readonly restOf: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const rest = await lockSet(tx, restOf)
    if (rest.state !== 'planned' || (await isOnOthers(tx, setId, restOf))) return false
    let [gone, jumps] = [0, 0]
    for (let after = '0'; ;) {
      const rows = await readRows(tx, { setId, restOf, after })
      const [equal, others] = [rows.filter(isEqual), rows.filter((row) => !isEqual(row))]
      gone += equal.length
      for (const { first, former, record } of others) jumps += countJumps(first ?? former, record)
      await sql`
        delete from change_row where row_id = any(${equal.map(({ row_id: id }) => id)}::bigint[])`.execute(tx)
      await sql`
        update change_row set former_hash = next.hash, fields = next.fields, warnings = next.warnings
        from json_to_recordset(${JSON.stringify(others.flatMap(toNext))}::json)
          next (id bigint, hash text, fields jsonb, warnings text[])
        where row_id = next.id`.execute(tx)
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) break
      after = last.row_id
    }
    await keepCounts(tx, { setId, restOf, gone, jumps }, now)
    return true
  })
}

const isEqual = (row: RestRow) => row.first_hash === row.hash

/** The row as it goes on from the part; nothing for a product that the part leaves. */
function toNext({ row_id: id, first, first_hash: hash, first_warnings, record, warnings }: RestRow) {
  if (!first) return []
  const own = warnings.filter((warning) => !first_warnings!.includes(warning))
  return [{ id, hash, fields: compareProducts(first, record), warnings: own }]
}

function countJumps(was: Product, { variants }: Product): number {
  const before = new Map(was.variants.map((variant) => [variant.sku, variant]))
  return variants.filter((variant) => hasLargePriceChange(before.get(variant.sku), variant)).length
}

async function isOnOthers(tx: Database, setId: string, restOf: string): Promise<boolean> {
  const { rows } = await sql`
    select from change_row first
    left join change_row rest on rest.set_id = ${restOf} and rest.product_id = first.product_id
    where first.set_id = ${setId} and first.product_id is not null
      and rest.former_hash is distinct from first.former_hash limit 1`.execute(tx)
  return rows.length > 0
}

async function readRows(tx: Database, of: { readonly setId: string; readonly restOf: string; readonly after: string }) {
  const { rows } = await sql<RestRow>`
    select rest.row_id, rest.record, rest.hash, rest.warnings, first.record as first, first.hash as first_hash,
      first.warnings as first_warnings, product.record as former
    from change_row rest
    join product on product.product_id = rest.product_id
    left join change_row first on first.set_id = ${of.setId} and first.product_id = rest.product_id
    where rest.set_id = ${of.restOf} and rest.kind = 'changed' and rest.row_id > ${of.after}
    order by rest.row_id limit ${PAGE}`.execute(tx)
  return rows
}

async function keepCounts(
  tx: Database,
  of: { readonly setId: string; readonly restOf: string; readonly gone: number; readonly jumps: number },
  now: Date,
): Promise<void> {
  const { counts: kept } = await tx
    .selectFrom('change_set')
    .select('counts')
    .where('set_id', '=', of.restOf)
    .executeTakeFirstOrThrow()
  const { warned } = await tx
    .selectFrom('change_row')
    .select(sql<number>`(count(*) filter (where warnings <> '{}'))::int`.as('warned'))
    .where('set_id', '=', of.restOf)
    .where('product_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const former: ChangeCounts = { ...NO_COUNTS, ...kept }
  const counts: ChangeCounts = {
    ...former,
    changed: former.changed - of.gone,
    unchanged: former.unchanged + of.gone,
    warned,
    priceJumps: of.jumps,
  }
  await sql`
    update change_set set counts = ${JSON.stringify(counts)}::jsonb, needs_other = ${reasonsForOther(counts)}::text[],
      mapping = (mapping::jsonb || ${JSON.stringify({ follows: of.setId })}::jsonb)::json,
      version = version + 1, changed_at = ${now}
    where set_id = ${of.restOf}`.execute(tx)
}
