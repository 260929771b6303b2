import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#app/platform/database/database.server.ts'
import type { KnownSpelling } from '../feed/spelling/facet-spelling.ts'
import type { FeedLine } from '../feed/feed-line.ts'

export interface ImportOptions {
  readonly dryRun?: boolean
  readonly allowShrink?: boolean
  readonly now: Date
  /** The feed has some products alone, read with `readRest`: the others stay as they are. */
  readonly isUpdate?: boolean
  /** Refuse where another generation than this one is the newest: the feed was made from it. */
  readonly basedOn?: number
  /** The change set that it applies. */
  readonly setId?: string
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

/** `former_product` is the catalogue before a whole feed; before an update, the products that it names. */
export async function createStaging(transaction: DatabaseTransaction, isUpdate: boolean): Promise<void> {
  await sql`
    create temporary table former_product on commit drop as
    select product_id, content_hash, changed_at from product
    where withdrawn_at is null and ${!isUpdate}::boolean`.execute(transaction)
  await sql`
    create temporary table staged_product (
      product_id text primary key, content_hash text not null
    ) on commit drop`.execute(transaction)
  await sql`create temporary table withdrawn_product (product_id text primary key) on commit drop`.execute(transaction)
}

export async function writeFeed(
  transaction: DatabaseTransaction,
  feed: AsyncIterable<FeedLine>,
  { dryRun, now, onLine, isUpdate }: ImportOptions,
): Promise<Pick<ImportCounts, 'read' | 'accepted' | 'refused'>> {
  const counts = { read: 0, accepted: 0, refused: 0 }
  let isRespelt = false
  // A product has one row in a batch: none comes again but as `respelt`.
  let batch = new Map<string, AcceptedProduct>()
  const withdrawn = new Map<string, number>()
  const write = async (rows: readonly AcceptedProduct[]) => {
    if (isUpdate)
      await keepFormer(
        transaction,
        rows.map(({ productId }) => productId),
      )
    await stageProducts(transaction, rows)
    if (!dryRun) await writeProducts(transaction, rows, now)
  }
  // The database writes one batch while the next is read and cleaned.
  let writing: Promise<void> = Promise.resolve()
  for await (const line of feed) {
    onLine?.(line)
    if (line.kind === 'accepted' || line.kind === 'refused' || line.kind === 'withdrawn') {
      counts.read++
      counts[line.kind === 'refused' ? 'refused' : 'accepted']++
    }
    if (line.kind === 'withdrawn') withdrawn.set(line.productId, line.line)
    if (line.kind === 'spelt' && !dryRun) {
      await writing
      await writeSpellings(transaction, line.spellings, isUpdate === true)
    }
    if (line.kind !== 'accepted' && line.kind !== 'respelt') continue
    isRespelt ||= line.kind === 'respelt'
    const { product } = line
    const record = JSON.stringify(product)
    const skus = product.variants.map(({ sku }) => sku)
    batch.set(product.productId, { productId: product.productId, record, hash: contentHash(record), skus })
    if (batch.size < BATCH_SIZE) continue
    await writing
    writing = write([...batch.values()])
    writing.catch(() => {}) // handled at the next await, which may come later
    batch = new Map()
  }
  await writing
  if (batch.size > 0) await write([...batch.values()])
  for (const productId of await withdraw(transaction, [...withdrawn.keys()])) {
    const reason = `"${productId.slice(0, 70)}" is not in the catalogue`
    onLine?.({ kind: 'noted', line: withdrawn.get(productId) ?? null, remarks: [{ field: 'productId', reason }] })
  }
  if (isRespelt && !dryRun) await leaveUnchangedDates(transaction)
  await sql`analyze staged_product`.execute(transaction)
  return counts
}

interface AcceptedProduct {
  readonly productId: string
  readonly record: string
  readonly hash: string
  readonly skus: readonly string[]
}

/** Withdraws products; returns the ids that do not exist. */
async function withdraw(transaction: DatabaseTransaction, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  await keepFormer(transaction, productIds)
  await sql`insert into withdrawn_product select unnest(${productIds}::text[])`.execute(transaction)
  const { rows } = await sql<{ product_id: string }>`
    select product_id from withdrawn_product
    where not exists (select from former_product former where former.product_id = withdrawn_product.product_id)`.execute(
    transaction,
  )
  return rows.map(({ product_id }) => product_id)
}

async function keepFormer(transaction: DatabaseTransaction, productIds: readonly string[]): Promise<void> {
  await sql`
    insert into former_product
    select product_id, content_hash, changed_at from product
    where product_id = any(${productIds}::text[]) and withdrawn_at is null
      and not exists (select from former_product former where former.product_id = product.product_id)`.execute(
    transaction,
  )
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
  const written = await sql<{ product_id: string }>`
    insert into product (product_id, record, content_hash, created_at, changed_at)
    values ${sql.join(values)}
    on conflict (product_id) do update
      set record = excluded.record, content_hash = excluded.content_hash, changed_at = excluded.changed_at, withdrawn_at = null
      where product.content_hash <> excluded.content_hash or product.withdrawn_at is not null
    returning product_id`.execute(transaction)
  const changed = new Set(written.rows.map(({ product_id }) => product_id))
  const owned = rows.filter(({ productId }) => changed.has(productId))
  if (owned.length > 0) await writeSkus(transaction, owned)
}

async function writeSkus(transaction: DatabaseTransaction, products: readonly AcceptedProduct[]): Promise<void> {
  const owners = new Map(products.flatMap(({ productId, skus }) => skus.map((sku) => [sku, productId] as const)))
  await sql`
    insert into catalogue_sku select unnest(${[...owners.keys()]}::text[]), unnest(${[...owners.values()]}::text[])
    on conflict (sku) do update set product_id = excluded.product_id
      where catalogue_sku.product_id <> excluded.product_id`.execute(transaction)
}

/** A whole feed says how all values are written; an update what it has besides. */
async function writeSpellings(
  transaction: DatabaseTransaction,
  spellings: readonly KnownSpelling[],
  isUpdate: boolean,
): Promise<void> {
  if (!isUpdate) await transaction.deleteFrom('catalogue_spelling').execute()
  const column = (name: keyof KnownSpelling) => spellings.map((each) => each[name])
  await sql`
    insert into catalogue_spelling
    select unnest(${column('field')}::text[]), unnest(${column('key')}::text[]), unnest(${column('spelling')}::text[])
    on conflict (field, key) do nothing`.execute(transaction)
}

/** Keeps the change date of products that a line changed and a respelling changed back. */
async function leaveUnchangedDates(transaction: DatabaseTransaction): Promise<void> {
  await sql`
    update product set changed_at = former.changed_at
    from former_product former
    where former.product_id = product.product_id
      and former.content_hash = product.content_hash and former.changed_at <> product.changed_at`.execute(transaction)
}

/** Detects whether a product changed between two feeds: equal products have equal hashes. */
export function contentHash(record: string): string {
  return hash('sha256', record, 'base64url').slice(0, 24)
}
