import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findConsequences } from '#app/features/consequences/find-consequences.server.ts'
import { listConsequences } from '#app/features/consequences/list-consequences.server.ts'
import type { SkuWeight } from '#app/features/consequences/wanted-skus.ts'
import { openDatabaseForTool, type Database } from '#app/platform/database/database.server.ts'
import { percentile, toRow, type BenchRow } from './row.ts'

const PROJECTS = 100_000
const SKUS = 100_000
const SKUS_OF_PROJECT = 40
const WANTED = 10_000
const REVISIONS = 30_000
const TRIES = 9
const MOST_MS = 1_000

/** 10,000 SKUs of a catalogue of 100,000 over 100,000 open projects, 30,000 revisions, and quotes, carts and templates. */
export async function benchConsequences(dataDir: string): Promise<BenchRow[]> {
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  try {
    const began = performance.now()
    await fill(handle.db)
    const rows = [toRow('tables filled', (performance.now() - began) / 1_000, 's')]
    const each = SKUS / WANTED
    rows.push(...(await timesOf(handle.db, 'any 10,000 SKUs', (n) => Math.floor((n + 0.5) * each))))
    rows.push(...(await timesOf(handle.db, 'the 500 most specified SKUs', (n) => 1 + (n % 500))))
    rows.push(...(await timesOf(handle.db, 'the most specified SKU', () => 1)))
    return rows
  } finally {
    await handle.close()
  }
}

async function timesOf(db: Database, name: string, skuAt: (n: number) => number): Promise<BenchRow[]> {
  const keys = new Set(Array.from({ length: WANTED }, (_, n) => `sk${skuAt(n)}`))
  const weights = Array.from(keys, (key, target): SkuWeight => ({ key, target, own: true, mirrored: true }))
  const now = new Date()
  const found = await findConsequences(db, { weights }, now)
  const text = found ? `${found.counts.project} projects, ${found.counts.revision} revisions` : 'too many'
  return [
    await timed(`${name}: ${text}`, () => findConsequences(db, { weights }, now)),
    await timed(`${name}: first page`, () => listConsequences(db, { weights }, { offset: 0, limit: 50 })),
  ]
}

async function timed(name: string, run: () => Promise<unknown>): Promise<BenchRow> {
  await run()
  const times: number[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  return toRow(name, percentile(times, 0.5), 'ms', MOST_MS)
}

/** Few products are in many projects, most in few: a tenth of the catalogue makes half of all lines. Each once. */
const skuOf = (skus: number) =>
  sql`'sk' || floor(power((m - random()) / ${sql.lit(skus)}, 3.3) * ${sql.lit(SKUS)})::int + m`

async function fill(db: Database): Promise<void> {
  const owner = randomUUID()
  await sql`
    insert into account (account_id, email, password_hash, verified_at, created_at, changed_at)
    values (${owner}::uuid, 'bench@studio.test', 'x', now(), now(), now())`.execute(db)
  await sql`
    insert into project (project_id, account_id, locale, project_name, project_type, project_location,
      opportunity_number, project_version, username, customer, is_internal, rooms, created_at, changed_at, is_counted,
      line_count)
    select md5('project' || n)::uuid, ${owner}::uuid, case when n % 7 = 0 then 'nz' else 'au' end, 'House ' || n,
      'hotel', 'NSW', '', 'Version 1', 'Jo', '{}', false, (
        select json_agg(json_build_object('name', 'Room ' || room, 'note', repeat('x', 200), 'items', '[]'::json))
        from generate_series(1, 12) room), now(), now(), true, ${SKUS_OF_PROJECT}::int
    from generate_series(1, ${PROJECTS}::int) n`.execute(db)
  await sql`
    insert into project_revision (revision_id, project_id, label, purpose, note, version, account_id, author,
      issued_at, schedule, products, use_at)
    select md5('revision' || n)::uuid, md5('project' || n)::uuid, 'A', 'For tender', '', 1, ${owner}::uuid, 'Jo', now(),
      '', '', now()
    from generate_series(1, ${REVISIONS}::int) n`.execute(db)
  await sql`alter table sku_use drop constraint sku_use_pkey`.execute(db)
  await sql`drop index sku_use_sku`.execute(db)
  for (const [kind, records, skus] of [
    ['project', PROJECTS, SKUS_OF_PROJECT],
    ['revision', REVISIONS, SKUS_OF_PROJECT],
    ['quote', 20_000, 20],
    ['cart', 20_000, 10],
    ['template', 20_000, 10],
  ] as const)
    await sql`
      insert into sku_use (subject_id, sku, kind, market, pieces, mirrored)
      select md5(${kind}::text || n)::uuid, ${skuOf(skus)}, ${kind}, case when n % 7 = 0 then 'nz' else 'au' end, 1 + n % 40, 0
      from generate_series(1, ${records}::int) n, generate_series(1, ${skus}::int) m`.execute(db)
  await sql`alter table sku_use add primary key (subject_id, sku)`.execute(db)
  await sql`
    create index sku_use_sku on sku_use (sku, kind, subject_id) include (market, pieces, mirrored, until)`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
