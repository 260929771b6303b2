import { expect, test } from 'vitest'
import { listNarrowings } from './find-suggestions.ts'

const facets = { colour: { Chrome: 354, 'Matte Black': 378, Black: 3 }, range: { Liano: 52 } }
const valuesOf = (narrowings: ReturnType<typeof listNarrowings>) => narrowings.map(({ value }) => value)

test('filters that narrow what is typed are suggested', () => {
  expect(valuesOf(listNarrowings({ nbHits: 400, facets }))).toEqual(['Liano', 'Chrome', 'Matte Black'])
})

test('of finishes that were asked for no other is suggested', () => {
  const appliedRules = [{ conditions: [{ attribute: 'colour', values: ['Matte Black', 'Black'] }] }]
  expect(valuesOf(listNarrowings({ nbHits: 381, facets, appliedRules }))).toEqual(['Liano', 'Matte Black', 'Black'])
  const only = [{ conditions: [{ attribute: 'colour', values: ['Matte Black'] }] }]
  expect(valuesOf(listNarrowings({ nbHits: 378, facets, appliedRules: only }))).toEqual(['Liano'])
})
