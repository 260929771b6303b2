import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each document as it was delivered, when it was last sound.
  await sql`
    create table content_document (
      origin text not null check (origin in ('files', 'url')),
      name text not null,
      body text not null,
      changed_at timestamptz not null,
      primary key (origin, name)
    )`.execute(db)
  // One row: its key changes with every change of a document, so that servers notice.
  await sql`
    create table content_revision (
      is_only boolean primary key default true check (is_only),
      key uuid not null default gen_random_uuid()
    )`.execute(db)
  await sql`insert into content_revision default values`.execute(db)

  await sql`
    create table enquiry (
      enquiry_id uuid primary key default gen_random_uuid(),
      mail_id uuid not null unique,
      locale text not null check (locale in ('au', 'nz')),
      form json not null,
      created_at timestamptz not null
    )`.execute(db)
  // What was proved once proves nothing again.
  await sql`
    create table spent_captcha (
      token_hash bytea primary key,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index spent_captcha_by_end on spent_captcha (expires_at)`.execute(db)
}
