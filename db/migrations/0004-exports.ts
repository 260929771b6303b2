import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Since when anybody with the link may read the summary.
  await sql`alter table project add column shared_at timestamptz`.execute(db)

  // PDFs of projects: ordered, made, fetched by the account that ordered them, and gone after a while.
  await sql`
    create table project_pdf (
      account_id uuid not null references account on delete cascade,
      file_name text not null,
      project_id uuid not null references project on delete cascade,
      email_id text not null,
      ordered_at timestamptz not null,
      expires_at timestamptz not null,
      failure text,
      pdf bytea,
      primary key (account_id, file_name)
    )`.execute(db)
  await sql`create index project_pdf_expires_at on project_pdf (expires_at)`.execute(db)
}
