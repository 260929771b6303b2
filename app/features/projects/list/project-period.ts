import { readDay } from '../details/project-dates.ts'

/** The creation period as typed; empty for no limit. */
export interface TypedPeriod {
  readonly startDate: string
  readonly endDate: string
}

export type PeriodProblems = Partial<Record<keyof TypedPeriod, string>>

const DATE_FORMAT = 'Dates are written as dd/MM/yyyy.'
/** A day begins this much earlier in New Zealand than in UTC, in which days are read. */
const EARLIEST_DAY_MS = 13 * 3_600_000

/** Problems of a period by field, as sentences; empty for a valid one. */
export function periodProblems({ startDate, endDate }: TypedPeriod, now: Date): PeriodProblems {
  const from = startDate === '' ? null : readDay(startDate)
  const end = endDate === '' ? null : readDay(endDate)
  const problems: PeriodProblems = {}
  if (from === undefined) problems.startDate = DATE_FORMAT
  if (end === undefined) problems.endDate = DATE_FORMAT
  if (from && from.getTime() > now.getTime() + EARLIEST_DAY_MS)
    problems.startDate = 'The start date cannot be in the future.'
  if (from && end && end < from) problems.endDate = 'The end date cannot be before the start date.'
  return problems
}
