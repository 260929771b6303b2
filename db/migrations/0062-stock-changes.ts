import { sql, type Kysely } from 'kysely'

/** Stock as a kind of changes, and the products of SKUs in projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table change_set drop constraint change_set_kind_check,
      add constraint change_set_kind_check check (
        kind in ('feed', 'products', 'columns', 'prices', 'stock', 'withdraw', 'rollback', 'edit')) not valid`.execute(
    db,
  )
  await sql`create index catalogue_sku_product on catalogue_sku (product_id)`.execute(db)
}
