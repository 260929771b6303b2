import { describe, expect, test } from 'vitest'
import { find, settings, viewOf } from './testing/text-view.ts'
import { IndexView } from './view.ts'

/** A catalogue of names; the first is the newest. */
async function namesView(...names: string[]): Promise<IndexView> {
  return viewOf(names.map((name, index) => ({ objectID: name, name, createdAt: -index })))
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
