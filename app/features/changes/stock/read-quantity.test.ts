import { expect, it } from 'vitest'
import { readQuantity } from './read-quantity.ts'

it.each([
  ['40', 40],
  ['0', 0],
  ['007', 7],
  ['1,240', 1_240],
  ['1 240', 1_240],
  ['40.00', 40],
  ['10,000,000', 10_000_000],
  ['-3', 'is negative: write 0 where there is none'],
  ['(3)', 'is negative: write 0 where there is none'],
  ['1.240', '"1.240" may be two numbers: write 1240'],
  ['2.5', '"2.5" is not a whole number'],
  ['1e3', '"1e3" is not a number of pieces'],
  ['1,24', '"1,24" is not a number of pieces'],
  ['In stock', '"In stock" is not a number of pieces'],
  ['> 100', '"> 100" is not a number of pieces'],
  ['10,000,001', 'is more than 10,000,000'],
])('reads %s', (typed, expected) => {
  const read = readQuantity(typed)
  expect('quantity' in read ? read.quantity : read.problem).toBe(expected)
})
