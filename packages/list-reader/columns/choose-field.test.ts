import { expect, it } from 'vitest'
import { chooseField } from './choose-field.ts'

it.each([
  ['L1', 'L2', ['code', 'quantity', 'quantity']],
  ['Ensuite', 'Upper hall', ['code', 'quantity', 'quantity']],
  ['Qty', 'L2', ['code', null, 'quantity']],
  ['', '', ['code', null, 'quantity']],
])('of columns named %j and %j several may be quantities only where both are places', (one, other, mapping) => {
  const header = ['Code', one, other]
  expect(chooseField(['code', 'quantity', null], { header, at: 2, field: 'quantity' })).toEqual(mapping)
})

it('of any other field but the description one column is left', () => {
  const choose = (field: 'room' | 'description' | null) =>
    chooseField(['code', 'room', 'description'], { header: null, at: 0, field })
  expect(choose('room')).toEqual(['room', null, 'description'])
  expect(choose('description')).toEqual(['description', 'room', 'description'])
  expect(choose(null)).toEqual([null, 'room', 'description'])
})
