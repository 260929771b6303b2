import { expect, it } from 'vitest'
import { formatLengthMm } from './length-text.ts'

it.each([
  [852.8, 853],
  [852.2, 852],
  [237.5, 238],
  [Math.fround(0.2375) * 1_000, 238],
  [0, 0],
  [18.5, 18.5],
  [18.44, 18.4],
  [19.96, 20],
  [20.04, 20],
])('rounds %d mm to %d', (length, shown) => {
  expect(formatLengthMm(length)).toBe(shown)
})
