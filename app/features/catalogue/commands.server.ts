import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#app/platform/database.server.ts'
import { contentHash, type FeedLine } from './feed/read-feed.server.ts'
import { findLatestGeneration } from './queries.server.ts'

/** An import that would withdraw more than this share of the catalogue is refused: it is usually half a feed. */
export const MAX_WITHDRAWN_SHARE = 0.2

const BATCH_SIZE = 100

export interface ImportOptions {
  readonly dryRun?: boolean
  readonly allowShrink?: boolean
  readonly now: Date
  /** Refuse where another generation than this one is the newest: the feed was made from it. */
  readonly basedOn?: number
  readonly onLine?: (line: FeedLine) => void
}

interface ImportCounts {
  readonly read: number
  readonly accepted: number
  readonly refused: number
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
}

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
 * Makes the catalogue equal to a feed, in one transaction: products are written while the feed is read, then compared
 * with the stored ones, and committed as a new generation or rolled back. Products missing from the feed are withdrawn,
 * not deleted.
 */
export async function importCatalogue(
  db: Database,
  feed: AsyncIterable<FeedLine>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  try {
    return await db.transaction().execute(async (transaction) => {
      // One import at a time; readers are not blocked.
      await sql`lock table catalogue_generation in exclusive mode`.execute(transaction)
      await createStaging(transaction)
      const staged = await writeFeed(transaction, feed, options)
      const plan = await planImport(transaction)
      const isOutdated =
        options.basedOn !== undefined && (await findLatestGeneration(transaction))?.id !== options.basedOn
      const kind = isOutdated ? 'refused-outdated' : outcomeKind(plan, options)
      const outcome = { ...staged, ...plan, kind } as const
      if (outcome.kind !== 'applied') throw new DryRun(outcome)
      await applyImport(transaction, plan, options.now)
      return outcome
    })
  } catch (error) {
    if (error instanceof DryRun) return error.outcome
    throw error
  }
}

type Plan = Pick<ImportOutcome, 'added' | 'changed' | 'withdrawn' | 'before'>

function outcomeKind(plan: Plan, { dryRun, allowShrink }: ImportOptions): ImportOutcome['kind'] {
  if (plan.withdrawn > plan.before * MAX_WITHDRAWN_SHARE && !allowShrink) return 'refused-shrink'
  if (dryRun) return 'planned'
  return plan.added + plan.changed + plan.withdrawn === 0 ? 'unchanged' : 'applied'
}

async function createStaging(transaction: DatabaseTransaction): Promise<void> {
  await sql`
    create temporary table former_product on commit drop as
    select product_id, content_hash from product where withdrawn_at is null`.execute(transaction)
  await sql`
    create temporary table staged_product (
      product_id text not null, content_hash text not null
    ) on commit drop`.execute(transaction)
}

async function writeFeed(
  transaction: DatabaseTransaction,
  feed: AsyncIterable<FeedLine>,
  { dryRun, now, onLine }: ImportOptions,
): Promise<Pick<ImportCounts, 'read' | 'accepted' | 'refused'>> {
  const counts = { read: 0, accepted: 0, refused: 0 }
  let batch: AcceptedProduct[] = []
  const write = async (rows: readonly AcceptedProduct[]) => {
    await stageProducts(transaction, rows)
    if (!dryRun) await writeProducts(transaction, rows, now)
  }
  // The database writes one batch while the next is read and cleaned.
  let writing: Promise<void> = Promise.resolve()
  for await (const line of feed) {
    onLine?.(line)
    if (line.kind === 'noted') continue
    counts.read++
    counts[line.kind]++
    if (line.kind === 'refused') continue
    const record = JSON.stringify(line.product)
    batch.push({ productId: line.product.productId, record, hash: contentHash(record) })
    if (batch.length < BATCH_SIZE) continue
    await writing
    writing = write(batch)
    writing.catch(() => {}) // handled at the next await, which may come later
    batch = []
  }
  await writing
  if (batch.length > 0) await write(batch)
  await sql`create unique index on staged_product (product_id)`.execute(transaction)
  await sql`analyze staged_product`.execute(transaction)
  return counts
}

interface AcceptedProduct {
  readonly productId: string
  readonly record: string
  readonly hash: string
}

async function stageProducts(transaction: DatabaseTransaction, rows: readonly AcceptedProduct[]): Promise<void> {
  const values = rows.map(({ productId, hash }) => sql`(${productId}::text, ${hash}::text)`)
  await sql`insert into staged_product values ${sql.join(values)}`.execute(transaction)
}

/** Writes new and changed records at once: staged first, they would be written twice. */
async function writeProducts(
  transaction: DatabaseTransaction,
  rows: readonly AcceptedProduct[],
  now: Date,
): Promise<void> {
  const values = rows.map(
    ({ productId, record, hash }) => sql`(${productId}::text, ${record}::json, ${hash}::text, ${now}, ${now})`,
  )
  await sql`
    insert into product (product_id, record, content_hash, created_at, changed_at)
    values ${sql.join(values)}
    on conflict (product_id) do update
      set record = excluded.record, content_hash = excluded.content_hash, changed_at = excluded.changed_at, withdrawn_at = null
      where product.content_hash <> excluded.content_hash or product.withdrawn_at is not null`.execute(transaction)
}

async function planImport(transaction: DatabaseTransaction): Promise<Plan> {
  const { rows } = await sql<Plan>`
    select
      count(*) filter (where staged.product_id is not null and former.product_id is null)::int as added,
      count(*) filter (where staged.content_hash <> former.content_hash)::int as changed,
      count(*) filter (where staged.product_id is null)::int as withdrawn,
      count(former.product_id)::int as before
    from staged_product staged
    full join former_product former on former.product_id = staged.product_id`.execute(transaction)
  return rows[0] ?? { added: 0, changed: 0, withdrawn: 0, before: 0 }
}

async function applyImport(transaction: DatabaseTransaction, plan: Plan, now: Date): Promise<void> {
  await sql`
    update product set withdrawn_at = ${now}
    where withdrawn_at is null and not exists (select from staged_product staged where staged.product_id = product.product_id)`.execute(
    transaction,
  )
  await transaction
    .insertInto('catalogue_generation')
    .values({ imported_at: now, added: plan.added, changed: plan.changed, withdrawn: plan.withdrawn })
    .execute()
}
