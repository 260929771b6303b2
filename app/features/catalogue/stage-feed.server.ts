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
    select product_id, content_hash, changed_at from product where withdrawn_at is null`.execute(transaction)
  await sql`
    create temporary table staged_product (
      product_id text primary key, content_hash text not null
    ) on commit drop`.execute(transaction)
}

export async function writeFeed(
  transaction: DatabaseTransaction,
  feed: AsyncIterable<FeedLine>,
  { dryRun, now, onLine }: ImportOptions,
): Promise<Pick<ImportCounts, 'read' | 'accepted' | 'refused'>> {
  const counts = { read: 0, accepted: 0, refused: 0 }
  let isRespelt = false
  // A product has one row in a batch: none comes again but as `respelt`.
  let batch = new Map<string, AcceptedProduct>()
  const write = async (rows: readonly AcceptedProduct[]) => {
    await stageProducts(transaction, rows)
    if (!dryRun) await writeProducts(transaction, rows, now)
  }
  // The database writes one batch while the next is read and cleaned.
  let writing: Promise<void> = Promise.resolve()
  for await (const line of feed) {
    onLine?.(line)
    if (line.kind === 'accepted' || line.kind === 'refused') {
      counts.read++
      counts[line.kind]++
    }
    if (line.kind !== 'accepted' && line.kind !== 'respelt') continue
    isRespelt ||= line.kind === 'respelt'
    const { product } = line
    const record = JSON.stringify(product)
    batch.set(product.productId, { productId: product.productId, record, hash: contentHash(record) })
    if (batch.size < BATCH_SIZE) continue
    await writing
    writing = write([...batch.values()])
    writing.catch(() => {}) // handled at the next await, which may come later
    batch = new Map()
  }
  await writing
  if (batch.size > 0) await write([...batch.values()])
  if (isRespelt && !dryRun) await leaveUnchangedDates(transaction)
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
  await sql`
    insert into staged_product values ${sql.join(values)}
    on conflict (product_id) do update set content_hash = excluded.content_hash`.execute(transaction)
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

/** What became another product as its line was read, and the same as ever when it was respelt, has not changed. */
async function leaveUnchangedDates(transaction: DatabaseTransaction): Promise<void> {
  await sql`
    update product set changed_at = former.changed_at
    from former_product former
    where former.product_id = product.product_id
      and former.content_hash = product.content_hash and former.changed_at <> product.changed_at`.execute(transaction)
}
