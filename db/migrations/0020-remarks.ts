import { sql, type Kysely } from 'kysely'

/**
 * Comments by recipients of links on a project and its lines, with the owner's answers. `sku`, `quantity` and `bound`
 * are those of the moment, so that later changes of the line show.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_remark (
      remark_id uuid primary key default gen_random_uuid(),
      project_id uuid not null references project on delete cascade,
      link_id uuid not null references project_link on delete cascade,
      parent_id uuid references project_remark on delete cascade,
      line_item_id uuid,
      kind text not null check (kind in ('approved', 'rejected', 'question', 'comment')),
      text varchar(2000) not null,
      author varchar(100) not null,
      is_owner boolean not null,
      revision_id uuid references project_revision on delete set null,
      place varchar(250) not null,
      sku varchar(200) not null,
      name varchar(500) not null,
      quantity integer not null,
      bound varchar(250) not null,
      created_at timestamptz not null,
      resolved_at timestamptz,
      mail_id uuid
    )`.execute(db)
  await sql`alter table account add column remark_mails boolean not null default true`.execute(db)
  await sql`create index project_remark_project on project_remark (project_id, created_at)`.execute(db)
  await sql`create index project_remark_link on project_remark (link_id, created_at)`.execute(db)
  await sql`create index project_remark_mail on project_remark (mail_id) where mail_id is not null`.execute(db)
}
