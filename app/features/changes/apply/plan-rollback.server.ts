import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ChangeCounts } from '../change-set.ts'
import { compareOverrides } from '../overrides/keep-overrides.ts'
import type { Override } from '../overrides/override.ts'
import { compareProducts } from '../plan/compare-products.ts'
import { describeNewProduct } from '../plan/new-product.ts'
import type { SpellingChange } from '../plan/spelling-changes.server.ts'
import { RowWriter } from '../plan/row-writer.server.ts'

interface Pair {
  readonly product_id: string
  readonly name: string
  readonly skus: string[]
  readonly before: Product | null
  /** As it is stored, so that what comes back is the same byte for byte. */
  readonly before_text: string | null
  readonly before_hash: string | null
  readonly now: Product | null
  readonly now_hash: string | null
  /** The hash that the set gave it; null where it withdrew it. */
  readonly given_hash: string | null
  readonly before_overrides: readonly Override[]
  readonly now_overrides: readonly Override[]
  /** The set has not left them so. */
  readonly is_overridden_since: boolean
}

const PAGE = 200

/**
 * Plans a set that takes another one back: each product becomes what it was before. A product that has changed since is
 * left out unless somebody ticks it.
 */
export async function planRollback(
  db: Database,
  { setId, ofSet }: { readonly setId: string; readonly ofSet: string },
): Promise<ChangeCounts> {
  const rows = new RowWriter(db, setId)
  let read = 0
  for (let after = ''; ;) {
    const { rows: pairs } = await sql<Pair>`
      select former.product_id, planned.name, planned.skus, former.record as before, former.record::text as before_text,
        former.hash as before_hash, product.record as now, product.content_hash as now_hash, planned.hash as given_hash,
        coalesce(former.overrides, '[]') as before_overrides, coalesce(own.overrides, '[]') as now_overrides,
        coalesce(own.overrides, '[]') <> coalesce(planned.overrides, former.overrides, '[]') as is_overridden_since
      from (
        select * from product_before where set_id = ${ofSet} and product_id > ${after}
        order by product_id limit ${PAGE}
      ) former
      join change_row planned on planned.set_id = former.set_id and planned.product_id = former.product_id
      left join product on product.product_id = former.product_id and product.withdrawn_at is null
      left join product_override own on own.product_id = former.product_id
      order by former.product_id`.execute(db)
    for (const pair of pairs) {
      read++
      await rows.put(toRow(pair))
    }
    const last = pairs.at(-1)
    if (!last || pairs.length < PAGE) break
    after = last.product_id
  }
  await rows.end()
  await turnSpellings(db, setId, ofSet)
  return { ...(await rows.counts()), read }
}

function toRow({
  product_id: productId,
  name,
  skus,
  before,
  before_text,
  before_hash,
  now,
  now_hash,
  given_hash,
  before_overrides: overrides,
  now_overrides: overridesBefore,
  is_overridden_since: isOverriddenSince,
}: Pair) {
  if (before_hash === now_hash && isDeepStrictEqual(overrides, overridesBefore))
    return { kind: 'unchanged', productId } as const
  const isLeft = now_hash !== given_hash || isOverriddenSince
  return {
    kind: before === null ? ('withdrawn' as const) : now === null ? ('added' as const) : ('changed' as const),
    productId,
    line: null,
    name: before?.name.au ?? name,
    skus: before?.variants.map(({ sku }) => sku) ?? skus,
    record: before_text,
    hash: before_hash,
    formerHash: now_hash,
    fields: [
      ...(before === null ? [] : now === null ? describeNewProduct(before) : compareProducts(now, before)),
      ...compareOverrides(overridesBefore, overrides),
    ],
    warnings: isLeft ? ['It has changed since, and is left as it is unless you tick it.'] : [],
    priceJumps: 0,
    isLeft,
    overrides,
    overridesBefore,
  }
}

async function turnSpellings(db: Database, setId: string, ofSet: string): Promise<void> {
  const row = await db.selectFrom('change_set').select('spellings').where('set_id', '=', ofSet).executeTakeFirst()
  const change = row?.spellings as SpellingChange | null | undefined
  if (!change) return
  const back: SpellingChange = { add: change.remove, remove: change.add }
  await db
    .updateTable('change_set')
    .set({ spellings: JSON.stringify(back) })
    .where('set_id', '=', setId)
    .execute()
}
