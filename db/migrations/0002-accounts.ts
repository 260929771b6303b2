import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      account_id uuid primary key default gen_random_uuid(),
      email text not null unique,
      password_hash text not null,
      verified_at timestamptz,
      reminders_left smallint not null default 3 check (reminders_left >= 0),
      first_name text not null default '',
      last_name text not null default '',
      role text not null default '',
      phone text not null default '',
      company_name text not null default '',
      company_type text not null default '',
      country text not null default '',
      state text not null default '',
      postal_code text not null default '',
      legal_entity text check (legal_entity in ('au', 'nz')),
      marketing_consent boolean not null default false,
      is_internal_user boolean not null default false,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)

  await sql`
    create table address (
      address_id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      text jsonb not null,
      is_default_billing boolean not null default false,
      is_default_shipping boolean not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index address_account_id on address (account_id)`.execute(db)
  await sql`create unique index address_billing on address (account_id) where is_default_billing`.execute(db)
  await sql`create unique index address_shipping on address (account_id) where is_default_shipping`.execute(db)

  // Tokens are kept as SHA-256: a reader of this table cannot use them.
  await sql`
    create table session (
      token_hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      remember_family uuid,
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db)
  await sql`create index session_account_id on session (account_id)`.execute(db)
  await sql`create index session_seen_at on session (seen_at)`.execute(db)

  await sql`
    create table remember_token (
      token_hash bytea primary key,
      family uuid not null,
      account_id uuid not null references account on delete cascade,
      expires_at timestamptz not null,
      replaced_at timestamptz
    )`.execute(db)
  await sql`create index remember_token_family on remember_token (family)`.execute(db)
  await sql`create index remember_token_account_id on remember_token (account_id)`.execute(db)

  await sql`
    create table account_token (
      token_hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset')),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index account_token_account_id on account_token (account_id, purpose)`.execute(db)

  await sql`
    create table throttle (
      key text primary key,
      count integer not null,
      resets_at timestamptz not null
    )`.execute(db)

  await sql`
    create table mail_outbox (
      mail_id uuid primary key default gen_random_uuid(),
      kind text not null,
      recipient text not null,
      account_id uuid references account on delete cascade,
      locale text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      sent_at timestamptz,
      failed_at timestamptz,
      last_error text
    )`.execute(db)
  await sql`
    create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null
  `.execute(db)
}
