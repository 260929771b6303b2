import { sql, type Kysely } from 'kysely'

/** The account that made a link; null for links by former versions, which count as the project owner's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_link add column account_id uuid references account on delete set null`.execute(db)
  await sql`create index project_link_account on project_link (account_id) where account_id is not null`.execute(db)
}
