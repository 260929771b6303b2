import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { PlannedReplacements } from '../sku-state.ts'
import { EFFECTIVE_FIELDS, readCodeList, type PlannedChange } from './visible-effects.ts'

interface Planned extends PlannedChange {
  readonly setId: string
  readonly productId: string
}

/** Replacements that a set names for its products. */
export async function listPlannedReplacements(db: Database, setId: string): Promise<PlannedReplacements> {
  const { rows } = await sql<{ productId: string; codes: string }>`
    select product_id as "productId", field->>'is' as codes from change_row, jsonb_array_elements(fields) field
    where set_id = ${setId} and kind = 'changed' and not is_left
      and field->>'sku' = '' and field->>'field' = 'replacedBy'`.execute(db)
  return new Map(rows.map(({ productId, codes }) => [productId, readCodeList(codes)]))
}

interface Wanted {
  readonly setIds: readonly string[]
  readonly productIds: readonly string[]
  /** As the catalogue spells them. */
  readonly skus: readonly string[]
}

/** Lists what some sets change of some products: the fields of the wanted variants, and those of the product that have effects. */
export async function listPlannedChanges(
  db: Database,
  { setIds, productIds, skus }: Wanted,
): Promise<readonly Planned[]> {
  if (setIds.length === 0 || productIds.length === 0) return []
  const { rows } = await sql<Planned>`
    select set_id as "setId", product_id as "productId", kind, coalesce((
      select jsonb_agg(field) from jsonb_array_elements(fields) field
      where case when field->>'sku' = '' then field->>'field' = any(${EFFECTIVE_FIELDS}::text[])
        else field->>'sku' = any(${skus}::text[]) end
    ), '[]') as fields
    from change_row
    where set_id = any(${setIds}::uuid[]) and product_id = any(${productIds}::text[])
      and kind in ('changed', 'withdrawn') and not is_left`.execute(db)
  return rows
}
