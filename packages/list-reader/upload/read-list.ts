import { unsafeCell } from '@specify/core/text/csv.ts'
import type { Table, TableRow } from '@specify/spreadsheets/table.ts'
import type { Column } from '../words/column-names.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isRoomText, quantityIn } from '../words/list-words.ts'
import { isDoneRemark, MAX_IMPORT_ROWS, type FileProblem, type GivenRow } from './model.ts'
import { type ListColumns, isHeader, namedColumns, headerColumns, plainColumns, codeIn } from './list-columns.ts'

/** A header is within so many rows; above it there may be a title. */
const MAX_ROWS_ABOVE = 30

export type ListRows =
  | { readonly kind: 'rows'; readonly rows: readonly GivenRow[]; readonly names: 'section' | 'room' }
  | { readonly kind: 'refused'; readonly problem: FileProblem }

export interface ReadRows {
  readonly rows: readonly GivenRow[]
  readonly columns: ListColumns
}

/**
 * Parses a list as people keep it: columns by their names in any order among others, or, without names, guessed from
 * their cells: code, quantity and section when in doubt. A row that names a room only is a heading for those below it,
 * and a blank section repeats the row above. Rows marked as added in an error file are left out, and so are totals.
 */
export function readList({ rows, isCut }: Table, isCode: IsCode = () => false): ListRows {
  const { rows: given, columns } = readRows(rows, isCode)
  return toListRows(given, { isCut, names: namesOf(columns) })
}

export function toListRows(
  rows: readonly GivenRow[],
  { isCut, names }: { isCut: boolean; names: 'section' | 'room' },
): ListRows {
  if (rows.length === 0) return { kind: 'refused', problem: 'EMPTY_FILE' }
  if (isCut || rows.length > MAX_IMPORT_ROWS) return { kind: 'refused', problem: 'TOO_MANY_ROWS' }
  return { kind: 'rows', rows, names }
}

/** Kind of room names: under `Room` they are complete. */
export function namesOf(columns: ListColumns): 'section' | 'room' {
  return columns.has('room') && !columns.has('section') ? 'room' : 'section'
}

/** The rows of a table, with its columns. `known` are the columns of a table that it continues. */
export function readRows(rows: readonly TableRow[], isCode: IsCode, known: ListColumns | null = null): ReadRows {
  const at = rows.slice(0, MAX_ROWS_ABOVE).findIndex(isHeader)
  const body = rows.slice(at + 1)
  let columns = at < 0 ? (known ?? plainColumns(body, isCode)) : headerColumns(rows[at]!, body, isCode)
  let room = ''
  const given = body.flatMap((row, index) => {
    if (namedColumns(row.cells).size > 1 && isHeader(row)) {
      columns = headerColumns(row, body.slice(index + 1), isCode)
      return []
    }
    const read = readRow(row, columns)
    const heading = headingOf(row, read, { isPlain: at < 0, isCode })
    if (heading !== null) room = heading
    if (heading !== null || isTotal(read, row) || isDone(row, columns)) return []
    if (read.section !== '') room = read.section
    return [{ ...read, section: room }]
  })
  return { rows: given, columns }
}

function readRow({ number, cells }: TableRow, columns: ListColumns): GivenRow {
  const cellsOf = (column: Column) =>
    (columns.get(column) ?? []).flatMap((index) => (cells[index] ? [unsafeCell(cells[index])] : []))
  const cell = (column: Column) => cellsOf(column)[0] ?? ''
  const quantities = new Set(cellsOf('qty').map((text) => quantityIn(text) ?? text))
  return { row: number, sku: cell('sku'), qty: [...quantities].join(' or '), section: cell('section') || cell('room') }
}

/** The room of a heading row, empty where its text is none; null for a row with a product. */
function headingOf(
  { cells }: TableRow,
  { sku, qty, section }: GivenRow,
  { isPlain, isCode }: { isPlain: boolean; isCode: IsCode },
): string | null {
  const texts = cells.filter((cell) => cell !== '')
  const text = unsafeCell(texts[0] ?? '')
  if (sku === '' && qty === '') return section === '' ? (isRoomText(text) ? text : '') : section
  const isAlone = isPlain && texts.length === 1
  return isAlone && isRoomText(text) && !codeIn(isCode)(text) ? text : null
}

function isTotal({ sku }: GivenRow, { cells }: TableRow): boolean {
  return sku === '' && cells.some((cell) => /^(?:sub|grand )?total\b/i.test(cell))
}

function isDone({ cells }: TableRow, columns: ListColumns): boolean {
  return isDoneRemark(cells[columns.get('remark')?.[0] ?? -1] ?? '')
}
