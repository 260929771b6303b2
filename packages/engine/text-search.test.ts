import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import type { IndexSettings, SearchQuery, SearchRecord } from './model.ts'
import { type Cost, compareCosts, judge, judgeGenerously } from './testing/text-oracle.ts'
import { IndexView } from './view.ts'

const settings: IndexSettings = {
  searchable: ['name', 'variants.item-name', 'description'],
  codes: ['sku', 'variants.sku'],
  facets: [{ attribute: 'isPublic', kind: 'boolean' }],
  synonyms: [
    ['matt', 'matte'],
    ['lav', 'basin'],
    ['wc', 'toilet suite', 'water closet'],
  ],
  customRanking: [{ attribute: 'createdAt', order: 'desc' }],
  sorts: [{ name: 'name_asc', attribute: 'name', order: 'asc' }],
}

async function viewOf(records: readonly SearchRecord[], own: IndexSettings = settings): Promise<IndexView> {
  return new IndexView(await buildIndex({ identity: { name: 'test', generation: '1' }, settings: own, records }))
}

/** A catalogue of names; the first is the newest. */
async function namesView(...names: string[]): Promise<IndexView> {
  return viewOf(names.map((name, index) => ({ objectID: name, name, createdAt: -index })))
}

function find(view: IndexView, text: string, query: SearchQuery = {}): string[] {
  return view.search({ ...query, text }).hits.map(({ docId }) => view.readRecord(docId).objectID)
}

describe('which products a text finds', () => {
  test.each([
    ['Tūroa mixer', 'turoa'],
    ['Turoa mixer', 'TŪROA'],
    ['Basin mixer', 'mixers'],
    ['Basin mixers', 'mixer'],
    ['Corner vanities', 'vanity'],
    ['Bath 1500mm', '1500 mm'],
    ['Bath 1500 mm', '1500mm'],
    ['Bath 1500mm', '1500 bath'],
    ['Bath 1500 x 700 mm', '1500mm bath'],
    ['Cistern 1.5L', '1.5 litres'],
    ['wall-hung pan', 'wallhung pan'],
    ['wall-hung pan', 'wall hung pan'],
    ['wall hung pan', 'wallhung pan'],
    ['wall hung pan', 'wall-hung pan'],
    ['wallhung pan', 'wall-hung pan'],
    ['back to wall suite', 'backtowall suite'],
    ['O’Brien', "o'brien"],
    ["O'Brien", 'obrien'],
    ["Women's basin", 'womens basin'],
    ['Matte black tap', 'matt black'],
    ['Matt black tap', 'matte black'],
    ['Inset basin', 'inset lav'],
    ['Toilet suite', 'wc'],
    ['Compact wc', 'toilet suites compact'],
    ['Compact wc', 'compact water closet'],
    ['Basin mixer', 'basn mixer'],
    ['Basin mixer', 'bsain mixer'],
    ['Freestanding bath', 'freestnadign bath'],
    ['Basin mixer', 'bas'],
    ['Basin mixer', 'mixer bas'],
    ['Back wall toilet', 'back to the wall toilet'],
    ['Basin mixer', 'asin mixer'],
  ])('%s is found by %s', async (name, text) => {
    expect(find(await namesView('Something else', name), text)).toEqual([name])
  })

  test.each([
    ['Basin 600mm', '700mm'],
    ['Basin 1500mm', '1500L'],
    ['Bath 1500mm', '1501mm'],
    ['Basin mixer', 'bas mixer'],
    ['Tap', 'tax'],
    ['The bath', 'the tap'],
  ])('%s is not found by %s', async (name, text) => {
    expect(find(await namesView(name), text, { prefix: 'none' })).toEqual([])
  })

  test('a text without words finds everything, and only stop words find only those', async () => {
    const view = await namesView('Back to wall', 'Basin')
    expect(find(view, ' -!? ')).toEqual(['Back to wall', 'Basin'])
    expect(find(view, 'to', { prefix: 'none' })).toEqual(['Back to wall'])
  })

  test('typos in first letters count only when nothing else is found', async () => {
    const view = await namesView('Cover plate', 'Lover plate')
    expect(find(view, 'cover')).toEqual(['Cover plate'])
    expect(find(view, 'mover')).toEqual(['Cover plate', 'Lover plate'])
  })

  test('without typo tolerance or completion words are taken as they are', async () => {
    const view = await namesView('Basin mixer')
    expect(find(view, 'basn', { typos: false })).toEqual([])
    expect(find(view, 'bas', { prefix: 'none', typos: false })).toEqual([])
    expect(find(view, 'bas mix', { prefix: 'all' })).toEqual(['Basin mixer'])
  })

  test('a search can be restricted to some attributes, even when a word is in several', async () => {
    const view = await viewOf([
      { objectID: 'a', name: 'Chrome tap', description: 'In chrome', sku: 'AB1234' },
      { objectID: 'b', name: 'Tap', description: 'In chrome', sku: 'CD1234' },
    ])
    expect(find(view, 'chrome', { attributes: ['name'] })).toEqual(['a'])
    expect(find(view, 'chrome', { attributes: ['description'] })).toEqual(['a', 'b'])
    expect(find(view, 'ab1234', { attributes: ['name'] })).toEqual([])
    expect(find(view, 'ab1234', { attributes: ['sku'] })).toEqual(['a'])
  })
})

