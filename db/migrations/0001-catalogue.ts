import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product (
      product_id text primary key,
      record json not null,
      content_hash text not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      withdrawn_at timestamptz
    )`.execute(db)
  // Read whole by every build of the indexes: compressing and expanding records would take longer than their space is worth.
  await sql`alter table product alter column record set storage external`.execute(db)

  await sql`
    create table product_variant (
      sku text primary key,
      product_id text not null references product on delete cascade
    )`.execute(db)
  await sql`create index product_variant_product_id on product_variant (product_id)`.execute(db)

  await sql`
    create table catalogue_generation (
      id bigint generated always as identity primary key,
      key uuid not null default gen_random_uuid(),
      imported_at timestamptz not null,
      added integer not null,
      changed integer not null,
      withdrawn integer not null
    )`.execute(db)

  await sql`
    create table feedback (
      id uuid primary key default gen_random_uuid(),
      message text not null check (length(message) <= 300),
      page text not null,
      locale text not null,
      created_at timestamptz not null
    )`.execute(db)
}
