import { readFileSync, statSync } from 'node:fs'
import { countOf } from '@specify/core/text/count-text.ts'
import { decodeText } from '@specify/spreadsheets/decode-text.ts'
import { unsafeCell } from '@specify/core/text/csv.ts'
import { readCsv } from '@specify/spreadsheets/read-csv.ts'
import { readXlsx } from '@specify/spreadsheets/read-xlsx.server.ts'
import { UnreadableSpreadsheet, type Table } from '@specify/spreadsheets/table.ts'
import { isCodeHeading, MAX_CELL_LENGTH } from './columns.ts'
import { RefusedFile } from '../refused-file.ts'

const MOST_ROWS = 100_000
const MOST_COLUMNS = 200
/** Lines among which the headings are looked for: a title may stand above them. */
const HEADING_ROWS = 20
/** The first sheet alone is read; the others are named. */
const SHEETS = { most: 1, asides: /(?!)/ }
const LIMITS = {
  maxRows: MOST_ROWS + 1,
  // Of a longer one, one more is read, and its row is refused.
  maxCellLength: MAX_CELL_LENGTH + 1,
  maxColumns: MOST_COLUMNS,
  sheets: SHEETS,
  keepsFormulas: true,
  keepsLines: true,
}
/** Largest file in bytes: a workbook takes several times its size in memory. */
const MOST_BYTES = { csv: 60_000_000, xlsx: 20_000_000 } as const
const ZIP_LIMITS = { maxEntries: 500, maxInflatedBytes: 160 * 1024 * 1024, maxRatio: 200 }
const ZIP_MARK = 'PK'

export interface ReadTable {
  /** As wide as the widest row; empty where a column has none. */
  readonly headings: readonly string[]
  readonly headingLine: number
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** Notes about the file as a whole. */
  readonly notes: readonly string[]
}

/**
 * Reads a table of codes with a line of headings: CSV in the encodings of spreadsheets, or the first sheet of a workbook.
 *
 * @throws RefusedFile for what is none, and for what is beyond the limits.
 */
export function readTable(file: string): ReadTable {
  const bytes = readBytes(file)
  const table = readEither(bytes)
  if (table.rows.length === 0) throw new RefusedFile('The file is empty.')
  if (table.hasFarCells) throw new RefusedFile(`The file has more than ${MOST_COLUMNS} columns.`)
  if (table.isCut) throw new RefusedFile(`The file has more than ${MOST_ROWS.toLocaleString('en-AU')} rows.`)
  if (table.endsShort) throw new RefusedFile('The file ends in the middle of a row. It was probably cut on its way.')
  const at = findHeadings(table.rows)
  const { number: headingLine, cells: first } = table.rows[at]!
  const others = table.rows.slice(at + 1)
  const width = others.reduce((most, { cells }) => Math.max(most, cells.length), first.length)
  const headings = Array.from({ length: width }, (_, column) => first[column] ?? '')
  const isHeading = ({ cells }: { readonly cells: readonly string[] }) =>
    cells.length === first.length && cells.every((cell, column) => cell === first[column])
  const repeated = others.filter(isHeading)
  const rows = others
    .filter((row) => !isHeading(row))
    .map(({ number, cells }) => ({ line: number, cells: cells.map(unsafeCell) }))
  const notes = [
    ...(at > 0
      ? [`${at === 1 ? 'A line' : `${at} lines`} above the headings, which are on line ${headingLine}: not read.`]
      : []),
    ...(repeated.length > 0
      ? [`The headings come again on line ${repeated.map(({ number }) => number).join(', ')}: left out.`]
      : []),
    ...(table.hiddenRows
      ? [
          `${countOf(table.hiddenRows, 'row')} that the workbook hides ${table.hiddenRows === 1 ? 'is' : 'are'} read as well.`,
        ]
      : []),
    ...(table.unread && table.unread.length > 0 ? [`Sheets that are not read: ${table.unread.join(', ')}.`] : []),
  ]
  return { headings, headingLine, rows, notes }
}

/** Finds the row of the headings: the first one, or one below a title, which names the codes and has more cells. */
function findHeadings(rows: Table['rows']): number {
  const at = rows.slice(0, HEADING_ROWS).findIndex(({ cells }) => cells.some(isCodeHeading))
  const filled = (row: number) => rows[row]!.cells.filter((cell) => cell !== '').length
  return at > 0 && rows.slice(0, at).every((_, above) => filled(above) < filled(at)) ? at : 0
}

function readBytes(file: string): Buffer {
  const { size } = statSync(file)
  if (size > MOST_BYTES.csv) throw new RefusedFile(`A table has at most ${MOST_BYTES.csv / 1_000_000} MB.`)
  const bytes = readFileSync(file)
  if (bytes.subarray(0, 2).toString('latin1') === ZIP_MARK && size > MOST_BYTES.xlsx)
    throw new RefusedFile(`A workbook has at most ${MOST_BYTES.xlsx / 1_000_000} MB. Save it as CSV.`)
  return bytes
}

function readEither(bytes: Buffer): Table {
  try {
    return bytes.subarray(0, 2).toString('latin1') === ZIP_MARK
      ? readXlsx(bytes, ZIP_LIMITS, LIMITS)
      : readCsv(decodeText(bytes), LIMITS)
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) throw new RefusedFile(`The file cannot be read: ${error.message}.`)
    throw error
  }
}
