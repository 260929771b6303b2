import { sql, type Kysely } from 'kysely'

/** Links to a project or one of its revisions, each for one recipient. Of the token there is only the hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_link (
      link_id uuid primary key default gen_random_uuid(),
      project_id uuid not null references project on delete cascade,
      revision_id uuid references project_revision on delete cascade,
      token_hash bytea not null unique,
      name varchar(100) not null,
      shows_prices boolean not null,
      shows_notes boolean not null,
      shows_files boolean not null,
      takes_comments boolean not null,
      takes_approval boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      opened integer not null default 0,
      last_opened_at timestamptz
    )`.execute(db)
  await sql`create index project_link_project on project_link (project_id, created_at)`.execute(db)
}
