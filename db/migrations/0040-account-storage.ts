import { sql, type Kysely } from 'kysely'

/** Bytes stored per account, as measured last, with later changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_storage (
      account_id uuid primary key references account on delete cascade,
      bytes bigint not null,
      measured_at timestamptz not null
    )`.execute(db)
  // Deleted ones count as well.
  await sql`create index project_account on project (account_id)`.execute(db)
}
