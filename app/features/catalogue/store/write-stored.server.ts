import { sql, type RawBuilder } from 'kysely'
import type { DatabaseTransaction } from '#app/platform/database/database.server.ts'
import type { ImportCounts } from './stage-feed.server.ts'

/**
 * Writes products that another table holds, as `writeFeed` does those of a feed, without taking them out of the database.
 *
 * @param source selects `place`, `product_id`, `record`, `hash` and `skus`; a product without a record is withdrawn. Of
 *   products that name the same SKU the one with the last place owns it.
 */
export async function writeStored(
  transaction: DatabaseTransaction,
  source: RawBuilder<unknown>,
  now: Date,
): Promise<Pick<ImportCounts, 'read' | 'accepted' | 'refused'>> {
  await sql`
    insert into former_product
    select product_id, content_hash, changed_at from product
    where withdrawn_at is null and product_id in (select product_id from (${source}) source)`.execute(transaction)
  await sql`
    insert into withdrawn_product
    select product_id from (${source}) source where record is null`.execute(transaction)
  const staged = await sql`
    insert into staged_product
    select product_id, hash from (${source}) source where record is not null`.execute(transaction)
  await sql`
    insert into product (product_id, record, content_hash, created_at, changed_at)
    select product_id, record, hash, ${now}, ${now} from (${source}) source
    where record is not null
    order by place
    on conflict (product_id) do update
      set record = excluded.record, content_hash = excluded.content_hash, changed_at = excluded.changed_at, withdrawn_at = null
      where product.content_hash <> excluded.content_hash or product.withdrawn_at is not null`.execute(transaction)
  // Without a join: the statistics of a table that has just been written would have it done row by row.
  await sql`
    insert into catalogue_sku
    select distinct on (sku) sku, product_id from (${source}) source, unnest(skus) sku
    where record is not null
    order by sku, place desc
    on conflict (sku) do update set product_id = excluded.product_id
      where catalogue_sku.product_id <> excluded.product_id`.execute(transaction)
  await sql`analyze staged_product`.execute(transaction)
  const accepted = Number(staged.numAffectedRows ?? 0)
  return { read: accepted, accepted, refused: 0 }
}
