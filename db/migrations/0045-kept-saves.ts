import { sql, type Kysely } from 'kysely'

/**
 * Saves that follow one another without a press are one change: its row leads from the version after the last of them to
 * the one before the first. Null: from the next version. A former release finds no version in between, and says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_change add column to_version integer`.execute(db)
}
