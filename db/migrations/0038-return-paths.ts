import { sql, type Kysely } from 'kysely'

/** The page that was interrupted by signing up or by choosing a password, as the mailed link leads back to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_token add column return_path text`.execute(db)
}
