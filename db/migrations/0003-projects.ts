import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The id is the only secret of a shared summary: random, never in order.
  await sql`
    create table project (
      project_id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      locale text not null check (locale in ('au', 'nz')),
      version integer not null default 1,
      project_name text not null,
      project_type text not null,
      project_location text not null,
      opportunity_number text not null,
      project_version text not null,
      username text not null,
      customer json not null,
      status text not null default 'open' check (status in ('open', 'closed')),
      is_internal boolean not null,
      show_prices_on_pdf boolean not null default true,
      show_landscape boolean not null default false,
      rooms json not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(db)
  await sql`
    create index project_of_account on project (account_id, locale, status, changed_at desc) where deleted_at is null
  `.execute(db)
  await sql`
    create index project_of_market on project (locale, status, changed_at desc) where deleted_at is null
  `.execute(db)

  // What a project was before each change, who made it and when.
  await sql`
    create table project_history (
      project_id uuid not null references project on delete cascade,
      version integer not null,
      account_id uuid not null,
      change text not null,
      changed_at timestamptz not null,
      before json not null,
      primary key (project_id, version)
    )`.execute(db)
}
