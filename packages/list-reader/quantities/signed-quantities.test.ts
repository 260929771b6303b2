import { expect, it } from 'vitest'
import { readColumns, shorten } from '../testing/read-columns.ts'

const read = (text: string) => shorten(readColumns(text)).map(([code, quantity]) => `${code}|${quantity}`)

it.each([
  '2@97140C6AF', '2 @ 97140C6AF', '97140C6AF(2)', '97140C6AF (x2)', '2 no. 97140C6AF', '97140C6AF - 2', '97140C6AF=2', '2=97140C6AF', '2pcs 97140C6AF',
  '97140C6AF Luna mixer 2 @ 389', '97140C6AF 2 @ 389', '97140C6AF @ 389 x 2', '97140C6AF 2 off @ 389.00', '[2] 97140C6AF', '97140C6AF[2]',
])('%s counts two', (line) => expect(read(line)).toEqual(['97140C6AF|2'])) // prettier-ignore

it.each([
  '97140C6AF#2',
  '97140C6AF # 2',
  '97140C6AF @ 389',
  '97140C6AF @389',
  '97140C6AF@389',
  '97140C6AF @ 2',
  '97140C6AF @ 389 each',
])('%s has a price or the number of something, and no quantity', (line) => expect(read(line)).toEqual(['97140C6AF|']))

it.each([
  ['97140C6AF 2 or 3', '2 or 3'], ['2 or 3 x 97140C6AF', '3 or 2'], ['97140C6AF 2 to 3', '2 or 3'], ['97140C6AF - 2 or 3 - Ensuite', '2 or 3'],
  ['97140C6AF 2 + 1 spare', '2 or 3'], ['97140C6AF 2 plus 1', '2 or 3'], ['97140C6AF 2 3', '2 or 3'], ['2 x 97140C6AF 1 spare', '2 or 3'], ['2 x 97140C6AF 3', '2 or 3'],
])('%s may mean two numbers', (line, quantity) => expect(read(line)).toEqual([`97140C6AF|${quantity}`])) // prettier-ignore

it.each(['97140C6AF{2}', '97140C6AF^2', '97140C6AF-2', '97140C6AF.2'])('%s is no row of the product', (line) => {
  expect(read(line).filter((row) => row.startsWith('97140C6AF|'))).toEqual([])
})
