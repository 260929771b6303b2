import { expect, it } from 'vitest'
import { DailyTally, pairsOf, type DailyCount } from './daily-tally.ts'

const file = (subject: string): DailyCount => ({
  day: '2026-12-01',
  locale: 'au',
  kind: 'file',
  subject,
  other: '',
  count: 1,
})

it('makes one pair of two SKUs, however they were put together', () => {
  expect(pairsOf(['b', 'a'])).toEqual([['a', 'b']])
  expect(pairsOf(['c', 'a', 'b', 'a'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ])
  expect(pairsOf(['a'])).toEqual([])
})

it('adds up what is the same, and counts together what there is no room for', () => {
  const tally = new DailyTally(2)
  for (const subject of ['a.pdf', 'a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', `${'x'.repeat(301)}.pdf`])
    tally.add(file(subject))
  expect(tally.takeAll().map(({ subject, count }) => [subject, count])).toEqual([
    ['a.pdf', 2],
    ['b.pdf', 1],
    ['', 3],
  ])
  expect(tally.takeAll()).toEqual([])
})
