import { sql, type Kysely } from 'kysely'

/**
 * Packages of files that were ordered, so that every server knows how far each is; the files lie where they are made.
 * The key that signs their lists, and what was signed: a list can be proved after its package has gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table handover_package (
      package_id uuid primary key,
      project_id uuid not null references project on delete cascade,
      account_id uuid references account on delete cascade,
      link_id uuid references project_link on delete cascade,
      order_key text not null,
      about text not null,
      file_name text not null,
      is_internal boolean not null,
      state text not null,
      place text not null,
      maker text not null,
      progress jsonb not null,
      failure text,
      zip_bytes bigint,
      ordered_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz
    )`.execute(db)
  // Ordered twice at once, it is made once.
  await sql`create unique index handover_package_open on handover_package (order_key) where state in ('waiting', 'making')`.execute(
    db,
  )
  await sql`create index handover_package_project on handover_package (project_id, ordered_at)`.execute(db)
  await sql`
    create table site_key (
      name text primary key,
      private_key bytea not null,
      public_key bytea not null,
      made_at timestamptz not null
    )`.execute(db)
  await sql`
    create table signed_manifest (
      sha256 bytea primary key,
      signature text not null,
      signed_at timestamptz not null
    )`.execute(db)
}
