import { sql, type Kysely } from 'kysely'

/**
 * Search snapshots that one server has built, for the others. The content is addressed by its SHA-256, in parts of a few
 * megabytes, each compressed with Zstandard. `search_build` says which server builds, and until when to believe it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_snapshot (
      generation varchar(200) not null,
      name varchar(50) not null,
      digest bytea not null,
      bytes bigint not null,
      parts integer not null,
      made_at timestamptz not null default now(),
      primary key (generation, name)
    )`.execute(db)
  await sql`
    create table search_snapshot_part (
      digest bytea not null,
      part integer not null,
      body bytea not null,
      made_at timestamptz not null default now(),
      primary key (digest, part)
    )`.execute(db)
  await sql`alter table search_snapshot_part alter column body set storage external`.execute(db)
  await sql`
    create table search_build (
      generation varchar(200) primary key,
      holder uuid not null,
      held_until timestamptz not null
    )`.execute(db)
}
