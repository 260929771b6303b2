import { columnLetters } from '../column-letters.ts'
import type { AddedCell, AddedProduct, CountCell } from './added-cells.ts'

interface FormulaPlace {
  /** First of the added columns. */
  readonly first: number
  /** Row of the formula, as the spreadsheet shows it. */
  readonly row: number
  /** Returns whether a cell of the row holds this number, not a text of digits. */
  readonly isNumber: (column: number, count: number) => boolean
}

/** The formula of a cell without its equals sign; null for a cell that has none. */
export function cellFormula(cell: AddedCell, place: FormulaPlace): string | null {
  if (cell.kind === 'sum') {
    const letters = columnLetters(place.first + cell.column)
    return `SUM(${letters}${cell.rows.first}:${letters}${cell.rows.last})`
  }
  return cell.kind === 'product' ? productFormula(cell, place) : null
}

function productFormula({ amount, counts, count }: AddedProduct, place: FormulaPlace): string {
  const unit = `${columnLetters(place.first + amount)}${place.row}`
  return `${unit}*${countFormula(counts, place) ?? String(count)}`
}

/** The cells with the counts; null where one of them is no number by itself. */
function countFormula(counts: readonly CountCell[], place: FormulaPlace): string | null {
  const [first] = counts
  if (!first) return null
  const { times = 1 } = first
  const areAlike = counts.every((each) => (each.times ?? 1) === times)
  const references = counts.map((each) => referenceOf(each, place))
  if (references.includes(null)) return null
  if (!areAlike) return `(${references.map((each, at) => timed(each!, counts[at]!.times)).join('+')})`
  const areBeside = counts.every(({ column }, index) => column === first.column + index)
  const areCells = references.every((reference) => !reference!.includes('('))
  const span = `${columnLetters(first.column)}${place.row}:${columnLetters(counts.at(-1)!.column)}${place.row}`
  if (counts.length > 1 && areBeside && areCells) return timed(`SUM(${span})`, times)
  return timed(counts.length === 1 ? references[0]! : `(${references.join('+')})`, times)
}

const timed = (formula: string, times = 1) => (times === 1 ? formula : `${formula}*${times}`)

function referenceOf({ column, count, text }: CountCell, { row, isNumber }: FormulaPlace): string | null {
  const reference = `${columnLetters(column)}${row}`
  if (text === null) return null
  if (text === '' || isNumber(column, count)) return reference
  return /^\d{1,5}$/.test(text) ? `VALUE(${reference})` : null
}
