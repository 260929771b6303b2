import { expect, it } from 'vitest'
import { countField, readCounts } from './cart-forms.ts'

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['9999', 9_999],
  ['10000', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  ['many', null],
])('a count of %j is read as %j', (typed, count) => {
  const given = new FormData()
  given.append('code', '7')
  given.append(countField('a-line'), typed)
  expect(readCounts(given)).toEqual([{ field: 'count.a-line', lineItemId: 'a-line', count }])
})
