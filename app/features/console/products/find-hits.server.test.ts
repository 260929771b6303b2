import { expect, it } from 'vitest'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import type { DatabaseFilter } from './database-filters.server.ts'
import { findHits } from './find-hits.server.ts'
import { readProductState } from './product-list.ts'

const { catalogue, products } = await makeCatalogue()
const state = readProductState(new URLSearchParams('brand=Caroma'))
const ids = products.filter((_, index) => index % 3 === 0).map(({ productId }) => productId)
const among = (some: readonly string[]) => Promise.resolve(new Set(some.filter((id) => ids.includes(id))))

/** All that is found, page by page. */
async function find(filter: Omit<DatabaseFilter, 'among'>, most = 7) {
  const reader = { catalogue, db: null as never, locale: 'au' as const, ofDatabase: [{ ...filter, among }] }
  const found: string[] = []
  for (let after = ''; ;) {
    const page = await findHits(reader, { ...state, after }, most)
    found.push(...page.hits.map(({ objectID }) => objectID))
    if (page.next === '') return { found, count: page.count }
    after = page.next
  }
}

it.each([false, true])(
  'finds the same where a filter names too many products for the index (not: %s)',
  async (isNot) => {
    const named = await find({ ids, isNot })
    const walked = await find({ ids: null, isNot })
    expect(named.found.length).toBeGreaterThan(20)
    expect(named.count).toBe(named.found.length)
    expect(walked).toEqual({ found: named.found, count: 'uncounted' })
    expect(await find({ ids: null, isNot }, 10_000)).toEqual(named)
  },
)
