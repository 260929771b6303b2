import { sql } from 'kysely'
import type { DatabaseTransaction, Database } from '#app/platform/database/database.server.ts'
import type { FeedLine } from '../feed/feed-line.ts'
import { findLatestGeneration } from './queries.server.ts'
import { createStaging, writeFeed, type ImportOptions, type ImportCounts } from './stage-feed.server.ts'

/** An import that would withdraw more than this share of the catalogue is refused: it is usually half a feed. */
export const MAX_WITHDRAWN_SHARE = 0.2

/** `applied` and `unchanged` leave the catalogue equal to the feed; the other outcomes leave it as it was. */
export type ImportOutcome = ImportCounts & {
  readonly kind: 'applied' | 'unchanged' | 'planned' | 'refused-shrink' | 'refused-outdated'
  readonly before: number
}

class DryRun extends Error {
  readonly outcome: ImportOutcome

  constructor(outcome: ImportOutcome) {
    super('rolled back on purpose')
    this.outcome = outcome
  }
}

/**
 * Makes the catalogue equal to a feed, or with `isUpdate` the products of a feed equal to it, in one transaction: products are written while the feed is read, then compared
 * with the stored ones, and committed as a new generation or rolled back. Products missing from a whole feed are
 * withdrawn, not deleted.
 */
export async function importCatalogue(
  db: Database,
  feed: AsyncIterable<FeedLine>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockCatalogue(transaction)
      const outcome = await importInTransaction(transaction, () => writeFeed(transaction, feed, options), options)
      if (outcome.kind !== 'applied') throw new DryRun(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof DryRun) return error.outcome
    throw error
  }
}

/** One import at a time; readers are not blocked. */
export async function lockCatalogue(transaction: DatabaseTransaction): Promise<void> {
  await sql`lock table catalogue_generation in exclusive mode`.execute(transaction)
}

/**
 * The same in a transaction of the caller, who has locked the catalogue and rolls back what is not `applied`.
 *
 * @param write stages the products and writes them: `writeFeed` or `writeStored`
 */
export async function importInTransaction(
  transaction: DatabaseTransaction,
  write: () => ReturnType<typeof writeFeed>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { isUpdate = false } = options
  const before = await countProducts(transaction)
  await createStaging(transaction, isUpdate)
  const staged = await write()
  const plan = { ...(await planImport(transaction, isUpdate)), before }
  const isOutdated = options.basedOn !== undefined && (await findLatestGeneration(transaction))?.id !== options.basedOn
  const kind = isOutdated ? 'refused-outdated' : outcomeKind(plan, options)
  if (kind === 'applied') await applyImport(transaction, plan, options)
  return { ...staged, ...plan, kind }
}

type Plan = Pick<ImportOutcome, 'added' | 'changed' | 'withdrawn' | 'before'>

function outcomeKind(plan: Plan, { dryRun, allowShrink }: ImportOptions): ImportOutcome['kind'] {
  if (plan.withdrawn > plan.before * MAX_WITHDRAWN_SHARE && !allowShrink) return 'refused-shrink'
  if (dryRun) return 'planned'
  return plan.added + plan.changed + plan.withdrawn === 0 ? 'unchanged' : 'applied'
}

/** Sums what each import did: counting a million products takes longer than an update of ten. */
async function countProducts(transaction: DatabaseTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(added - withdrawn), 0)::int as count from catalogue_generation`.execute(transaction)
  return rows[0]?.count ?? 0
}

async function planImport(transaction: DatabaseTransaction, isUpdate: boolean): Promise<Omit<Plan, 'before'>> {
  if (!isUpdate)
    await sql`
      insert into withdrawn_product
      select product_id from former_product former
      where not exists (select from staged_product staged where staged.product_id = former.product_id)`.execute(
      transaction,
    )
  const { rows } = await sql<Omit<Plan, 'before'>>`
    select
      count(*) filter (where former.product_id is null)::int as added,
      count(*) filter (where staged.content_hash <> former.content_hash)::int as changed,
      (select count(*)::int from withdrawn_product join former_product using (product_id)) as withdrawn
    from staged_product staged
    left join former_product former on former.product_id = staged.product_id`.execute(transaction)
  return rows[0] ?? { added: 0, changed: 0, withdrawn: 0 }
}

async function applyImport(transaction: DatabaseTransaction, plan: Plan, { now, setId }: ImportOptions): Promise<void> {
  // Few of many products are looked up one by one, where the database knows that they are few.
  await sql`analyze withdrawn_product`.execute(transaction)
  await sql`
    update product set withdrawn_at = ${now}
    where withdrawn_at is null
      and exists (select from withdrawn_product gone where gone.product_id = product.product_id)`.execute(transaction)
  await transaction
    .insertInto('catalogue_generation')
    .values({
      imported_at: now,
      added: plan.added,
      changed: plan.changed,
      withdrawn: plan.withdrawn,
      set_id: setId ?? null,
    })
    .execute()
}
