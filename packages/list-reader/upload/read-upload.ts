import type { Table, TableRow } from '@specify/spreadsheets/table.ts'
import { MAX_IMPORT_ROWS, type FileProblem, type GivenRow, type GivenRows } from './model.ts'

const COLUMNS = ['sku', 'qty', 'section'] as const
type Column = (typeof COLUMNS)[number]

/**
 * Parses a list strictly: its first non-blank row names the columns sku, qty and section, and no others. A cut file is
 * refused: lost rows leave no remark.
 */
export function readUpload({ rows, isCut, hasFarCells, endsShort }: Table): GivenRows {
  const [header, ...body] = rows
  if (!header) return refused('EMPTY_FILE')
  const columns = readHeader(header)
  if (!columns || hasFarCells || endsShort) return refused('INVALID_FILE')
  const known = new Set(columns.values())
  if (body.some(({ cells }) => cells.some((cell, index) => cell !== '' && !known.has(index))))
    return refused('INVALID_FILE')
  if (body.length === 0) return refused('EMPTY_FILE')
  if (isCut || body.length > MAX_IMPORT_ROWS) return refused('TOO_MANY_ROWS')
  return { kind: 'rows', rows: body.map((row) => toGivenRow(row, columns)) }
}

function refused(problem: FileProblem): GivenRows {
  return { kind: 'refused', problem }
}

/** Null where a column is missing, repeated or unknown. */
function readHeader({ cells }: TableRow): ReadonlyMap<Column, number> | null {
  const named = cells.flatMap((cell, index) => (cell === '' ? [] : [[cell.toLowerCase(), index] as const]))
  const columns = new Map(named)
  const isWhole = named.length === COLUMNS.length && COLUMNS.every((column) => columns.has(column))
  return isWhole ? (columns as Map<Column, number>) : null
}

function toGivenRow({ number, cells }: TableRow, columns: ReadonlyMap<Column, number>): GivenRow {
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? ''
  return { row: number, sku: cell('sku'), qty: cell('qty'), section: cell('section') }
}