describe('words given up when nothing has them all', () => {
  test.each([
    ['none', [], []],
    ['lastWords', ['Liano basin mixer'], ['zzzz', 'yyyy']],
    ['firstWords', ['Corner yyyy'], ['liano', 'mixer', 'zzzz']],
  ] as const)('%s', async (removeWords, found, ignoredWords) => {
    const view = await namesView('Liano basin mixer', 'Corner yyyy')
    const answer = view.search({ text: 'liano mixer zzzz yyyy', removeWords })
    expect(answer.hits.map(({ docId }) => view.readRecord(docId).objectID)).toEqual(found)
    expect(answer.ignoredWords).toEqual(ignoredWords)
  })

  test('with all words optional, those that have more of them come first', async () => {
    const view = await namesView('Corner tap', 'Liano mixer', 'Liano corner mixer', 'Basin')
    expect(find(view, 'liano corner mixer zzzz', { removeWords: 'allOptional' })).toEqual([
      'Liano corner mixer',
      'Liano mixer',
      'Corner tap',
    ])
  })

  test('with all words optional, a rare word counts for more than common ones', async () => {
    const view = await namesView('Old mixer tap', 'Plain mixer tap', 'New mixer tap', 'Titanium bar', 'Mixer tap')
    expect(find(view, 'titanium mixer tap', { removeWords: 'allOptional' })[0]).toBe('Titanium bar')
  })

  test('optional words are not needed, and those that have them come first', async () => {
    const view = await namesView('Basin mixer', 'Liano basin mixer', 'Liano tap')
    expect(find(view, 'liano mixer', { optionalWords: ['Liano'] })).toEqual(['Liano basin mixer', 'Basin mixer'])
    expect(find(view, 'liano mixer', { optionalWords: ['liano', 'mixer'] })).toHaveLength(3)
  })

  test('what a view does not show cannot keep words', async () => {
    const { index } = await viewOf([
      { objectID: 'a', name: 'Basin secret', isPublic: false },
      { objectID: 'b', name: 'Basin mixer', isPublic: true },
    ])
    const view = new IndexView(index, { kind: 'term', attribute: 'isPublic', value: true })
    expect(view.search({ text: 'basin secret' }).nbHits).toBe(0)
    expect(find(view, 'basin secret', { removeWords: 'lastWords' })).toEqual(['b'])
  })
})

