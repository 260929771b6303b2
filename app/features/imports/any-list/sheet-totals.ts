import { normaliseCode } from '@specify/engine/fold'
import type { SheetPlace } from '#app/platform/spreadsheet/table.ts'
import type { ListRow, PassedLine } from './model.ts'

/**
 * The rows of a workbook without those of a sheet of totals, which another lists by room. Where both have the same codes
 * and do not agree, each row of the totals has both quantities, to be chosen from.
 */
export function withoutTotals(
  rows: readonly ListRow[],
  sheets: readonly SheetPlace[],
): { readonly rows: readonly ListRow[]; readonly totals: readonly PassedLine[] } {
  const sheetOf = ({ line }: ListRow) => sheets.findLastIndex(({ after }) => line > after)
  const bySheet = Map.groupBy(rows, sheetOf)
  const isPlaced = ({ room, unitType }: ListRow) => room !== '' || unitType !== ''
  const placed = rows.filter(isPlaced)
  const wholes = Array.from(bySheet).filter(([, own]) => own.every((row) => row.code !== '' && !isPlaced(row)))
  const sums = sumsOf(placed)
  const total = wholes.find(([, own]) => placed.length > 0 && own.every(({ code }) => sums.has(normaliseCode(code))))
  if (!total) return { rows, totals: [] }
  const [at, own] = total
  const said = sumsOf(own)
  const isSame = Array.from(said).every(([code, sum]) => sums.get(code) === sum)
  if (isSame)
    return {
      rows: rows.filter((row) => sheetOf(row) !== at),
      totals: own.map(({ line, lineCount, code, quantity }) => {
        return { line, lineCount, text: `${code} | ${quantity}`, reason: 'total' }
      }),
    }
  const both = (row: ListRow) => `${row.quantity} or ${sums.get(normaliseCode(row.code))}`
  return { rows: rows.map((row) => (sheetOf(row) === at ? { ...row, quantity: both(row) } : row)), totals: [] }
}

function sumsOf(rows: readonly ListRow[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { code, quantity, units } of rows) {
    const key = normaliseCode(code)
    sums.set(key, (sums.get(key) ?? 0) + Number(quantity) * Number(units || 1))
  }
  return sums
}
