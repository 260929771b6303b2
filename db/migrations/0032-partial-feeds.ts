import { sql, type Kysely } from 'kysely'

/**
 * Data that a partial feed is checked against: the last product of each SKU, and the spelling of facet values. Both are
 * hints: a SKU counts if its product still has it.
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
