import { sql, type Kysely } from 'kysely'

/**
 * What a feed of some products alone is checked against: the product that a SKU was last written for, and how values of
 * facets are spelt. Both are hints: a SKU counts where its product still has it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_sku (sku text primary key, product_id text not null)`.execute(db)
  await sql`
    insert into catalogue_sku
    select distinct on (sku) variant->>'sku' as sku, product_id
    from product, json_array_elements(record->'variants') variant
    where withdrawn_at is null`.execute(db)
  await sql`
    create table catalogue_spelling (
      field text not null,
      key text not null,
      spelling text not null,
      primary key (field, key)
    )`.execute(db)
}
