import { sql, type Kysely } from 'kysely'

/**
 * Pictures of issued schedules, once by the SHA-256 of their bytes, and which of them an address of a project had from
 * when on. Revisions that a former release issues are without `pictures_at`: their pictures are read later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revision_picture (
      hash bytea primary key,
      extension varchar(5) not null,
      body bytea not null,
      bytes integer not null,
      read_at timestamptz not null
    )`.execute(db)
  await sql`alter table revision_picture alter column body set storage external`.execute(db)
  await sql`
    create table project_picture (
      project_id uuid not null references project on delete cascade,
      address text not null,
      since timestamptz not null,
      hash bytea not null references revision_picture,
      primary key (project_id, address, since)
    )`.execute(db)
  await sql`create index project_picture_hash on project_picture (hash)`.execute(db)
  await sql`
    alter table project_revision
      add column pictures_at timestamptz,
      add column picture_tries smallint not null default 0,
      add column picture_tried_at timestamptz`.execute(db)
  await sql`create index project_revision_pictures on project_revision (issued_at) where pictures_at is null`.execute(
    db,
  )
}
