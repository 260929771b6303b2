import { expect, it } from 'vitest'
import { monthYear } from './month-year.ts'

it.each([
  ['45292', 'Jan 2024'],
  ['45322', 'Jan 2024'],
  ['45323', 'Feb 2024'],
  ['45292.75', 'Jan 2024'],
  ['40001', 'Jul 2009'],
  ['59999', 'Apr 2064'],
  ['40000', '40000'],
  ['60000', '60000'],
  ['1200', '1200'],
  ['450000', '450000'],
  ['45292 mm', '45292 mm'],
  ['', ''],
])('reads %j as %j', (text, expected) => expect(monthYear(text)).toBe(expected))
