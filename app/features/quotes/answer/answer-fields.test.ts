import { expect, it } from 'vitest'
import { amountProblem, typedCents } from './answer-fields.ts'

it('takes amounts as people write them', () => {
  for (const typed of ['1050', '1050.00', '1,050', '1,050.00', '$1,050', '$1,050.0', ' $ 1050.00 '])
    expect([typed, typedCents(typed)]).toEqual([typed, 105_000])
  expect(typedCents('1,000,000.00')).toBe(100_000_000)
  expect(typedCents('0.05')).toBe(5)
  expect([typedCents(''), typedCents('  ')]).toEqual([null, null])
})

it('says in words what is wrong with others', () => {
  for (const typed of ['cheap', '-5', '1,05', '10,50.00', '1.050,00', '1.005', '.', '$', '1 050', '12345678', '1e3'])
    expect([typed, amountProblem(typed)]).toEqual([typed, 'Write an amount in dollars and cents, such as 1,050.00.'])
  expect(amountProblem('1,000,000.01')).toBe('An amount is 1,000,000.00 at most.')
  for (const taken of ['', '1,000,000', '$95']) expect(amountProblem(taken)).toBeNull()
})
