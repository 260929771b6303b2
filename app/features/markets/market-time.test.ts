import { expect, it } from 'vitest'
import { dateIn, dateTimeIn } from './market-time.ts'

it('writes days and times as the market has them', () => {
  const at = new Date('2024-01-11T12:30:00Z')
  expect(dateIn({ code: 'au' }, at)).toBe('11 Jan 2024')
  expect(dateIn({ code: 'nz' }, at)).toBe('12 Jan 2024')
  expect(dateTimeIn({ code: 'nz' }, at)).toBe('12 Jan 2024, 01:30')
})
