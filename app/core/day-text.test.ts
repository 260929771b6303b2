import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

it.each([
  ['2026-11-13', '13 Nov 2026'],
  ['2024-01-02', '2 Jan 2024'],
  ['2024-13-40', '2024-13-40'],
  ['May 2024', 'May 2024'],
  ['', ''],
])('writes %j as %j', (day, text) => {
  expect(dayText(day)).toBe(text)
})
