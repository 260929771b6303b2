import { describe, expect, test } from 'vitest'
import { buildIndex } from '../build-index.ts'
import type { SearchQuery } from '../model.ts'
import { canonicalQuery } from '../query/canonical.ts'
import { ResultCache } from './result-cache.ts'
import { IndexView } from '../view.ts'

async function viewOf(generation: string, ...colours: string[]): Promise<IndexView> {
  const settings = {
    searchable: ['name'],
    codes: [],
    facets: [{ attribute: 'colour', kind: 'term' as const }],
    synonyms: [],
    customRanking: [],
    sorts: [],
  }
  const records = colours.map((colour, index) => ({ objectID: String(index), colour }))
  return new IndexView(await buildIndex({ identity: { name: 'test', generation }, settings, records }))
}

describe('a remembered answer', () => {
  test('is the same object for the same question, however its filters are ordered', async () => {
    const view = await viewOf('1', 'Chrome', 'White')
    const cache = new ResultCache({ maxEntries: 10, maxBytes: 10_000 })
    const query = (values: string[]): SearchQuery => ({ refinements: [{ attribute: 'colour', values }], facets: '*' })
    expect(cache.search(view, query(['Chrome', 'White']))).toBe(cache.search(view, query(['White', 'Chrome'])))
  })

  test('is of one generation and one view', async () => {
    const cache = new ResultCache({ maxEntries: 10, maxBytes: 10_000 })
    const old = await viewOf('1', 'Chrome')
    const filtered = new IndexView(old.index, { kind: 'term', attribute: 'colour', value: 'White' })
    expect(cache.search(old, {}).nbHits).toBe(1)
    expect(cache.search(await viewOf('2', 'Chrome', 'White'), {}).nbHits).toBe(2)
    expect(cache.search(filtered, {}).nbHits).toBe(0)
  })

  test('is forgotten when others have been asked for since', async () => {
    const view = await viewOf('1', 'Chrome')
    const cache = new ResultCache({ maxEntries: 2, maxBytes: 10_000 })
    const [first, second] = [cache.search(view, { limit: 1 }), cache.search(view, { limit: 2 })]
    expect(cache.search(view, { limit: 1 })).toBe(first)
    cache.search(view, { limit: 3 })
    expect(cache.search(view, { limit: 1 })).toBe(first)
    expect(cache.search(view, { limit: 2 })).not.toBe(second)
  })

  test('is not kept when it alone would be too large', async () => {
    const view = await viewOf('1', 'Chrome', 'White')
    const cache = new ResultCache({ maxEntries: 10, maxBytes: 100 })
    expect(cache.search(view, { facets: '*' })).not.toBe(cache.search(view, { facets: '*' }))
  })
})

describe('questions that differ have different keys', () => {
  const range = (min: number, excludeMin = false): SearchQuery => ({
    filter: { kind: 'range', attribute: 'a', range: { min, excludeMin } },
  })
  test.each<[SearchQuery, SearchQuery]>([
    [{ text: 'a' }, { text: 'b' }],
    [{ text: 'a' }, { text: 'a', typos: false }],
    [{ text: 'a' }, { text: 'a', attributes: [] }],
    [{ filter: { kind: 'term', attribute: 'a', value: 1 } }, { filter: { kind: 'term', attribute: 'a', value: '1' } }],
    [range(1), range(1, true)],
    [range(Infinity), range(-Infinity)],
    [range(Infinity), range(Number.NaN)],
    [{ filter: { kind: 'and', filters: [] } }, { filter: { kind: 'or', filters: [] } }],
    [{ facets: [] }, { facets: '*' }],
    [{ facets: ['a', 'b'] }, { facets: ['b', 'a'] }],
    [{ offset: 1 }, { limit: 1 }],
    [{ sort: 'a' }, {}],
  ])('%j and %j', (one, other) => {
    expect(canonicalQuery(one)).not.toBe(canonicalQuery(other))
  })
})
