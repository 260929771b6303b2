import { sql, type Kysely } from 'kysely'

/** Queues of *Today*: comments without an answer, and remarks of the last import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_note (
      note_id bigint generated always as identity primary key,
      at timestamptz not null,
      is_refused boolean not null,
      line integer,
      field text not null check (length(field) <= 200),
      reason text not null check (length(reason) <= 1000),
      -- Of the last import: the next one takes its place.
      is_last boolean not null
    )`.execute(db)
  await sql`create index import_note_newest on import_note (at desc, note_id desc)`.execute(db)
  await sql`create index import_note_last on import_note (at desc, note_id desc) where is_last`.execute(db)
  await sql`
    create index project_remark_waiting on project_remark (created_at desc, remark_id desc)
    where parent_id is null and not is_owner and resolved_at is null`.execute(db)
  await sql`
    create index project_remark_first on project_remark (created_at desc, remark_id desc)
    where parent_id is null and not is_owner`.execute(db)
  await sql`create index project_remark_parent on project_remark (parent_id) where parent_id is not null`.execute(db)
}
