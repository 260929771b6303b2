import { describe, expect, test } from 'vitest'
import { buildIndex } from '../build-index.ts'
import { suggestCorrections } from './suggest-corrections.ts'
import type { Filter } from '../model.ts'
import { IndexView } from '../view.ts'

const NAMES = [
  'Liano basin mixer',
  'Liano bath mixer',
  'Tūroa basin',
  'Urbane basin',
  'Secret bidet',
  'Basil holder',
  'Bath 1500mm',
]
const isPublic: Filter = { kind: 'term', attribute: 'isPublic', value: true }

async function viewOf(filter?: Filter): Promise<IndexView> {
  const settings = {
    searchable: ['name'],
    codes: ['sku'],
    facets: [{ attribute: 'isPublic', kind: 'boolean' as const }],
    synonyms: [],
    customRanking: [],
    sorts: [],
  }
  const records = NAMES.map((name, index) => ({
    objectID: name,
    name,
    sku: `AB${index}000X`,
    isPublic: !name.startsWith('Secret'),
  }))
  return new IndexView(await buildIndex({ identity: { name: 'test', generation: '1' }, settings, records }), filter)
}

describe('did you mean', () => {
  test.each([
    ['basn', 'basin'],
    ['bassin mixxer', 'basin mixer'],
    ['xiano', 'Liano'],
    ['toroa', 'Tūroa'],
    ['basinmixer', 'basin mixer'],
    ['lyani besin', 'Liano basin'],
    ['basin 1500m', 'basin'],
  ])('%s: %s', async (text, correction) => {
    expect(suggestCorrections(await viewOf(), text, 3)[0]?.toLowerCase()).toBe(correction.toLowerCase())
  })

  test('words that exist but never together lead to those that do', async () => {
    expect(suggestCorrections(await viewOf(), 'urbane mixer', 5)).toEqual(['Urbane', 'mixer'])
  })

  test('of words equally near, the one more products have comes first', async () => {
    expect(suggestCorrections(await viewOf(), 'basim', 2)).toEqual(['basin', 'Basil'])
  })

  test.each(['', '?!', 'qqqqqqqqqq', '123456'])('nothing for %j', async (text) => {
    expect(suggestCorrections(await viewOf(), text, 3)).toEqual([])
  })

  test('every suggestion finds something, and none is what was typed', async () => {
    const view = await viewOf()
    for (const text of ['bain mixr', 'liano 1500 turoa', 'urban bath', 'bath bath', 'basins', 'hodler']) {
      const corrections = suggestCorrections(view, text, 5)
      expect(corrections).not.toContain(text)
      for (const correction of corrections) expect(view.search({ text: correction }).nbHits).toBeGreaterThan(0)
    }
  })

  test('words that only hidden products have are never suggested', async () => {
    expect(suggestCorrections(await viewOf(), 'bidat', 3)[0]).toBe('bidet')
    expect(suggestCorrections(await viewOf(isPublic), 'bidat', 3)).not.toContain('bidet')
    expect(suggestCorrections(await viewOf(isPublic), 'secrat', 3)).toEqual([])
  })
})

test('a text of many words is no misspelt name', async () => {
  const view = await viewOf()
  expect(suggestCorrections(view, 'bain mixr', 4).length).toBeGreaterThan(0)
  expect(suggestCorrections(view, `bain mixr${' bain'.repeat(9)}`, 4)).toEqual([])
})
