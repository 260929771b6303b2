import { expect, it } from 'vitest'
import { phoneDigits } from './phone.ts'

it.each([
  ['0412 345 678', '0412345678'],
  ['(02) 9123-4567', '0291234567'],
  ['09 234 5678', '092345678'],
  ['021.234.5678', '0212345678'],
  ['02\u00a09123\u201145 67', '0291234567'],
  ['0291234567', '0291234567'],
  ['+61 2', '+612'],
  ['12a', '12a'],
])('the number %s is kept as %s', (typed, kept) => {
  expect(phoneDigits(typed)).toBe(kept)
})
