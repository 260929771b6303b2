import { expect, test } from 'vitest'
import { CUSTOM_RANKING, type FacetScalar, type NumberRange, type SearchRecord } from './model.ts'
import { viewOf } from './testing/view-of.ts'
import { IndexView } from './view.ts'

test('values go by count, then in natural order, and as many as asked for', async () => {
  const colours = ['10', '2', 'b', '__proto__', 'B2', 'a', 'b10', 'a']
  const view = await viewOf(colours.map((colour, index) => ({ objectID: String(index), colour })))
  const values = view.search({ facets: ['colour'], maxValuesPerFacet: 6 }).facets.get('colour')?.values
  expect(values?.map(({ value }) => value)).toEqual(['a', '2', '10', 'b', 'B2', 'b10'])
})

test('custom ranking is an order of its own, whatever the text', async () => {
  const records = ['Tap with a basin', 'Basin for a tap', 'Basin tap'].map((name, at) => ({
    objectID: String(at),
    name,
  }))
  const view = await viewOf(records)
  const find = (sort?: string) =>
    view.search({ text: 'basin tap', ...(sort && { sort }) }).hits.map(({ docId }) => docId)
  expect(find()).not.toEqual([0, 1, 2])
  expect(find(CUSTOM_RANKING)).toEqual([0, 1, 2])
})

test('a refined value is listed even when others would have pushed it off the list or nothing has it', async () => {
  const view = await viewOf([
    { objectID: '1', colour: 'Chrome', brand: 'Caroma' },
    { objectID: '2', colour: 'Chrome', brand: 'Caroma' },
    { objectID: '3', colour: 'White', brand: 'Dorf' },
  ])
  const answer = view.search({
    refinements: [
      { attribute: 'colour', values: ['White'] },
      { attribute: 'brand', values: ['Caroma'] },
    ],
    facets: ['colour', 'brand'],
    maxValuesPerFacet: 1,
  })
  expect(answer.nbHits).toBe(0)
  expect(answer.facets.get('colour')?.values).toEqual([
    { value: 'Chrome', count: 2 },
    { value: 'White', count: 0 },
  ])
})

test.each<[FacetScalar, string[]]>([
  ['Chrome', ['a']],
  ['chrome', ['b']],
  ['CHROME', ['a', 'b']],
  ['White', ['c']],
])('of values that differ by case, %s means %j', async (value, found) => {
  const view = await viewOf([
    { objectID: 'a', colour: 'Chrome' },
    { objectID: 'b', colour: 'chrome' },
    { objectID: 'c', colour: 'white' },
  ])
  const { hits } = view.search({ filter: { kind: 'term', attribute: 'colour', value } })
  expect(hits.map(({ docId }) => view.readRecord(docId).objectID)).toEqual(found)
})

test.each<[NumberRange, number[]]>([
  [{ min: 2, max: 3 }, [2, 3]],
  [{ min: 2, max: 3, excludeMin: true }, [3]],
  [{ min: 2, max: 3, excludeMax: true }, [2]],
  [{ min: 2 }, [2, 3, 4]],
  [{ max: 2, excludeMax: true }, [1]],
  [{ min: 3, max: 2 }, []],
  [{}, [1, 2, 3, 4]],
])('the range %j has %j', async (range, prices) => {
  const view = await viewOf([1, 2, 3, 4].map((price) => ({ objectID: String(price), price })))
  const { facets } = view.search({ filter: { kind: 'range', attribute: 'price', range }, facets: ['price'] })
  expect(facets.get('price')?.values.map(({ value }) => value)).toEqual(prices)
})

test('records are found by objectID within the view only', async () => {
  const { index } = await viewOf([
    { objectID: 'a', isNew: true },
    { objectID: 'b', isNew: false },
  ])
  const view = new IndexView(index, { kind: 'term', attribute: 'isNew', value: true })
  expect(view.findRecord('a')).toEqual({ objectID: 'a', isNew: true })
  expect(view.findRecord('b')).toBeNull()
  expect(view.search({ filter: { kind: 'term', attribute: 'objectID', value: 'b' } }).nbHits).toBe(0)
  expect(new IndexView(index).search({ filter: { kind: 'term', attribute: 'objectID', value: 'b' } }).nbHits).toBe(1)
})

test('the order of records does not change the answers', async () => {
  const all = Array.from({ length: 40 }, (_, n): SearchRecord => ({
    objectID: `p${n}`,
    name: `n${n % 7}`,
    price: n % 3,
    colour: `c${n % 5}`,
  }))
  const [view, reversed] = [await viewOf(all), await viewOf(all.toReversed())]
  expect(reversed.search({ facets: '*', limit: 50 })).toEqual(view.search({ facets: '*', limit: 50 }))
})

test('two records with one objectID and records without one are refused', async () => {
  await expect(viewOf([{ objectID: 'a' }, { objectID: 'b' }, { objectID: 'a' }])).rejects.toThrow(
    'share the objectID a',
  )
  await expect(viewOf([{ objectID: '' }])).rejects.toThrow('needs an objectID')
})
