import { ANSWERS, type ListAnswers, type ListQuestion, type ReadList } from '../model.ts'
import { findRepeats } from './repeats.ts'

/**
 * A list whose sheets, tables or summaries may list the same again, with the question which of both is meant; without the
 * rows that are the same, where somebody said so or they are the sums of all that has rooms.
 */
export function countOnce(list: ReadList, { repeats: given }: ListAnswers = {}): ReadList {
  // What may be of rooms of its own, or in other quantities, is not compared before that is said.
  if (list.questions?.some(({ answer }) => answer === null)) return list
  const repeats = findRepeats(list.rows, list.sections ?? [])
  if (!repeats) return list
  const answer = given ?? (repeats.isSure ? 'once' : null)
  const question: ListQuestion = { about: 'repeats', names: repeats.names, options: ANSWERS.repeats, answer }
  const questions = [...(list.questions ?? []), question]
  if (answer !== 'once') return { ...list, questions }
  const totals = new Map(Array.from(repeats.rows, (row) => [row.line, row]))
  const passed = Array.from(totals.values(), ({ line, lineCount, code, description, quantity }) => {
    return { line, lineCount, text: `${code || description} | ${quantity}`, reason: 'total' as const }
  })
  return {
    ...list,
    rows: list.rows.filter((row) => !repeats.rows.has(row)),
    passed: [...list.passed, ...passed].sort((a, b) => a.line - b.line),
    questions,
  }
}
