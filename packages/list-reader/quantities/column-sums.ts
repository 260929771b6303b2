import { quantityIn } from '../words/list-words.ts'
import type { Column } from '../columns/column-content.ts'
import { isPerUnit } from '../columns/fields.ts'
import { placeOfName } from '../places/place-columns.ts'

export const TOTAL_NAME = /^(?:overall |grand )?(?:total|qty|quantity|sum)s?\b/i

const valueAt = ({ cells }: Column, row: number) => Number(quantityIn(cells[row] ?? '') ?? 0)

/**
 * Returns whether columns add up to a total in each row that has one, plain or multiplied by the units of their types.
 */
export function isSumOf(total: Column, parts: readonly Column[]): boolean {
  const units = parts.map(({ name }) => Number(placeOfName(name)?.units || (/\((\d{1,4})\b/.exec(name)?.[1] ?? 1)))
  return [parts.map(() => 1), units].some((times) =>
    total.cells.every((cell, row) => {
      const sum = parts.reduce((all, part, at) => all + valueAt(part, row) * times[at]!, 0)
      return cell === '' || Number(quantityIn(cell) ?? Number.NaN) === sum
    }),
  )
}

/** Columns that add up to another in each row, as `L1`, `L2` and `Total` do. */
export function partsOfTotal(parts: readonly Column[], columns: readonly Column[]): readonly Column[] {
  if (parts.length < 2) return []
  const isTotal = (column: Column) => !parts.includes(column) && TOTAL_NAME.test(column.name) && column.filled > 0
  return columns.some((column) => isTotal(column) && isSumOf(column, parts)) ? parts : []
}

/** The column of what all units take together: where the list names no type, nothing else says how many. */
export function totalOf(units: Column, columns: readonly Column[]): Column | undefined {
  const each =
    columns.find(({ name }) => isPerUnit(name)) ??
    columns.find(({ named, quantity }) => named === 'quantity' && quantity === 1)
  return columns.find(
    (column) =>
      each !== undefined &&
      column !== each &&
      TOTAL_NAME.test(column.name) &&
      column.cells.every((_, row) => valueAt(column, row) === valueAt(each, row) * valueAt(units, row)),
  )
}
