import { sql } from 'kysely'
import { countOf } from '@specify/core/text/count-text.ts'
import { importInTransaction, lockCatalogue } from '#app/features/catalogue/store/commands.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import { writeStored } from '#app/features/catalogue/store/write-stored.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { Database, DatabaseTransaction } from '#app/platform/database/database.server.ts'
import { setName } from '../change-set.ts'
import type { SpellingChange } from '../plan/spelling-changes.server.ts'
import { applyStock } from '../stock/apply-stock.server.ts'

export type ApplyOutcome = 'applied' | 'outdated' | 'gone'

/**
 * Applies the rows of a set, all of them or nothing, in one transaction: products as the plan has them, whatever the file
 * says by now. Where a product is no longer as the plan saw it, nothing is applied, and the set is outdated with its
 * reasons.
 *
 * @returns `gone` where the set is not being applied (any more)
 */
export async function applyChangeSet(
  db: Database,
  { setId, by }: { readonly setId: string; readonly by: StaffMember<'catalogue.apply'> },
  now: Date,
): Promise<ApplyOutcome> {
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx)
    const set = await tx
      .selectFrom('change_set')
      .select(['number', 'kind', 'counts', 'spellings', 'of_set'])
      .where('set_id', '=', setId)
      .where('state', '=', 'applying')
      .forUpdate()
      .executeTakeFirst()
    if (!set) return 'gone'
    const { problem, generation, ...counts } =
      set.kind === 'stock'
        ? { ...(await applyStock(tx, { setId, accountId: by.accountId }, now)), generation: null }
        : await applyProducts(tx, { setId, spellings: set.spellings as SpellingChange | null }, now)
    if (problem !== '') {
      await finish(tx, setId, { state: 'outdated', problem }, now)
      return 'outdated'
    }
    await finish(tx, setId, { state: 'applied', problem: '', generation }, now)
    if (set.of_set !== null)
      await tx
        .updateTable('change_set')
        .set({ state: 'rolled back', changed_at: now, until_at: null })
        .where('set_id', '=', set.of_set)
        .where('state', '=', 'applied')
        .execute()
    await logStaffChange(
      tx,
      { by, requestId: null, now },
      {
        action: set.of_set === null ? 'apply changes' : 'roll back changes',
        subject: { kind: 'change set', id: setName(set.number) },
        after: { kind: set.kind, ...counts },
      },
    )
    return 'applied'
  })
}

async function applyProducts(
  tx: DatabaseTransaction,
  { setId, spellings }: { readonly setId: string; readonly spellings: SpellingChange | null },
  now: Date,
) {
  const problem = await findOutdated(tx, setId)
  if (problem !== '') return { problem, generation: null }
  await keepFormerProducts(tx, setId)
  const planned = sql`
    select row_id as place, product_id, record, hash, skus from change_row
    where set_id = ${setId} and product_id is not null and not is_left`
  const options = { now, setId, isUpdate: true, allowShrink: true }
  const outcome = await importInTransaction(tx, () => writeStored(tx, planned, now), options)
  await changeOverrides(tx, setId)
  await changeSpellings(tx, spellings)
  const generation = outcome.kind === 'applied' ? ((await findLatestGeneration(tx))?.id ?? null) : null
  const { added, changed, withdrawn } = outcome
  return { problem, generation, added, changed, withdrawn }
}

async function finish(
  tx: Database,
  setId: string,
  {
    state,
    problem,
    generation = null,
  }: { readonly state: 'applied' | 'outdated'; readonly problem: string; readonly generation?: number | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('change_set')
    .set((eb) => ({
      state,
      problem,
      job: null,
      job_lease: null,
      changed_at: now,
      version: eb('version', '+', 1),
      ...(state === 'applied' && { applied_at: now, generation: generation === null ? null : String(generation) }),
    }))
    .where('set_id', '=', setId)
    .execute()
}

/** Names why the rows do not fit the catalogue any more, and marks them; empty where they do. */
async function findOutdated(tx: Database, setId: string): Promise<string> {
  const moved = await sql<{ name: string }>`
    update change_row set is_outdated = true
    where set_id = ${setId} and product_id is not null and not is_left
      and (former_hash is distinct from (
        select content_hash from product where product.product_id = change_row.product_id and withdrawn_at is null)
      or coalesce(overrides_before, '[]') <> coalesce(
        (select own.overrides from product_override own where own.product_id = change_row.product_id), '[]'))
    returning name`.execute(tx)
  // Step by step: the statistics of rows that have just been written say nothing.
  const taken = await sql<{ sku: string; name: string }>`
    with codes as materialized (
      select row_id, product_id, code.sku, translate(lower(code.sku), ' +/#()-', '_______') as key
      from change_row, unnest(skus) code (sku)
      where set_id = ${setId} and record is not null and not is_left
    ), owned as materialized (
      select codes.row_id, codes.sku, other.sku as other_sku, other.product_id
      from codes join catalogue_sku other on translate(lower(other.sku), ' +/#()-', '_______') = codes.key
      where other.product_id <> codes.product_id
    ), taken as materialized (
      select row_id, owned.sku from owned join product using (product_id)
      where withdrawn_at is null
        and exists (select from json_array_elements(record->'variants') variant where variant->>'sku' = other_sku)
        and not exists (
          select from change_row other
          where other.set_id = ${setId} and other.product_id = owned.product_id and not other.is_left)
    )
    update change_row set is_outdated = true from taken
    where change_row.row_id = taken.row_id
    returning taken.sku, name`.execute(tx)
  const first = (names: readonly string[]) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`
  const parts = [
    ...(moved.rows.length > 0
      ? [
          `${countOf(moved.rows.length, 'product')} changed since the plan: ${first(moved.rows.map(({ name }) => name))}.`,
        ]
      : []),
    ...(taken.rows.length > 0
      ? [`Other products have taken codes of it: ${first([...new Set(taken.rows.map(({ sku }) => sku))])}.`]
      : []),
  ]
  return parts.join(' ')
}

async function keepFormerProducts(tx: Database, setId: string): Promise<void> {
  await sql`
    insert into product_before (set_id, product_id, record, hash, overrides)
    select planned.set_id, planned.product_id, product.record, product.content_hash, planned.overrides_before
    from change_row planned
    left join product on product.product_id = planned.product_id and product.withdrawn_at is null
    where planned.set_id = ${setId} and planned.product_id is not null and not planned.is_left`.execute(tx)
}

async function changeOverrides(tx: Database, setId: string): Promise<void> {
  await sql`
    delete from product_override using change_row planned
    where planned.set_id = ${setId} and planned.overrides is not null and not planned.is_left
      and product_override.product_id = planned.product_id`.execute(tx)
  await sql`
    insert into product_override (product_id, overrides)
    select product_id, overrides from change_row
    where set_id = ${setId} and overrides <> '[]' and not is_left`.execute(tx)
}

async function changeSpellings(tx: Database, change: SpellingChange | null): Promise<void> {
  if (!change) return
  const { add, remove } = change
  const columns = (of: SpellingChange['add']) =>
    sql`unnest(${of.map(({ field }) => field)}::text[], ${of.map(({ key }) => key)}::text[], ${of.map(({ spelling }) => spelling)}::text[])`
  await sql`
    delete from catalogue_spelling using ${columns(remove)} gone (field, key, spelling)
    where catalogue_spelling.field = gone.field and catalogue_spelling.key = gone.key
      and catalogue_spelling.spelling = gone.spelling`.execute(tx)
  await sql`
    insert into catalogue_spelling select * from ${columns(add)} come (field, key, spelling)
    on conflict (field, key) do nothing`.execute(tx)
}
