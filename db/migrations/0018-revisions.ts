import { sql, type Kysely } from 'kysely'

/**
 * Schedules as they were issued. What revisions of one project have in common (rooms, products) is kept once, by its
 * hash. Servers of the former release neither read nor write them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_revision (
      revision_id uuid primary key default gen_random_uuid(),
      project_id uuid not null references project on delete cascade,
      label varchar(12) not null,
      purpose varchar(60) not null,
      note varchar(500) not null,
      version integer not null,
      account_id uuid not null,
      author text not null,
      issued_at timestamptz not null,
      schedule text not null,
      products text not null
    )`.execute(db)
  await sql`create unique index project_revision_label on project_revision (project_id, lower(label))`.execute(db)
  await sql`
    create table project_revision_part (
      project_id uuid not null references project on delete cascade,
      hash text not null,
      content json not null,
      primary key (project_id, hash)
    )`.execute(db)
}
