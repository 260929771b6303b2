import { sql } from 'kysely'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { findSkus } from '../tables/find-codes.server.ts'
import type { CodeStates } from './sense-checks.ts'

/** Finds which of the codes that products name are discontinued in the catalogue, and which it does not have. */
export async function readCodeStates(db: Database, codes: readonly string[]): Promise<CodeStates> {
  if (codes.length === 0) return { discontinued: new Set(), unlisted: new Set() }
  const listed = await findSkus(db, codes)
  const ids = [...new Set([...listed.values()].map(({ productId }) => productId))]
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product
    where product_id = any(${ids}::text[]) and record->>'status' = 'discontinued'`.execute(db)
  const gone = new Set(rows.map(({ product_id }) => product_id))
  return {
    discontinued: new Set(codes.filter((code) => gone.has(listed.get(skuKey(code))?.productId ?? ''))),
    unlisted: new Set(codes.filter((code) => !listed.has(skuKey(code)))),
  }
}
