import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor (
      account_id uuid primary key references account on delete cascade,
      -- Sealed with a key of the servers: a copy of the database alone makes no codes.
      secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      drift integer not null default 0,
      awaited_step bigint
    )`.execute(db)
  await sql`
    create table recovery_code (
      account_id uuid not null references second_factor on delete cascade,
      code_hash bytea not null,
      primary key (account_id, code_hash)
    )`.execute(db)
  // The last time that a code was shown in the session.
  await sql`alter table session add column proved_at timestamptz`.execute(db)
}
