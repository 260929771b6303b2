import { plainName } from '@specify/list-reader/columns/fields.ts'
import type { ListRow, ListTable } from '@specify/list-reader/model.ts'
import { placeColumns } from '@specify/list-reader/places/place-columns.ts'
import { readQuantity } from '@specify/list-reader/places/row-rules.ts'
import { readUnits } from '@specify/list-reader/draft/list-draft.ts'
import { quantityInCell } from '@specify/list-reader/words/list-words.ts'
import type { CountCell } from '@specify/spreadsheets/append/added-cells.ts'

/** The cells of a line and of the names above it. */
export interface LineCells {
  readonly cells: readonly string[]
  /** Null where names stand in two rows, or nowhere. */
  readonly names: readonly string[] | null
}

interface Counted {
  /** Pieces over all units of a type. */
  readonly count: number
  /** Empty where no cells have the count by themselves. */
  readonly counts: readonly CountCell[]
  /** One for each column of a level or another place that the table has. */
  readonly levels: readonly CountCell[]
}

/** Columns that count by levels or other places, with their names; none where there is only one. */
export function levelColumns({ mapping, header }: ListTable): { readonly column: number; readonly name: string }[] {
  const places = placeColumns(mapping, header)
  return places.length < 2 ? [] : places.map(({ index }) => ({ column: index, name: (header?.[index] ?? '').trim() }))
}

/**
 * The pieces that the rows of one line ask for, and the cells that say so; null where the list does not say it. The cells
 * count only where they are where the reader of the list says, and come to what it read.
 */
export function countLine(rows: readonly ListRow[], table: ListTable | undefined, line: LineCells): Counted | null {
  const read = rows.map(({ quantity, unitType, units }) => {
    const number = readQuantity(quantity)
    const times = unitType === '' ? 1 : (readUnits(units) ?? 1)
    return number === null ? null : { number, times }
  })
  const all = read.filter((each) => each !== null)
  if (all.length < read.length || all.length === 0) return null
  const count = all.reduce((sum, { number, times }) => sum + number * times, 0)
  const columns = table ? countColumns(table, line) : []
  const cells = columns.map((column) => toCell(column, line.cells[column] ?? ''))
  const places = table ? levelColumns(table).map(({ column }) => column) : []
  if (places.length > 0 && places.every((column) => columns.includes(column))) {
    const own = places.map((column) => cells[columns.indexOf(column)]!)
    const filled = own.filter((cell) => cell.count > 0)
    if (filled.length === all.length && filled.every((cell, at) => cell.count === all[at]!.number)) {
      const timed = own.map((cell) => {
        const at = filled.indexOf(cell)
        return at < 0 || all[at]!.times === 1 ? cell : { ...cell, times: all[at]!.times }
      })
      return { count, counts: timed, levels: timed }
    }
  }
  const [only, ...others] = all
  const cell = others.length === 0 ? cells.find((each) => each.count === only!.number) : undefined
  if (!cell) return { count, counts: [], levels: [] }
  return { count, counts: [only!.times === 1 ? cell : { ...cell, times: only!.times }], levels: [] }
}

/** Columns of quantities that stand where the reader of the table has them: of tables side by side it counts its own. */
function countColumns({ mapping, header }: ListTable, { names }: LineCells): number[] {
  return mapping.flatMap((field, index) => {
    if (field !== 'quantity') return []
    const isThere =
      header === null || names === null || plainName(names[index] ?? '') === plainName(header[index] ?? '')
    return isThere ? [index] : []
  })
}

function toCell(column: number, text: string): CountCell {
  const number = readQuantity(quantityInCell(text) ?? text) ?? 0
  return { column, count: number, text: /^\d*$/.test(text) ? text : null }
}
