import { sql, type Kysely } from 'kysely'

/** Values of products that stand against the feed, with what the feed says, and answers where the feed has moved on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_override (
      product_id text primary key,
      overrides jsonb not null check (jsonb_typeof(overrides) = 'array')
    )`.execute(db)
  await sql`
    alter table change_set add column keeps_values boolean not null default false`.execute(db)
  await sql`
    alter table change_row
      -- The overrides that the product has afterwards; null where they stay.
      add column overrides jsonb,
      add column overrides_before jsonb,
      -- Values of the feed that somebody has to decide about.
      add column open_overrides jsonb not null default '[]'`.execute(db)
  await sql`create index change_row_open on change_row (set_id, row_id) where open_overrides <> '[]'`.execute(db)
  await sql`alter table product_before add column overrides jsonb`.execute(db)
  await sql`
    create table override_answer (
      set_id uuid not null references change_set on delete cascade,
      product_id text not null,
      sku text not null,
      field text not null,
      next text not null,
      takes text not null check (takes in ('ours', 'feed')),
      primary key (set_id, product_id, sku, field)
    )`.execute(db)
  // Codes are looked up by `skuKey`.
  await sql`
    create index catalogue_sku_key on catalogue_sku (translate(lower(sku), ' +/#()-', '_______'))`.execute(db)
}
