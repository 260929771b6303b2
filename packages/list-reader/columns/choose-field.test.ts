import { expect, it } from 'vitest'
import { readListText } from '../read-text.ts'
import { chooseField } from './choose-field.ts'

it.each([
  ['L1', 'L2', ['code', 'quantity', 'quantity']],
  ['Ensuite', 'Upper hall', ['code', 'quantity', 'quantity']],
  ['Qty L1', 'Qty L2', ['code', 'quantity', 'quantity']],
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

it('a quantity of 1.000 is asked about: it may be a thousand', () => {
  const { rows } = readListText('Code;Qty;Price\nAB1001C;1.000;1.234,50\nAB1002C;2.0;3,00', {
    isCode: (code) => /^ab100[12]c$/i.test(code),
  })
  expect(rows.map(({ quantity }) => quantity)).toEqual(['1 or 1000', '2.0'])
})

it('names of columns may be levels with a number, which are asked about', () => {
  const text =
    'Item\tPart No.\tDescription\tG\t1\t2\tRemarks\n1\tAB1001C\tMixer\t4\t5\t6\t-\n2\tAB1002C\tBasin\t7\t8\t9\t-'
  const { tables, rows } = readListText(text, { isCode: (code) => /^ab100[12]c$/i.test(code) })
  expect(tables[0]).toMatchObject({
    header: ['Item', 'Part No.', 'Description', 'G', '1', '2', 'Remarks'],
    asks: ['quantity'],
  })
  expect(rows.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['AB1001C', ''],
    ['AB1002C', ''],
  ])
})
