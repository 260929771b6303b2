import { expect, it } from 'vitest'
import { dateIn, dateTimeIn, endOfDayIn, fromLocalTime, localTimeIn, startOfDayIn } from './market-time.ts'

it('writes days and times as the market has them', () => {
  const at = new Date('2024-01-11T12:30:00Z')
  expect(dateIn({ code: 'au' }, at)).toBe('11 Jan 2024')
  expect(dateIn({ code: 'nz' }, at)).toBe('12 Jan 2024')
  expect(dateTimeIn({ code: 'nz' }, at)).toBe('12 Jan 2024, 01:30')
})

it('ends days when the market does, in summer and winter', () => {
  const end = (code: 'au' | 'nz', day: string) => endOfDayIn({ code }, day)?.toISOString() ?? null
  expect(end('au', '2026-01-31')).toBe('2026-01-31T13:00:00.000Z')
  expect(end('au', '2026-06-30')).toBe('2026-06-30T14:00:00.000Z')
  expect(end('nz', '2026-01-31')).toBe('2026-01-31T11:00:00.000Z')
  expect(end('nz', '2026-06-30')).toBe('2026-06-30T12:00:00.000Z')
  // The day on which summer time ends, and the one on which it begins.
  expect(end('au', '2026-04-05')).toBe('2026-04-05T14:00:00.000Z')
  expect(end('au', '2026-10-04')).toBe('2026-10-04T13:00:00.000Z')
  for (const none of ['2026-02-31', '2026-1-1', 'tomorrow', '']) expect(end('au', none)).toBeNull()
})

it('begins a day as the one before it ends', () => {
  const start = (code: 'au' | 'nz', day: string) => startOfDayIn({ code }, day)?.toISOString() ?? null
  // Made at 03:52 of the 27th in Sydney: a day of the 27th, in the list and in its filter.
  expect(start('au', '2026-11-27')).toBe('2026-11-26T13:00:00.000Z')
  expect(start('nz', '2026-03-01')).toBe('2026-02-28T11:00:00.000Z')
  expect(start('au', 'tomorrow')).toBeNull()
})

it('reads local times as a form has them, summer and winter', () => {
  const read = (code: 'au' | 'nz', typed: string) => fromLocalTime({ code }, typed)?.toISOString() ?? null
  expect(read('au', '2026-07-01T00:00')).toBe('2026-06-30T14:00:00.000Z')
  expect(read('nz', '2026-12-31T23:59:59')).toBe('2026-12-31T10:59:59.000Z')
  // Twice in the night in which summer time ends: the first; never in the one in which it begins.
  expect(read('au', '2026-04-05T02:30')).toBe('2026-04-04T15:30:00.000Z')
  expect(read('au', '2026-10-04T02:30')).toBeNull()
  for (const none of ['2026-02-31T00:00', '2026-07-01', '2026-07-01T24:61', '']) expect(read('au', none)).toBeNull()
  expect(localTimeIn({ code: 'au' }, new Date('2026-06-30T14:00:00Z'))).toBe('2026-07-01T00:00:00')
})
