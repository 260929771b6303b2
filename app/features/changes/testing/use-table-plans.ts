import { beforeAll } from 'vitest'
import type { Database } from '#app/platform/database/database.server.ts'
import { useChangeSets } from './use-change-sets.ts'

const PRICED = (sku: string, value: number) => ({
  sku,
  priceValues: [
    { currencyCode: 'AUD', value },
    { currencyCode: 'NZD', value: value + 100 },
  ],
  attributes: { colour: 'Chrome', 'net-weight': 2 },
})
const RECORDS = [
  { productId: 'mixer', name: 'Mixer', variants: [PRICED('MIX-1', 40_000), PRICED('MIX-2', 45_000)] },
  { productId: 'basin', name: 'Basin', variants: [PRICED('004711', 30_000)] },
].map((record) => ({ ...record, categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }] }))

/** Plans tables against a mixer of two variants and a basin. */
export function useTablePlans(db: () => Database) {
  const sets = useChangeSets(db)
  const { plan, apply, read, rows } = sets

  beforeAll(async () => {
    await apply(await plan('feed', RECORDS.map((record) => JSON.stringify(record)).join('\n')))
  })

  /** Plans a file and returns its rows: changes as `SKU field: was → is`, refusals with their line, and notes. */
  async function planned(kind: 'columns' | 'prices' | 'withdraw', file: string | Buffer): Promise<string[]> {
    const setId = await plan(kind, file)
    const { state, problem } = await read(setId)
    if (state !== 'planned') return [`${state}: ${problem}`]
    return (await rows(setId)).flatMap((row) =>
      row.kind === 'refused' || row.kind === 'noted'
        ? [`${row.kind} ${row.line ?? '-'} ${row.reason.split('\n').join('; ')}`]
        : row.kind === 'withdrawn'
          ? [`withdrawn ${row.product_id}`]
          : (row.fields as { sku: string; field: string; was: string; is: string }[]).map(
              ({ sku, field, was, is }) => `${sku} ${field}: ${was} → ${is}`,
            ),
    )
  }

  return { ...sets, planned }
}
