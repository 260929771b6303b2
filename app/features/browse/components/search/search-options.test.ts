import { expect, test } from 'vitest'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { listNotes, listOptions } from './search-options.ts'

const product = (name: string) => ({ hit: { name, variants: [] } as unknown as ProductHit, name: [name] })
const suggestions = {
  query: 'chrome tap 40243',
  products: ['Tap', 'Chrome spout'].map(product),
  complete: 1,
  wanted: [],
  narrowings: [],
  discontinued: null,
  unknownCode: null,
}
const groupsOf = (complete: number) =>
  listOptions({
    locale: 'au',
    text: suggestions.query,
    recent: [],
    popular: [],
    suggestions: { ...suggestions, complete },
    shownVariant: () => undefined,
  }).map(({ group }) => group)

test('products that lack some of the query stand in a group that says so', () => {
  expect(groupsOf(2)).toEqual(['Products', 'Products'])
  expect(groupsOf(1)).toEqual(['Products', 'No other product has all of “chrome tap 40243”. These come nearest.'])
  const none = 'No product has all of “chrome tap 40243”. These come nearest.'
  expect(groupsOf(0)).toEqual([none, none])
})

test('what is said is the code that no product has, and why others are shown', () => {
  expect(listNotes({ ...suggestions, complete: 2 })).toEqual([])
  expect(listNotes({ ...suggestions, complete: 0, unknownCode: '40243' })).toEqual([
    'No product 40243. Shown without it.',
    'No product has all of “chrome tap 40243”. These come nearest.',
  ])
  expect(listNotes({ ...suggestions, query: '40243', complete: 2, unknownCode: '40243' })).toEqual([
    'No product 40243. These have codes like it.',
  ])
})
