import type { IsCode } from '../codes/find-code.ts'
import type { ListRow } from '../model.ts'
import { pairedColumns } from '../columns/paired-columns.ts'
import type { Cells } from './read-row.ts'
import { sideBySide } from './side-by-side.ts'

/** The rows of tables side by side. One that is the first again may be a copy of its columns: both readings are in the row. */
export function rowsBeside([first = [], ...others]: readonly (readonly ListRow[])[]): ListRow[] {
  const keyOf = (rows: readonly ListRow[]) =>
    rows.map(({ line, code, quantity, room, unitType }) => [line, code, quantity, room, unitType].join('\t')).join('\n')
  const key = keyOf(first)
  const different = others.filter((rows) => keyOf(rows) !== key)
  const times = 1 + others.length - different.length
  const own = first.map((row) =>
    times > 1 && /^[1-9]\d{0,4}$/.test(row.quantity)
      ? { ...row, quantity: `${row.quantity} or ${Number(row.quantity) * times}` }
      : row,
  )
  return [...own, ...different.flat()]
}

interface Cut {
  readonly rows: readonly Cells[]
  readonly hasRow: (index: number) => boolean
  readonly isOfRows: boolean
}

/** The tables that stand side by side in one. */
export function cutsOf(given: readonly Cells[], at: number, isCode: IsCode): Cut[] {
  const header = given[at]!.cells
  const spans = sideBySide(given.slice(at).map(({ cells }) => cells))
  if (spans.length > 1)
    return spans.map(([from, to]) => {
      const rows = given.map((row) => ({ ...row, cells: row.cells.slice(from, to) }))
      return { rows, hasRow: (index) => rows[index]!.cells.some(Boolean), isOfRows: false }
    })
  const body = given.slice(at + 1).map(({ cells }) => cells)
  const pairs = pairedColumns(header, body, isCode)
  const fills = (index: number, columns: readonly number[]) => columns.some((column) => given[index]!.cells[column])
  const all = pairs.flatMap(({ own }) => own)
  return pairs.map(({ shared, own }) => ({
    // The name of a product stands above its codes.
    rows: given.map((row, index) => ({
      ...row,
      cells: [...shared, ...own].map((column) =>
        index === at && column === own[0] ? 'Code' : (row.cells[column] ?? ''),
      ),
    })),
    hasRow: (index) => fills(index, own) || !fills(index, all),
    isOfRows: true,
  }))
}
