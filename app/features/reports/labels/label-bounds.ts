import { AppError } from '@specify/core/app-error.ts'
import { countText } from '@specify/core/text/count-text.ts'
import type { EvidenceLine } from '../schedule.ts'
import type { UnitRange } from '@specify/schedule/hands/unit-hands.ts'
import { countLabels, countPickRows, labelsOf, pickListsOf } from './labels.ts'

/** 50 sheets; what takes more is printed type by type. */
export const MAX_LABELS = 1_200
export const MAX_LISTS = 200
const MAX_PICK_ROWS = 5_000

interface Part {
  readonly range: UnitRange
  readonly isOneType: boolean
}

export function boundedLabels(lines: readonly EvidenceLine[], isPerUnit: boolean, { range, isOneType }: Part) {
  const count = countLabels(lines, isPerUnit, range)
  if (count === 0) throw NOTHING
  if (count > MAX_LABELS)
    throw tooMany(`${countText(count)} labels`, `${countText(MAX_LABELS)} labels`, isOneType && isPerUnit)
  return labelsOf(lines, isPerUnit, range)
}

export function boundedLists(lines: readonly EvidenceLine[], hasTypes: boolean, { range, isOneType }: Part) {
  const { lists, rows } = countPickRows(lines, range)
  if (lists === 0) throw NOTHING
  if (lists > MAX_LISTS) throw tooMany(`${countText(lists)} pick lists`, `${countText(MAX_LISTS)} lists`, isOneType)
  if (rows > MAX_PICK_ROWS) throw tooMany(`${countText(rows)} rows`, `${countText(MAX_PICK_ROWS)} rows`, isOneType)
  return pickListsOf(lines, hasTypes, range)
}

const NOTHING = new AppError('invalid_input', 'fromUnit: There is nothing to print here.')

function tooMany(many: string, most: string, isOneType: boolean): AppError {
  const advice = isOneType
    ? 'Print fewer apartments at a time, by their numbers.'
    : 'Print one apartment type at a time.'
  return new AppError('too_large', `${many} are too many for one file of ${most}. ${advice}`)
}