describe('in which order', () => {
  test.each([
    ['fewer typos first', 'basin', ['Old basin', 'New basen']],
    ['earlier attributes first', 'chrome', ['Chrome tap', 'Tap']],
    ['whole words before beginnings', 'bath', ['Bath', 'Bathroom']],
    ['words side by side first', 'shower head', ['Shower head', 'Shower with a head']],
    ['words in their order first', 'wall basin', ['Wall basin', 'Basin wall']],
  ])('%s', async (_, text, expected) => {
    const view = await viewOf(
      expected.map((name, age) => ({
        objectID: name,
        name,
        description: name === 'Tap' ? 'chrome' : '',
        createdAt: age,
      })),
    )
    expect(find(view, text)).toEqual(expected)
  })

  test.each([
    ['with a text', 'tap'],
    ['without', ''],
  ])('those that meet the first wish, then the second, %s', async (_, text) => {
    const view = await viewOf(
      [
        { objectID: 'none', name: 'Tap', isPublic: false, createdAt: 4 },
        { objectID: 'second', name: 'Tap', isPublic: true, createdAt: 3 },
        { objectID: 'first', name: 'Tap', sku: 'x', isPublic: false, createdAt: 2, isNew: true },
        { objectID: 'both', name: 'Tap', isPublic: true, isNew: true, createdAt: 1 },
      ],
      { ...settings, facets: [...settings.facets, { attribute: 'isNew', kind: 'boolean' }] },
    )
    const wishes = ['isNew', 'isPublic'].map((attribute) => ({ kind: 'term', attribute, value: true }) as const)
    const answer = view.search({ text, wishes })
    expect(answer.hits.map(({ docId }) => view.readRecord(docId).objectID)).toEqual(['both', 'first', 'second', 'none'])
    expect(view.search({ text, wishes, offset: 1, limit: 2 }).hits).toEqual(answer.hits.slice(1, 3))
  })

  test('equally good ones newest first', async () => {
    expect(find(await namesView('Basin two', 'Basin one', 'Basin three'), 'basin')).toEqual([
      'Basin two',
      'Basin one',
      'Basin three',
    ])
  })

  test('a named sort takes the place of relevance', async () => {
    expect(find(await namesView('Basen', 'Basin b', 'Basin a'), 'basin', { sort: 'name_asc' })).toEqual([
      'Basen',
      'Basin a',
      'Basin b',
    ])
  })
})

describe('random catalogues and queries', () => {
  const plain: IndexSettings = { ...settings, codes: [], synonyms: [] }
  const word = fc.constantFrom(
    'wall',
    'wallhung',
    'hung',
    'basin',
    'basins',
    'bassin',
    'mixer',
    'mixers',
    'freestanding',
    'tap',
    'taps',
    'tip',
  )
  const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
  const record = fc.record({
    name: phrase,
    description: phrase,
    variants: fc.array(fc.record({ 'item-name': phrase }), { maxLength: 2 }),
    createdAt: fc.integer({ min: 0, max: 3 }),
  })
  const typed = fc.oneof(
    word,
    fc.constantFrom(
      'wal',
      'basn',
      'bsain',
      'freestandnig',
      'freestan',
      'mixrs',
      'bath',
      'xap',
      'wallbasin',
      'hungbasin',
    ),
  )

  test('the products found, and their order, are those of judging each by itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 25 }),
        fc.array(typed, { minLength: 1, maxLength: 3 }),
        async (rows, words) => {
          const records = rows.map((row, index): SearchRecord => ({
            ...row,
            objectID: `p${String(index).padStart(2, '0')}`,
          }))
          const text = words.join(' ')
          const view = await viewOf(records, plain)
          expect(find(view, text, { limit: 50 })).toEqual(expectedOrder(records, plain.searchable, text))
        },
      ),
      { numRuns: 500 },
    )
  })
})

function expectedOrder(records: readonly SearchRecord[], searchable: readonly string[], text: string): string[] {
  const judged = (judgement: typeof judge): { record: SearchRecord; cost: Cost }[] =>
    records.flatMap((record) => {
      const cost = judgement(record, searchable, text)
      return cost ? [{ record, cost }] : []
    })
  const strict = judged(judge)
  const found = strict.length > 0 ? strict : judged(judgeGenerously)
  return found
    .toSorted(
      (a, b) =>
        compareCosts(capped(a.cost), capped(b.cost)) || Number(b.record['createdAt']) - Number(a.record['createdAt']),
    )
    .map(({ record }) => record.objectID)
}

/** The engine stops telling inexact words and distances apart where it makes no difference to people. */
function capped([typos, attributes, inexact, distance]: Cost): Cost {
  return [typos, attributes, Math.min(inexact, 3), Math.min(distance, 7)]
}
