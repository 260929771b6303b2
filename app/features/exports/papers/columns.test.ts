import { expect, it } from 'vitest'
import { inColumns } from './columns.ts'

const filled = (lines: readonly number[], columns: number) => inColumns(lines, columns, (each) => each)

it('divides by height, in the order given', () => {
  expect(filled([1, 1, 1, 1, 1, 1], 3)).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  expect(filled([1, 1, 1, 1, 4, 4], 3)).toEqual([[1, 1, 1, 1], [4], [4]])
  expect(filled([5, 1, 1, 1, 1], 2)).toEqual([[5], [1, 1, 1, 1]])
})

it('has no empty columns', () => {
  expect(filled([], 3)).toEqual([])
  expect(filled([2], 3)).toEqual([[2]])
})
