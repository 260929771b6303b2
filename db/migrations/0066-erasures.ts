import { sql, type Kysely } from 'kysely'

/** Accounts that are closed, and people who are to be erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column closed_at timestamptz`.execute(db)
  await sql`
    create table erasure (
      erasure_id uuid primary key default gen_random_uuid(),
      -- No reference: rows outlive accounts, and name nobody.
      account_id uuid not null,
      state text not null check (state in ('proposed', 'confirmed', 'stopped', 'withdrawn', 'done')),
      -- Typed by staff; emptied with the account.
      reason text not null check (length(reason) <= 1000),
      proposed_by uuid,
      proposed_at timestamptz not null,
      confirmed_by uuid,
      due_at timestamptz,
      ended_at timestamptz,
      -- Figures of what stays without a name.
      kept jsonb not null default '{}'
    )`.execute(db)
  await sql`
    create unique index erasure_open on erasure (account_id) where state in ('proposed', 'confirmed')`.execute(db)
  await sql`
    create index account_closed on account (created_at desc, account_id desc) where closed_at is not null`.execute(db)
  // The list of companies.
  await sql`create index company_newest on company (created_at desc, company_id desc)`.execute(db)
  await sql`create index company_name on company (lower(name))`.execute(db)
  // Whom comments and activities name.
  await sql`
    create index project_remark_address on project_remark (lower(address)) where address is not null`.execute(db)
  await sql`create index company_event_who on company_event (who)`.execute(db)
  await sql`create index erasure_account on erasure (account_id, proposed_at)`.execute(db)
  await sql`create index erasure_due on erasure (due_at) where state = 'confirmed'`.execute(db)
}
