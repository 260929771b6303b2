import { sql, type Kysely } from 'kysely'

/** The third step of a project and its colleagues look for its quotes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quote_project on quote (project_id, requested_at)`.execute(db)
}
