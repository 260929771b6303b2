import { expect, it } from 'vitest'
import { periodProblems } from './project-period.ts'

const NOW = new Date('2026-03-10T09:00:00Z')
const problemsOf = (startDate: string, endDate: string) => periodProblems({ startDate, endDate }, NOW)

it('a period may be open at either end', () => {
  expect(problemsOf('', '')).toEqual({})
  expect(problemsOf('01/03/2026', '')).toEqual({})
  expect(problemsOf('', '01/03/2027')).toEqual({})
  expect(problemsOf('10/03/2026', '10/03/2026')).toEqual({})
})

it('dates are days of the calendar, day first', () => {
  const problem = 'Dates are written as dd/MM/yyyy.'
  expect(problemsOf('2/3/26', '31/02/2026')).toEqual({ startDate: problem, endDate: problem })
})

it('a period begins no later than today, wherever today is', () => {
  const problem = 'The start date cannot be in the future.'
  expect(problemsOf('11/03/2026', '')).toEqual({ startDate: problem })
  // In New Zealand the 11th begins at 11:00 of the 10th in UTC.
  expect(periodProblems({ startDate: '11/03/2026', endDate: '' }, new Date('2026-03-10T11:30:00Z'))).toEqual({})
})

it('a period ends no earlier than it begins', () => {
  expect(problemsOf('09/03/2026', '08/03/2026')).toEqual({ endDate: 'The end date cannot be before the start date.' })
})
