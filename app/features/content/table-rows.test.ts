import { expect, it } from 'vitest'
import { toTableRows } from './table-rows.ts'

it.each([
  [45_292, 'Jan 2024'],
  [45_303.75, 'Jan 2024'],
  [45_536, 'Sep 2024'],
  [40_001, 'Jul 2009'],
  [59_999, 'Apr 2064'],
  [40_000, '40000'],
  [60_000, '60000'],
  [4.5, '4.5'],
  [0.1 + 0.2, '0.3'],
  ['45292', '45292'],
  [null, ''],
])('%s is shown as %s', (cell, text) => {
  expect(toTableRows([[cell, 'end']])).toEqual([[text, 'end']])
})

it('rows are as long as the longest, and empty ones are left out', () => {
  expect(toTableRows([['a'], [null, ' '], ['b', 'c', null]])).toEqual([
    ['a', ''],
    ['b', 'c'],
  ])
  expect(toTableRows([[null], []])).toEqual([])
})
