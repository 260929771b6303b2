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

function productFormula({ amount, counts, count, times }: AddedProduct, place: FormulaPlace): string {
  const unit = `${columnLetters(place.first + amount)}${place.row}`
  const factor = times === 1 ? '' : `*${times}`
  return `${unit}*${countFormula(counts, place) ?? String(count)}${factor}`
}

/** The cells with the counts; null where one of them is no number by itself. */
function countFormula(counts: readonly CountCell[], place: FormulaPlace): string | null {
  const references: string[] = []
  for (const each of counts) {
    const reference = referenceOf(each, place)
    if (reference === null) return null
    references.push(reference)
  }
  const [only, ...others] = references
  if (only === undefined) return null
  if (others.length === 0) return only
  const [first, last] = [counts[0]!, counts.at(-1)!]
  const areBeside = counts.every(({ column }, index) => column === first.column + index)
  const areCells = references.every((reference) => !reference.includes('('))
  if (areBeside && areCells)
    return `SUM(${columnLetters(first.column)}${place.row}:${columnLetters(last.column)}${place.row})`
  return `(${references.join('+')})`
}

function referenceOf({ column, count, text }: CountCell, { row, isNumber }: FormulaPlace): string | null {
  const reference = `${columnLetters(column)}${row}`
  if (text === null) return null
  if (text === '' || isNumber(column, count)) return reference
  return /^\d{1,5}$/.test(text) ? `VALUE(${reference})` : null
}
