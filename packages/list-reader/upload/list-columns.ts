import type { TableRow } from '@specify/spreadsheets/table.ts'
import { columnOf, type Column } from '../words/column-names.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isCodeCell, isDescription, isRoomText, quantityIn } from '../words/list-words.ts'

const SAMPLE = 50

/** Indices of columns. There may be several quantities, which must then agree. */
export type ListColumns = ReadonlyMap<Column, readonly number[]>

export function isHeader({ cells }: Pick<TableRow, 'cells'>): boolean {
  return namedColumns(cells).has('sku')
}

export function namedColumns(cells: readonly string[]): Map<Column, number[]> {
  const named = cells.flatMap((cell, index) => {
    const column = columnOf(cell)
    return column ? [[column, index] as const] : []
  })
  const columns = new Map<Column, number[]>()
  for (const [column, index] of named) columns.set(column, [...(columns.get(column) ?? []), index])
  return columns
}

/** Chooses the column with most codes, and the first of several with rooms. */
export function headerColumns(header: TableRow, body: readonly TableRow[], isCode: IsCode): ListColumns {
  return new Map(
    Array.from(namedColumns(header.cells), ([column, indexes]) => {
      if (column === 'qty') return [column, indexes]
      return [column, [column === 'sku' ? mostOf(indexes, body, codeIn(isCode)) : indexes[0]!]]
    }),
  )
}

export function plainColumns(body: readonly TableRow[], isCode: IsCode): ListColumns {
  const sample = body.filter(({ cells }) => cells.filter(Boolean).length > 1).slice(0, SAMPLE)
  const width = Math.max(3, ...sample.map(({ cells }) => cells.length))
  const all = Array.from({ length: width }, (_, index) => index)
  const mostly = (index: number, holds: (cell: string) => boolean) => {
    const cells = sample.flatMap((row) => row.cells[index] || [])
    return cells.length > 0 && cells.filter(holds).length * 2 > cells.length
  }
  const sku = mostOf(all, sample, codeIn(isCode))
  const quantities = all.filter((index) => index !== sku && mostly(index, (cell) => quantityIn(cell) !== null))
  const isPlain = sku === 0 && (quantities.length === 0 || quantities.includes(1))
  const qty = isPlain ? [1] : quantities
  const others = all.filter((index) => index !== sku && !qty.includes(index))
  const rooms = others.filter((index) => mostly(index, isRoomText))
  const [section = isPlain && !mostly(2, isDescription) ? 2 : -1] = isPlain && rooms.includes(2) ? [2] : rooms
  return new Map([
    ['sku', [sku]],
    ['qty', qty],
    ['section', [section]],
  ])
}

export function codeIn(isCode: IsCode): (cell: string) => boolean {
  return (cell) => isCodeCell(cell) || isCode(cell)
}

/** The column with the most cells of a kind, the first of several. */
function mostOf(indexes: readonly number[], rows: readonly TableRow[], holds: (cell: string) => boolean): number {
  const [first = 0] = indexes
  if (indexes.length < 2) return first
  const sample = rows.slice(0, SAMPLE)
  const counts = indexes.map((index) => sample.filter(({ cells }) => cells[index] && holds(cells[index])).length)
  return indexes[counts.indexOf(Math.max(...counts))] ?? first
}
