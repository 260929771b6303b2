import { sql, type Kysely } from 'kysely'

/** Columns for lists of projects; null until a project is saved again, and then derived from its rooms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column line_count integer, add column lead_skus text[]`.execute(db)
}
