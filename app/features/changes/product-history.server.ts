import { sql } from 'kysely'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { KIND_TEXT, setName } from './change-set.ts'
import type { FieldChange } from './plan/compare-products.ts'

const MOST_CHANGES = 50

export interface ProductChange {
  readonly setId: string
  readonly name: string
  readonly kind: string
  readonly by: string
  readonly at: Date
  /** The first six. */
  readonly fields: readonly FieldChange[]
  readonly what: 'added' | 'changed' | 'withdrawn'
}

/** Lists what change sets have done to a product, the last one first. */
export async function listProductChanges(db: Database, productId: string): Promise<readonly ProductChange[]> {
  const rows = await db
    .selectFrom('change_row')
    .innerJoin('change_set', 'change_set.set_id', 'change_row.set_id')
    .select(['change_set.set_id', 'number', 'change_set.name', 'change_set.kind', 'author_name', 'applied_at'])
    .select([
      'change_row.kind as what',
      sql<FieldChange[]>`array(select jsonb_array_elements(fields) limit 6)`.as('fields'),
    ])
    .where('product_id', '=', productId)
    .where('applied_at', 'is not', null)
    .where('is_left', '=', false)
    .orderBy('applied_at', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  return rows.map((row) => ({
    setId: row.set_id,
    name: `${setName(row.number)}: ${row.name}`,
    kind: KIND_TEXT[row.kind],
    by: row.author_name,
    at: row.applied_at!,
    fields: row.fields,
    what: row.what as ProductChange['what'],
  }))
}

/**
 * Finds a product as it was at a moment: `none` where it was not in the catalogue, `unknown` where former products of
 * that time are not kept.
 */
export async function findProductAt(db: Database, productId: string, at: Date): Promise<Product | 'none' | 'unknown'> {
  const now = await db
    .selectFrom('product')
    .select(['record', 'created_at', 'changed_at', 'withdrawn_at'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!now || now.created_at > at) return 'none'
  const former = await db
    .selectFrom('product_before')
    .innerJoin('change_set', 'change_set.set_id', 'product_before.set_id')
    .select('record')
    .where('product_id', '=', productId)
    .where('applied_at', '>', at)
    .orderBy('applied_at')
    .limit(1)
    .executeTakeFirst()
  if (former) return former.record === null ? 'none' : (former.record as unknown as Product)
  // It was changed since, by something that kept no former product.
  if (now.changed_at > at || (now.withdrawn_at !== null && now.withdrawn_at > at)) return 'unknown'
  return now.withdrawn_at === null ? (now.record as unknown as Product) : 'none'
}
