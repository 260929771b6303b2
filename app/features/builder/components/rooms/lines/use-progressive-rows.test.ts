import { describe, expect, it } from 'vitest'
import { roomsBelowFold, liveLines } from './use-progressive-rows.ts'

describe('lines with controls', () => {
  it.each([
    { counts: [50, 0, 3], live: 16, given: [16, 0, 0] },
    { counts: [10, 0, 3, 9], live: 16, given: [10, 0, 3, 3] },
    { counts: [10, 6, 1], live: 16, given: [10, 6, 0] },
    { counts: [10, 6], live: Infinity, given: [10, 6] },
    { counts: [], live: 16, given: [] },
  ])('are the first $live of $counts', ({ counts, live, given }) => {
    expect(liveLines(counts, live)).toEqual(given)
  })
})

describe('rooms below what is seen at first', () => {
  it('are those that sixteen lines or more come before', () => {
    expect(roomsBelowFold([10, 0, 5, 1, 4, 2])).toEqual([false, false, false, false, true, true])
    expect(roomsBelowFold([50, 1])).toEqual([false, true])
    expect(roomsBelowFold([])).toEqual([])
  })
})
