import { sql, type Kysely } from 'kysely'

/** Content that the console publishes: drafts with their saves, and releases of several documents at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_document drop constraint content_document_origin_check`.execute(db)
  await sql`
    alter table content_document
      add constraint content_document_origin_check check (origin in ('files', 'url', 'console')),
      -- Of a document of the console: what the files or the address had when it was published; null for nothing.
      add column base text`.execute(db)
  await sql`
    create table content_draft (
      name text primary key check (length(name) <= 200),
      body text not null check (length(body) <= 1000000),
      -- What was published when the draft began; null for a new document.
      published text,
      version integer not null default 1,
      author_id uuid references account on delete set null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`
    create table content_save (
      save_id uuid primary key default gen_random_uuid(),
      name text not null,
      body text not null,
      digest text not null,
      -- Kept beside the draft, since somebody else had saved meanwhile: what it was made from.
      made_from text,
      author_id uuid references account on delete set null,
      saved_at timestamptz not null
    )`.execute(db)
  await sql`create index content_save_of on content_save (name, saved_at)`.execute(db)
  await sql`
    create table content_release (
      release_id uuid primary key default gen_random_uuid(),
      number bigint generated always as identity unique,
      note text not null check (length(note) <= 500),
      state text not null default 'proposed' check (state in ('proposed', 'due', 'published', 'discarded', 'rolled back')),
      version integer not null default 1,
      author_id uuid references account on delete set null,
      created_at timestamptz not null,
      publisher_id uuid references account on delete set null,
      due_at timestamptz,
      zone text not null default 'au' check (zone in ('au', 'nz')),
      published_at timestamptz,
      -- Why a release with a time was not published.
      problem text not null default '',
      of_release uuid references content_release
    )`.execute(db)
  await sql`create index content_release_due on content_release (due_at) where state = 'due'`.execute(db)
  await sql`create index content_release_created on content_release (created_at, release_id)`.execute(db)
  await sql`
    create table content_release_item (
      release_id uuid not null references content_release on delete cascade,
      name text not null,
      -- Null gives the document back to the files.
      body text,
      -- Of the draft that it was taken from; null for a rollback.
      draft_version integer,
      -- Of what was published when the draft was taken; null for a rollback.
      published_digest text,
      -- What the console had published before; null for nothing.
      before text,
      primary key (release_id, name)
    )`.execute(db)
  await sql`create index content_release_item_of on content_release_item (name)`.execute(db)
  await sql`
    create table content_preview (
      token_hash bytea primary key,
      name text not null,
      locale text not null check (locale in ('au', 'nz')),
      author_id uuid references account on delete set null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index content_preview_by_end on content_preview (expires_at)`.execute(db)
}
