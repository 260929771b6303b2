import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // When staff looked at the site with an account's eyes: its owner reads it, and it goes with the account.
  await sql`
    create table account_viewing (
      viewing_id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      staff_id uuid references account on delete set null,
      session_hash bytea not null,
      -- The page of the console that it began at.
      return_path text not null check (length(return_path) <= 500),
      started_at timestamptz not null,
      ends_at timestamptz not null,
      stopped_at timestamptz
    )`.execute(db)
  await sql`create index account_viewing_session on account_viewing (session_hash, started_at desc)`.execute(db)
  await sql`create index account_viewing_account on account_viewing (account_id, started_at desc)`.execute(db)
}
