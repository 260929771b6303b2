import { sql, type Kysely } from 'kysely'

/** What lists show of the contents of projects; null until a project is saved the next time, and then read from its rooms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column line_count integer, add column lead_skus text[]`.execute(db)
}
