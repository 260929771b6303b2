import { expect, it } from 'vitest'
import { item } from '../testing/edits.ts'
import { fillQuantities } from './fill-quantities.ts'

const ROOMS = [{ items: [item('a'), item('b')] }, { items: [item('c')] }]

it('a column from a spreadsheet fills the lines from one on, across rooms', () => {
  expect(fillQuantities(ROOMS, 'b', ['4', '5'])).toEqual({
    quantities: new Map([
      ['b', 4],
      ['c', 5],
    ]),
  })
})

it.each([
  [['4', 'five'], '“five” is no quantity: nothing was pasted.'],
  [['4', '0'], '“0” is no quantity: nothing was pasted.'],
  [['4', '-5'], '“-5” is no quantity: nothing was pasted.'],
  [['4', '5', '6'], '3 quantities for 2 lines: nothing was pasted.'],
])('%j changes nothing, and says why', (column, problem) => {
  expect(fillQuantities(ROOMS, 'b', column)).toEqual({ problem })
})
