import type { Product } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { setName } from '../change-set.ts'
import { MAX_CELL_LENGTH } from '../tables/columns.ts'
import { overrideLabel, type Override } from './override.ts'

/** An override as a page names it. */
export interface OverrideRow extends Override {
  readonly label: string
  /** The name of the change set that made it; empty where it is gone. */
  readonly setName: string
  /** A code by which the value is edited. */
  readonly code: string
  /** The value of the feed is longer than a cell. */
  readonly isLong: boolean
}

export async function listOverrides(db: Database, { productId, variants }: Product): Promise<readonly OverrideRow[]> {
  const row = await db
    .selectFrom('product_override')
    .select('overrides')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  const overrides = (row?.overrides ?? []) as Override[]
  if (overrides.length === 0) return []
  const sets = await db
    .selectFrom('change_set')
    .select(['set_id', 'number'])
    .where('set_id', 'in', [...new Set(overrides.map(({ set }) => set))])
    .execute()
  const names = new Map(sets.map(({ set_id, number }) => [set_id, setName(number)]))
  return overrides.map((each) => ({
    ...each,
    label: overrideLabel(each),
    setName: names.get(each.set) ?? '',
    isLong: each.feed.length > MAX_CELL_LENGTH,
    code: each.sku || (variants[0]?.sku ?? ''),
  }))
}
