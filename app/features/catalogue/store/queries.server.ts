import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Generation, Product } from '@specify/catalogue/product/model.ts'

export async function findLatestGeneration(db: Database): Promise<Generation | null> {
  const row = await db
    .selectFrom('catalogue_generation')
    .select(['id', 'key', 'imported_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: Number(row.id), key: row.key, importedAt: row.imported_at } : null
}

/** Reads generations with the given keys, the latest first. */
export async function findGenerations(db: Database, keys: readonly string[]): Promise<Generation[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('catalogue_generation')
    .select(['id', 'key', 'imported_at'])
    .where(sql<boolean>`key::text = any(${keys})`)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ id: Number(row.id), key: row.key, importedAt: row.imported_at }))
}

const PAGE_SIZE = 1000

/**
 * Reads the catalogue by product id, a page at a time, from one snapshot: a concurrent import cannot mix two
 * generations.
 */
export async function readCatalogue<T>(
  db: Database,
  use: (generation: Generation, products: AsyncIterable<Product>) => Promise<T>,
): Promise<T | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const generation = await findLatestGeneration(transaction)
      return generation && use(generation, pages(transaction))
    })
}

async function* pages(db: Database): AsyncGenerator<Product> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ product_id: string; record: Product }>`
      select product_id, record from product
      where withdrawn_at is null and product_id > ${after}
      order by product_id limit ${PAGE_SIZE}`.execute(db)
    for (const row of rows) yield row.record
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_SIZE) return
    after = last.product_id
  }
}

/** Changes by imports since a generation: current products, and ids of all that are changed or withdrawn. */
export interface CatalogueChanges {
  readonly generation: Generation
  readonly products: AsyncIterable<Product>
  readonly changed: readonly string[]
  readonly withdrawn: readonly string[]
}

/**
 * Reads changes from one snapshot. Null where more than `most` products are concerned, and where the database does not
 * know the generation.
 */
export async function readChanges<T>(
  db: Database,
  { since, most }: { readonly since: Generation; readonly most: number },
  use: (changes: CatalogueChanges) => Promise<T>,
): Promise<T | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const generation = await findLatestGeneration(transaction)
      const stored = await transaction
        .selectFrom('catalogue_generation')
        .select('id')
        .where('id', '=', String(since.id))
        .where('key', '=', since.key)
        .executeTakeFirst()
      if (!generation || !stored) return null
      const later = await sql<{ imported_at: string }>`
        select imported_at::text from catalogue_generation where id > ${since.id}`.execute(transaction)
      // Named one by one, they are looked up in the indexes: few of a million products are of these imports.
      const times = later.rows.map(({ imported_at }) => imported_at)
      const { rows } = await sql<{ product_id: string; is_withdrawn: boolean }>`
        select product_id, withdrawn_at is not null as is_withdrawn from product
        where changed_at = any(${times}::timestamptz[]) or withdrawn_at = any(${times}::timestamptz[])
        limit ${most + 1}`.execute(transaction)
      if (rows.length > most) return null
      const ids = (isWithdrawn: boolean) =>
        rows.flatMap(({ product_id, is_withdrawn }) => (is_withdrawn === isWithdrawn ? [product_id] : [])).toSorted()
      const changed = ids(false)
      return use({ generation, products: productsNamed(transaction, changed), changed, withdrawn: ids(true) })
    })
}

const CHANGES_AT_ONCE = 250

/** Has the database read some products while those before are used. */
async function* productsNamed(db: Database, ids: readonly string[]): AsyncGenerator<Product> {
  const read = async (from: number) => {
    const page = ids.slice(from, from + CHANGES_AT_ONCE)
    if (page.length === 0) return []
    const { rows } = await sql<{ product_id: string; record: Product }>`
      select product_id, record from product where product_id = any(${page}::text[])`.execute(db)
    const byId = new Map(rows.map(({ product_id, record }) => [product_id, record]))
    return page.flatMap((id) => byId.get(id) ?? [])
  }
  let next = read(0)
  for (let from = 0; from < ids.length; from += CHANGES_AT_ONCE) {
    const products = await next
    next = read(from + CHANGES_AT_ONCE)
    next.catch(() => {}) // the next step says so
    yield* products
  }
}
