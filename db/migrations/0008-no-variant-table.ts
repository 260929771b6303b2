import { sql, type Kysely } from 'kysely'

/** Variants are found through the search indexes; nothing read them here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table product_variant`.execute(db)
}
