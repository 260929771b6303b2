import { beforeAll, describe, expect, it } from 'vitest'
import { openDemoSearch } from './demo-search.ts'
import { demoSearchRecords } from './demo-search-records.ts'
import { HELD_OUT_QUERIES } from './held-out-queries.ts'
import type { ProductRecord } from './judged-query.ts'
import { measure, type Search } from './measure.ts'
import { TUNING_QUERIES } from './tuning-queries.ts'

let records: readonly ProductRecord[]
let search: Search

beforeAll(async () => {
  records = await demoSearchRecords()
  search = await openDemoSearch()
}, 60_000)

describe('searches in the words of the people who make them', () => {
  it.each([
    ['tuning', TUNING_QUERIES, 0.95],
    ['held out', HELD_OUT_QUERIES, 0.85],
  ])('%s: are answered rightly, and in the finish asked for', async (_, queries, atLeast) => {
    const { precisionAt5, withoutResult, rightFinish } = await measure(queries, search, records)
    expect(precisionAt5).toBeGreaterThanOrEqual(atLeast)
    expect(withoutResult).toBeLessThanOrEqual(0.01)
    expect(rightFinish).toBeGreaterThanOrEqual(0.95)
  })

  it.each([
    ['waste for 90mm sink outlet', /basket waste/i],
    ['small ensuite basin', /basin/i],
    ['tpr holder', /toilet roll holder/i],
    ['40mm waste overflow bath', /bath waste/i],
    ['handheld and overhead shower', /twin shower/i],
    ['rough in kit', /^in-wall (?:body|breeching)/i],
  ])('%s: is one phrase, of which no word is given up', async (text, name) => {
    const { hits, complete } = await search(text)
    expect(hits.slice(0, complete).filter(({ record }) => !name.test(String(record['name'])))).toEqual([])
    expect(complete).toBeGreaterThan(0)
    expect(complete).toBeLessThan(20)
  })

  it('every whole name finds its product first, with a finish too', async () => {
    const wrong: string[] = []
    for (const record of records) {
      const [variant] = record['variants'] as { colour?: string }[]
      for (const said of [String(record['name']), `${String(record['name'])} ${variant?.colour ?? ''}`.toLowerCase()]) {
        const { hits } = await search(said)
        if (hits[0]?.record['objectID'] !== record['objectID']) wrong.push(said)
      }
    }
    expect(wrong).toEqual([])
  })

  it('every code finds its product first, however it is written', async () => {
    const wrong: string[] = []
    for (const record of records) {
      for (const { sku } of record['variants'] as { sku: string }[]) {
        for (const written of [sku, sku.toLowerCase(), sku.replaceAll(/[^\p{L}\p{N}]/gu, '')]) {
          const { hits } = await search(written)
          const codes = hits.map(({ record: hit, variant }) => (hit['variants'] as { sku: string }[])[variant]?.sku)
          if (codes[0] !== sku && !(written !== sku && codes.includes(sku))) wrong.push(`${written}: ${codes.join()}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})
