import { sql, type Kysely } from 'kysely'

/** Number of lines of a revision, so that the cost of reading it is known before it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_revision add column line_count int`.execute(db)
}
