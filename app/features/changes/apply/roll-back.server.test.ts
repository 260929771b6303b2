import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { feedRecord } from '#app/features/catalogue/testing/feed-records.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { useChangeSets } from '../testing/use-change-sets.ts'

const { plan, apply, rollBack, catalogue, read, rows } = useChangeSets(useDatabase())
const fileOf = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n')

/** Feeds that have many products in common: they have one of eight ids. */
const feed = fc
  .uniqueArray(fc.tuple(fc.nat({ max: 7 }), feedRecord), { minLength: 1, maxLength: 6, selector: ([id]) => id })
  .map((records) => records.map(([id, record]) => ({ ...record, productId: `p${id}` })))
/** A thousand by hand: `FEEDS=1000 npx vitest run …`. */
const FEEDS = Number(process.env['FEEDS'] ?? 60)
let applied = 0
afterAll(() => expect(applied).toBeGreaterThan(FEEDS / 4))

it('gives the catalogue back byte for byte, whatever two feeds held (T-151)', { timeout: 1_200_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(feed, fc.constantFrom('feed', 'products'), async (records, kind) => {
      const before = await catalogue()
      const setId = await plan(kind, fileOf(records))
      if ((await read(setId)).state !== 'planned') return
      const planned = await rows(setId)
      const set = await apply(setId)
      expect(set.state).toBe('applied')
      const after = await catalogue()
      // What is applied are the rows of the plan.
      const now = new Map(after.products.map(({ product_id, record }) => [product_id, record]))
      for (const { product_id, record, kind: row } of planned)
        if (product_id !== null)
          expect(now.get(product_id)).toBe(row === 'withdrawn' ? undefined : JSON.stringify(record))
      if (planned.some(({ product_id }) => product_id !== null)) applied++
      const back = await rollBack(setId)
      expect(back.state).toBe('applied')
      expect(await catalogue()).toEqual(before)
      // The way there again, so that the next feed meets another catalogue.
      const again = await rollBack(back.set_id)
      expect(again.state).toBe('applied')
      expect(await catalogue()).toEqual(after)
    }),
    { numRuns: FEEDS },
  )
})
