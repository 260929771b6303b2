import { sql, type Kysely } from 'kysely'

/** States of the running servers, and outcomes of restores that were tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table server_state (
      server_id uuid primary key,
      name text not null check (length(name) <= 200),
      role text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      parts jsonb not null,
      folders jsonb not null,
      -- Newest first, without messages: those may hold names.
      errors jsonb not null,
      error_count integer not null
    )`.execute(db)
  await sql`
    create table restore_drill (
      drill_id uuid primary key default gen_random_uuid(),
      -- The folder of the backup; empty where there was none.
      backup text not null check (length(backup) <= 200),
      backup_at timestamptz,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      -- Empty where the restore was proven.
      problem text not null check (length(problem) <= 1000),
      figures jsonb not null
    )`.execute(db)
  await sql`create index restore_drill_newest on restore_drill (ended_at desc)`.execute(db)
}
