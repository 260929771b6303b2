import { beforeAll, describe, expect, it } from 'vitest'
import { fittingVariant } from '#app/features/search/fitting-variant.ts'
import type { ProductHit } from '#app/features/search/search-record.ts'
import { openDemo } from '#tests/support/demo-backend.ts'
import { demoSearchRecords } from './demo-search-records.ts'
import { HELD_OUT_QUERIES } from './held-out-queries.ts'
import type { ProductRecord } from './judged-query.ts'
import { measure, type SearchAnswer } from './measure.ts'
import { TUNING_QUERIES } from './tuning-queries.ts'

const SCOPE = { locale: 'au', visibility: 'public', inBimLibrary: false } as const

let records: readonly ProductRecord[]
let search: (query: string) => Promise<SearchAnswer>

beforeAll(async () => {
  records = await demoSearchRecords()
  const { search: backend } = await openDemo()
  search = async (query) => {
    const { text, filter, wishes, order, parts } = backend.understand(SCOPE, { text: query })
    const wanted = parts.map(({ alternatives }) => alternatives.flatMap(({ conditions }) => conditions))
    const [found] = await backend.search(SCOPE, [
      { text, ...(filter && { filter }), wishes, ...(order && { sort: 'price_asc' }), limit: 5 },
    ])
    const hits = (found?.hits ?? []).map(({ record, matchedVariant }) => ({
      record,
      variant: matchedVariant ?? fittingVariant(record as unknown as ProductHit, wanted, 'au'),
    }))
    return { total: found?.nbHits ?? 0, hits }
  }
}, 60_000)

describe('searches in the words of the people who make them', () => {
  it.each([
    ['tuning', TUNING_QUERIES, 0.85],
    ['held out', HELD_OUT_QUERIES, 0.8],
  ])('%s: are answered rightly, and in the finish asked for', async (half, queries, atLeast) => {
    const { precisionAt5, withoutResult, rightFinish } = await measure(queries, search, records)
    process.stdout.write(`${half}: ${JSON.stringify({ precisionAt5, withoutResult, rightFinish })}\n`)
    expect(precisionAt5).toBeGreaterThanOrEqual(atLeast)
    expect(withoutResult).toBeLessThanOrEqual(0.01)
    expect(rightFinish).toBeGreaterThanOrEqual(0.95)
  })
})
