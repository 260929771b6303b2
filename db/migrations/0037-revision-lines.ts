import { sql, type Kysely } from 'kysely'

/** How many lines a revision has: what reading it takes is known before it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_revision add column line_count int`.execute(db)
}
