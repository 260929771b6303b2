import { sql, type Kysely } from 'kysely'

/** Findings that were open when a revision was issued: their number by kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_revision add column findings jsonb`.execute(db)
}
