import { countOf } from '@specify/core/text/count-text.ts'
import { keyOf } from './alike-rows.ts'
import { freeContentOf } from './free-content.ts'
import { isFormula } from '../words/blank-words.ts'
import { skuOf, type DraftRow } from './list-draft.ts'

/**
 * Returns whether a row can be kept as a free line: one that is added, names no product yet and says something. A
 * formula without its value says nothing.
 */
export function canBeFree(row: DraftRow): boolean {
  const isOpen = row.change === undefined && skuOf(row) === null && row.isFree !== true && !row.isLeftOut
  return isOpen && !isFormula(row.code) && freeContentOf(row) !== null
}

/** Rows that match nothing at all. */
export function rowsWithoutMatch(rows: readonly DraftRow[]): DraftRow[] {
  return rows.filter(
    (row) =>
      canBeFree(row) &&
      row.match.candidates.length === 0 &&
      (row.match.kind === 'unknown' || row.match.kind === 'none'),
  )
}

export function keepFree(rows: readonly DraftRow[], ids: ReadonlySet<number>, isFree: boolean): DraftRow[] {
  return rows.map((row) => (ids.has(row.id) && (!isFree || canBeFree(row)) ? { ...row, isFree } : row))
}

/** A row and, where it says so, those that are alike. */
export function alikeIds(rows: readonly DraftRow[], id: number, isForAlike: boolean): ReadonlySet<number> {
  const row = rows.find((each) => each.id === id)
  if (!row || !isForAlike) return new Set([id])
  return new Set(rows.filter((each) => keyOf(each) === keyOf(row)).map((each) => each.id))
}

/** `Keep the 12 rows without a product as free lines`. */
export function keepText(count: number): string {
  return count === 1
    ? 'Keep the row without a product as a free line'
    : `Keep the ${countOf(count, 'row')} without a product as free lines`
}
