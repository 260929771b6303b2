import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it.each([
  ['2026-11-13', '13 Nov 2026'],
  ['2024-01-02', '2 Jan 2024'],
  ['2024-13-40', '2024-13-40'],
  ['May 2024', 'May 2024'],
  ['', ''],
])('writes %j as %j', (day, text) => {
  expect(formatDay(day)).toBe(text)
})

it('writes every month as en-GB does', () => {
  const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 1 + month))
    expect(formatDay(day.toISOString().slice(0, 10))).toBe(british.format(day))
  }
})
