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

/** Changes by imports since a generation: current products, and ids of withdrawn ones. */
export interface CatalogueChanges {
  readonly generation: Generation
  readonly changed: readonly Product[]
  readonly withdrawn: readonly string[]
}

/** Null where more than `most` products are concerned, and where the database does not know the generation. */
export async function readChanges(db: Database, since: Generation, most: number): Promise<CatalogueChanges | null> {
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
      const { rows } = await sql<{ product_id: string; record: Product; is_withdrawn: boolean }>`
        select product_id, record, withdrawn_at is not null as is_withdrawn from product
        where changed_at = any(${times}::timestamptz[]) or withdrawn_at = any(${times}::timestamptz[])
        limit ${most + 1}`.execute(transaction)
      if (rows.length > most) return null
      rows.sort((a, b) => (a.product_id < b.product_id ? -1 : 1))
      return {
        generation,
        changed: rows.flatMap(({ record, is_withdrawn }) => (is_withdrawn ? [] : [record])),
        withdrawn: rows.flatMap(({ product_id, is_withdrawn }) => (is_withdrawn ? [product_id] : [])),
      }
    })
}
