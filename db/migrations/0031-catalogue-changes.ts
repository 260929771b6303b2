import { sql, type Kysely } from 'kysely'

/** Finds products that an import has changed without reading the whole catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_changed_at on product (changed_at)`.execute(db)
  await sql`create index product_withdrawn_at on product (withdrawn_at) where withdrawn_at is not null`.execute(db)
}
