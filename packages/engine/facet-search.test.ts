import { beforeAll, expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import { searchFacetValues } from './facet-search.ts'
import { IndexView } from './view.ts'

let view: IndexView

beforeAll(async () => {
  const colours = [
    'Chrome',
    'Chrome',
    'Brushed Chrome',
    'Tūroa Black',
    'Tūroa Black',
    'Tūroa Black',
    "Gerry's Gold",
    'secret chrome',
  ]
  const settings = {
    searchable: ['name'],
    codes: [],
    facets: [
      { attribute: 'colour', kind: 'term' as const },
      { attribute: 'isPublic', kind: 'boolean' as const },
    ],
    synonyms: [],
    customRanking: [],
    sorts: [],
  }
  const records = colours.map((colour, index) => ({
    objectID: String(index),
    name: `tap ${index}`,
    colour,
    isPublic: !colour.startsWith('secret'),
  }))
  const index = await buildIndex({ identity: { name: 'test', generation: '1' }, settings, records })
  view = new IndexView(index, { kind: 'term', attribute: 'isPublic', value: true })
})

test.each([
  ['chr', ['[Chr]ome 2', 'Brushed [Chr]ome 1']],
  ['CHROME bru', ['[Bru]shed [Chrome] 1']],
  ['turo', ['[Tūro]a Black 3']],
  ['gerrys', ["[Gerry's] Gold 1"]],
  ['hrome', []],
  ['', ['Tūroa Black 3', 'Chrome 2', 'Brushed Chrome 1', "Gerry's Gold 1"]],
])('%j finds %j', (typed, found) => {
  const hits = searchFacetValues(view, {}, 'colour', typed, 10)
  const marked = hits.map(({ value, count, ranges }) => {
    const text = ranges
      .toReversed()
      .reduce(
        (all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
        String(value),
      )
    return `${text} ${count}`
  })
  expect(marked).toEqual(found)
})

test('only values of the hits, and no more than asked for', () => {
  expect(searchFacetValues(view, { text: 'tap 2' }, 'colour', 'chr', 10).map(({ value }) => value)).toEqual([
    'Brushed Chrome',
  ])
  expect(searchFacetValues(view, {}, 'colour', '', 2)).toHaveLength(2)
  expect(searchFacetValues(view, {}, 'unknown', '', 2)).toEqual([])
})
