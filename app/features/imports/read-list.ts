import { unsafeCell } from '#app/core/csv.ts'
import type { Table, TableRow } from '#app/platform/spreadsheet/table.ts'
import { COMBINED_REMARK, MAX_IMPORT_ROWS, REMARKS, type FileProblem, type GivenRow } from './model.ts'

type Column = 'sku' | 'qty' | 'section' | 'room' | 'remark'

/** What columns are called: in the upload, in our exports, in its error file, and by people. */
const COLUMN_NAMES: Readonly<Record<string, Column>> = {
  sku: 'sku',
  'sku code': 'sku',
  code: 'sku',
  'product code': 'sku',
  'prod code': 'sku',
  'item code': 'sku',
  qty: 'qty',
  quantity: 'qty',
  section: 'section',
  room: 'room',
  'room name': 'room',
  remark: 'remark',
}
/** A header stands within so many rows; above it there may be a title. */
const MAX_ROWS_ABOVE = 30
/** Without a header columns stand in this order. */
const PLAIN_COLUMNS: ReadonlyMap<Column, number> = new Map([
  ['sku', 0],
  ['qty', 1],
  ['section', 2],
])
const DONE_REMARKS: ReadonlySet<string> = new Set([REMARKS.added, COMBINED_REMARK])

/** The rows of a list. Rooms of exports have their whole names; sections may lack their number. */
export type ListRows =
  | { readonly kind: 'rows'; readonly rows: readonly GivenRow[]; readonly names: 'section' | 'room' }
  | { readonly kind: 'refused'; readonly problem: FileProblem }

/**
 * Reads a list as people keep it: columns by their names in any order among others, or code, quantity and section where
 * there are none. A row that names a room only is a heading for those below it, and a blank section says the same as the
 * row above. What the remark of an error file says was added is left out, and so are totals.
 */
export function readList({ rows, isCut }: Table): ListRows {
  const at = rows.slice(0, MAX_ROWS_ABOVE).findIndex((row) => findColumns(row).has('sku'))
  const columns = at < 0 ? PLAIN_COLUMNS : findColumns(rows[at]!)
  const names = columns.has('room') && !columns.has('section') ? 'room' : 'section'
  let room = ''
  const given = rows.slice(at + 1).flatMap((row) => {
    const read = readRow(row, columns)
    const heading = headingOf(row, read, at < 0)
    if (heading !== null) room = heading
    if (heading !== null || isTotal(read, row) || isDone(row, columns)) return []
    if (read.section !== '') room = read.section
    return [{ ...read, section: room }]
  })
  if (given.length === 0) return { kind: 'refused', problem: 'EMPTY_FILE' }
  if (isCut || given.length > MAX_IMPORT_ROWS) return { kind: 'refused', problem: 'TOO_MANY_ROWS' }
  return { kind: 'rows', rows: given, names }
}

/** The columns that a row names, where it names any: the first of those that mean the same. */
function findColumns({ cells }: TableRow): Map<Column, number> {
  const columns = new Map<Column, number>()
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell)
    if (column && !columns.has(column)) columns.set(column, index)
  }
  return columns
}

/** The column that a name stands for; null for any other. */
export function columnOf(cell: string): Column | null {
  const name = cell.toLowerCase().replace(/[\s_]+/g, ' ')
  return (Object.hasOwn(COLUMN_NAMES, name) && COLUMN_NAMES[name]) || null
}

function readRow({ number, cells }: TableRow, columns: ReadonlyMap<Column, number>): GivenRow {
  const cell = (column: Column) => unsafeCell(cells[columns.get(column) ?? -1] ?? '')
  return { row: number, sku: cell('sku'), qty: cell('qty'), section: cell('section') || cell('room') }
}

/** Whether a text is the name of a room rather than a code: words without digits, but for a number at their end. */
export function isRoomLike(text: string): boolean {
  return /^[\p{L}\p{M} -]+(?: \d{1,3})?$/u.test(text.trim())
}

/** The room that a row names for those below it; null for a row that names a product. */
function headingOf({ cells }: TableRow, { sku, qty, section }: GivenRow, isPlain: boolean): string | null {
  const texts = cells.filter((cell) => cell !== '')
  if (sku === '' && qty === '') return section === '' ? unsafeCell(texts[0] ?? '') : section
  return isPlain && texts.length === 1 && isRoomLike(sku) ? sku : null
}

function isTotal({ sku }: GivenRow, { cells }: TableRow): boolean {
  return sku === '' && cells.some((cell) => /^(?:sub|grand )?total\b/i.test(cell))
}

function isDone({ cells }: TableRow, columns: ReadonlyMap<Column, number>): boolean {
  return DONE_REMARKS.has(cells[columns.get('remark') ?? -1] ?? '')
}
