import { sql } from 'kysely'
import type { DatabaseTransaction } from '#app/platform/database.server.ts'
import { contentHash, type FeedLine } from './feed/read-feed.server.ts'

export interface ImportOptions {
  readonly dryRun?: boolean
  readonly allowShrink?: boolean
  readonly now: Date
  /** Refuse where another generation than this one is the newest: the feed was made from it. */
  readonly basedOn?: number
  readonly onLine?: (line: FeedLine) => void
}

export interface ImportCounts {
  readonly read: number
  readonly accepted: number
  readonly refused: number
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
}

const BATCH_SIZE = 100

export async function createStaging(transaction: DatabaseTransaction): Promise<void> {
  await sql`
    create temporary table former_product on commit drop as
    select product_id, content_hash from product where withdrawn_at is null`.execute(transaction)
  await sql`
    create temporary table staged_product (
      product_id text not null, content_hash text not null
    ) on commit drop`.execute(transaction)
}

export async function writeFeed(
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
