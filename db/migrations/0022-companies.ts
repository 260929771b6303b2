import { sql, type Kysely } from 'kysely'

/** People who share projects. An account is in one company at most; projects that are shared with it stay with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company (
      company_id uuid primary key default gen_random_uuid(),
      name text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table company_member (
      account_id uuid primary key references account on delete cascade,
      company_id uuid not null references company on delete cascade,
      role text not null check (role in ('admin', 'member')),
      joined_at timestamptz not null
    )`.execute(db)
  await sql`create index company_member_company on company_member (company_id)`.execute(db)
  await sql`
    create table company_invite (
      invite_id uuid primary key default gen_random_uuid(),
      company_id uuid not null references company on delete cascade,
      email text not null check (email = lower(email)),
      role text not null check (role in ('admin', 'member')),
      invited_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      unique (company_id, email)
    )`.execute(db)
  await sql`create index company_invite_email on company_invite (email)`.execute(db)
  await sql`
    create table company_event (
      event_id bigint generated always as identity primary key,
      company_id uuid not null references company on delete cascade,
      project_id uuid references project on delete cascade,
      who text not null,
      what text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index company_event_company on company_event (company_id, event_id)`.execute(db)
  await sql`
    alter table project
      add column company_id uuid references company on delete set null,
      add column company_edits boolean not null default false`.execute(db)
  await sql`create index project_company on project (company_id) where company_id is not null`.execute(db)
  await sql`
    create table project_presence (
      project_id uuid not null references project on delete cascade,
      account_id uuid not null references account on delete cascade,
      seen_at timestamptz not null,
      primary key (project_id, account_id)
    )`.execute(db)
}
