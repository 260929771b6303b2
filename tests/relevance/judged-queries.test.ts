import { beforeAll, describe, expect, it } from 'vitest'
import { demoSearchRecords } from './demo-search-records.ts'
import { HELD_OUT_QUERIES } from './held-out-queries.ts'
import { isRight, type ProductRecord, QUERY_KINDS, variantsOf } from './judged-query.ts'
import { NOT_SOLD_QUERIES } from './not-sold-queries.ts'
import { TUNING_QUERIES } from './tuning-queries.ts'

const QUERIES = [...TUNING_QUERIES, ...HELD_OUT_QUERIES]
const BROAD_SHARE = 0.4

let records: readonly ProductRecord[] = []
beforeAll(async () => {
  records = await demoSearchRecords()
})

const textsOf = (queries: readonly { readonly query: string }[]) => queries.map(({ query }) => query.toLowerCase())
const rightFor = (query: (typeof QUERIES)[number]) => records.filter((record) => isRight(query, record))

describe('the judged queries', () => {
  it('are at least 240, evenly of the eight kinds in both halves', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(240)
    for (const half of [TUNING_QUERIES, HELD_OUT_QUERIES]) {
      const counts = QUERY_KINDS.map((kind) => half.filter((query) => query.kind === kind).length)
      expect(counts).toEqual(QUERY_KINDS.map(() => half.length / QUERY_KINDS.length))
    }
  })

  it('are different, within a half and between the halves', () => {
    const texts = textsOf([...QUERIES, ...NOT_SOLD_QUERIES])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('have about a tenth that is misspelt', () => {
    const share = QUERIES.filter(({ misspelt }) => misspelt).length / QUERIES.length
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.15)
  })

  it('have a right product each, and most of them five', () => {
    const counts = QUERIES.map((query) => ({ query: query.query, count: rightFor(query).length }))
    expect(counts.filter(({ count }) => count === 0)).toEqual([])
    const ofMany = QUERIES.filter(({ kind }) => kind !== 'exact')
    expect(ofMany.filter((query) => rightFor(query).length >= 5).length).toBeGreaterThan(ofMany.length / 2)
  })

  it('are met by less than 40 % of the catalogue unless marked broad', () => {
    const tooWide = QUERIES.filter((query) => !query.broad && rightFor(query).length > records.length * BROAD_SHARE)
    expect(textsOf(tooWide)).toEqual([])
  })

  it('expect first a variant of a right product', () => {
    const missing = QUERIES.filter(
      (query) =>
        query.first && !rightFor(query).some((record) => variantsOf(record).some(({ sku }) => sku === query.first)),
    )
    expect(textsOf(missing)).toEqual([])
  })
})
