import { expect, it } from 'vitest'
import { nextLabel } from './revision.ts'

it.each([
  [[], 'A'],
  [['A'], 'B'],
  [['Z'], 'AA'],
  [['AZ'], 'BA'],
  [['ZZ'], 'AAA'],
  [['b', 'A'], 'c'],
  [['9'], '10'],
  [['P01'], 'P02'],
  [['C09', 'P04'], 'C10'],
  [['Rev 1'], 'Rev 2'],
  // Words have no next one: what was counted before them goes on.
  [['Tender', 'B', 'A'], 'C'],
  [['Tender'], 'A'],
  // One that was issued out of turn is not proposed again.
  [['1', '2'], '3'],
  [['A', 'b'], 'C'],
  [['Level 999999'], ''],
])('after %j comes %j', (labels, next) => {
  expect(nextLabel(labels)).toBe(next)
})
