import { LEAVE_OPTION } from './find-lines.ts'
import type { ChangeRow, PlannedRow } from './model.ts'

export function plain({ id }: ChangeRow): PlannedRow {
  return { id, state: 'ready', effects: [], text: '', question: null, options: [] }
}

export function asked(
  row: ChangeRow,
  question: PlannedRow['question'],
  text: string,
  options: PlannedRow['options'],
): PlannedRow {
  return { ...plain(row), state: 'asked', text, question, options: options.length > 0 ? options : [LEAVE_OPTION] }
}

export function refused(row: ChangeRow, text: string): PlannedRow {
  return { ...plain(row), state: 'refused', text }
}

export function skipped(row: ChangeRow): PlannedRow {
  return { ...plain(row), state: 'skipped' }
}

/** A number that comes for a product of which there is another number. */
export function askExchange(row: ChangeRow, come: number, sum: number): PlannedRow {
  const some = come < sum ? [{ value: 'some', text: `${come} of the ${sum} go, ${come} come` }] : []
  const all = { value: 'all', text: `All ${sum} go, ${come} come` }
  return asked(row, 'quantity', `There are ${sum}; the list has ${come} in their place.`, [...some, all, LEAVE_OPTION])
}
