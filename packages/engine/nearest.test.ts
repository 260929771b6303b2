import { expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import { layUpdate } from './index-update.ts'
import type { IndexSettings, SearchQuery, SearchRecord } from './model.ts'
import { IndexView } from './view.ts'

const settings: IndexSettings = {
  searchable: ['name', 'note'],
  codes: ['sku'],
  facets: [{ attribute: 'colour', kind: 'term' }],
  synonyms: [['tap', 'faucet']],
  customRanking: [],
  sorts: [{ name: 'name_asc', attribute: 'name', order: 'asc' }],
}

async function indexOf(records: readonly (readonly [name: string, more?: object])[], from = 0) {
  const rows = records.map(([name, more], at): SearchRecord => ({ objectID: `p${from + at}`, name, ...more }))
  return buildIndex({ identity: { name: 'test', generation: String(from) }, settings, records: rows })
}

async function viewOf(...names: string[]): Promise<IndexView> {
  return new IndexView(await indexOf(names.map((name) => [name])))
}

function find(view: IndexView, text: string, more: Partial<SearchQuery> = {}) {
  const answer = view.search({ text, nearest: { text, wishes: [], atLeast: 10 }, ...more })
  const names = answer.hits.map(({ docId }) => String(view.readRecord(docId)['name']))
  return { names, complete: answer.nbComplete, all: answer.nbHits }
}

test.each([
  ['more of the words first', 'chrome wall tap', ['Wall tap in brass', 'Basin in chrome', 'Chrome wall spout']],
  ['the thing before what is said of it', 'small towel bar', ['Small bath', 'Towel bar in bronze']],
  ['a word of the name before one behind it', 'tap zzzz', ['Sink with tap', 'Wall tap']],
  ['words side by side first', 'vanity light zzzz', ['Vanity with a tall light', 'Vanity light with a door']],
  ['the right spelling before a slip', 'installation zzzz', ['Instalation for baths', 'Installation for baths']],
  ['the very size before one near it', '40 in vanity zzzz', ['Vanity 1000 mm', 'Vanity 40 in.']],
  ['a near size before another', '40 in vanity zzzz', ['Vanity 500 mm', 'Vanity 1000 mm']],
])('%s', async (_, text, names) => {
  const { names: found, complete } = find(await viewOf(...names), text)
  expect(complete).toBe(0)
  expect(found[0]).toBe(names.at(-1) === 'Chrome wall spout' ? 'Wall tap in brass' : names.at(-1))
})

test.each([
  ['a synonym', 'copper faucet zzzz', 'Copper tap'],
  ['another form of the word', 'mounted sink zzzz', 'Mount for sinks'],
  ['two words for one', 'under mount zzzz', 'Undermount'],
  ['one word for two', 'kohlerdrop zzzz', 'Kohler drop'],
  ['a slip in the first letter', 'bopper zzzz', 'Copper'],
  ['two slips in a long word', 'instalatoin zzzz', 'Installation'],
  ['a slip in two words run apart', 'dish washeer zzzz', 'Dishwasher'],
  ['the beginning of the last word', 'zzzz vani', 'Vanity'],
  ['a size in another unit', '1 m zzzz', 'Rail 1000 mm'],
])('%s finds', async (_, text, name) => {
  expect(find(await viewOf('Something else', name), text).names).toEqual([name])
})

test('the beginning of a word counts for the last alone, and for no word that is whole', async () => {
  const view = await viewOf('Incandescent globe', 'Vanity inch', 'Bathroom')
  expect(find(view, 'inc vanity zzzz').names).toEqual(['Vanity inch'])
  expect(find(await viewOf('Bath mat', 'Bathroom'), 'zzzz bath').names).toEqual(['Bath mat'])
})

test('what nothing is near to finds nothing', async () => {
  expect(find(await viewOf('Basin', 'Tap'), 'qqqq 77 xxxx').names).toEqual([])
})

test('they follow what has everything, until there are as many as are asked for, and are counted', async () => {
  const view = new IndexView(
    await indexOf([
      ['Wall tap', { colour: 'Black' }],
      ['Wall basin', { colour: 'Black' }],
      ['Floor tap', { colour: 'White' }],
      ['Bath', { colour: 'Black' }],
    ]),
  )
  expect(find(view, 'wall tap')).toMatchObject({ complete: 1, all: 3 })
  expect(find(view, 'wall tap').names[0]).toBe('Wall tap')
  const few = { nearest: { text: 'wall tap', wishes: [], atLeast: 1 } }
  expect(find(view, 'wall tap', few)).toEqual({ names: ['Wall tap'], complete: 1, all: 1 })
  const paged = [0, 1, 2].map((offset) => find(view, 'wall tap', { offset, limit: 1 }).names[0])
  expect(paged).toEqual(find(view, 'wall tap').names)
  expect(find(view, 'wall tap', { sort: 'name_asc' }).names[0]).toBe('Wall tap')
  const { facets } = view.search({
    text: 'wall tap',
    nearest: { text: 'wall tap', wishes: [], atLeast: 10 },
    facets: ['colour'],
  })
  expect(facets.get('colour')?.values).toEqual([
    { value: 'Black', count: 2 },
    { value: 'White', count: 1 },
  ])
  for (const refinements of [[{ attribute: 'colour', values: ['White'] }]])
    expect(find(view, 'wall tap', { refinements })).toEqual({ names: ['Floor tap'], complete: 0, all: 1 })
  const filter = { kind: 'term', attribute: 'colour', value: 'White' } as const
  expect(find(view, 'wall tap', { filter })).toEqual({ names: ['Floor tap'], complete: 0, all: 1 })
})

test('what was read is a condition of those that have everything, and a wish of the others', async () => {
  const view = new IndexView(
    await indexOf([['Tap'], ['Tap', { colour: 'Black' }], ['Basin', { colour: 'Black' }], ['Bath']]),
  )
  const meant = { kind: 'term', attribute: 'colour', value: 'Black' } as const
  const answer = view.search({ text: 'tap', meant, nearest: { text: 'black tap', wishes: [meant], atLeast: 9 } })
  expect(answer.nbComplete).toBe(1)
  expect(answer.hits.map(({ docId }) => view.readRecord(docId).objectID)).toEqual([
    'p1',
    expect.anything(),
    expect.anything(),
  ])
})

test('phrases that mean the same are found where the operator says so', async () => {
  const view = await viewOf('Kitchen sink', 'Utility sink', 'Mop')
  const nearest = { text: 'mop sink', wishes: [], alike: [['mop sink', ['utility sink']]], atLeast: 9 } as const
  expect(find(view, 'mop sink', { nearest }).names.slice(0, 2)).toContain('Utility sink')
})

test('records that came later are among them', async () => {
  const [former, later] = [
    await indexOf([['Wall tap'], ['Wall basin'], ['Bath']]),
    await indexOf([['Wall shelf'], ['Tub']], 3),
  ]
  let step = layUpdate(former, later, ['p1'])
  let state = step.next()
  while (!state.done) state = step.next()
  const view = new IndexView(former, undefined, state.value)
  expect(find(view, 'wall tap')).toEqual({ names: ['Wall tap', 'Wall shelf'], complete: 1, all: 2 })
})

test('a query of lengths longer than any costs what others cost', async () => {
  const view = await viewOf('Vanity 1000 mm', 'Vanity 1010 mm')
  const text = Array.from({ length: 10 }, (_, at) => `${990 + at} m`).join(' ')
  find(view, text)
  const started = performance.now()
  find(view, `${text} vanity`)
  expect(performance.now() - started).toBeLessThan(100)
})
