import { sql, type Kysely } from 'kysely'

/** Prices that staff promise for a revision. One open request for each revision: sent twice is asked once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote (
      quote_id uuid primary key default gen_random_uuid(),
      quote_number varchar(20) not null unique,
      account_id uuid not null references account on delete cascade,
      project_id uuid not null references project on delete cascade,
      revision_id uuid not null references project_revision on delete cascade,
      locale text not null check (locale in ('au', 'nz')),
      status text not null check (status in ('open', 'answered', 'accepted', 'declined', 'closed')),
      request json not null,
      answer json,
      requested_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create unique index quote_open on quote (revision_id) where status = 'open'`.execute(db)
  await sql`create index quote_account on quote (account_id, requested_at)`.execute(db)
  await sql`create index quote_status on quote (status, requested_at)`.execute(db)
}
