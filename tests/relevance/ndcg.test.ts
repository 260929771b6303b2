import { expect, it } from 'vitest'
import { measureNdcg, ndcgAt10 } from './ndcg.ts'

const GRADES = new Map([
  ['a', 3],
  ['b', 2],
  ['c', 1],
])

it('is 1 for the best order, 0 for nothing graded', () => {
  expect(ndcgAt10(['a', 'b', 'c', 'x'], GRADES)).toBe(1)
  expect(ndcgAt10(['x', 'y'], GRADES)).toBe(0)
  expect(ndcgAt10([], GRADES)).toBe(0)
  expect(ndcgAt10(['a'], new Map())).toBe(0)
})

it('is as computed by hand', () => {
  // Gains 7, 3, 1; discounts 1, log2 3 = 1.58496, 2: the best is 7 + 1.89279 + 0.5 = 9.39279.
  expect(ndcgAt10(['b', 'x', 'a'], GRADES)).toBeCloseTo((3 + 7 / 2) / 9.392789, 6)
  expect(ndcgAt10(['c', 'b'], GRADES)).toBeCloseTo((1 + 1.892789) / 9.392789, 6)
  expect(ndcgAt10(['x', 'x', 'a'], GRADES)).toBeCloseTo(7 / 1.5849625 / 9.392789, 6)
})

it('looks at ten places, and no more graded ids than fit there', () => {
  const after = Array.from({ length: 10 }, (_, index) => `x${index}`)
  expect(ndcgAt10([...after, 'a'], GRADES)).toBe(0)
  const twelve = new Map(Array.from({ length: 12 }, (_, index) => [`id${index}`, 2] as const))
  expect(ndcgAt10([...twelve.keys()], twelve)).toBe(1)
})

it('has a mean over all queries, and one over the misspelt', async () => {
  const queries = [
    { query: 'right', misspelt: false, grades: GRADES },
    { query: 'rihgt', misspelt: true, grades: GRADES },
  ]
  const search = async (query: string) => (query === 'right' ? ['a', 'b', 'c'] : [])
  expect(await measureNdcg(queries, search)).toEqual({ all: 0.5, misspelt: 0, withoutHit: 1 })
})
