import { numberText } from './number-text.ts'
import { readSheet } from './read-sheet.ts'
import type { CellTaker, SheetCell } from './sheet-reader.ts'
import { MAX_TABLE_COLUMNS, TABLE_LIMITS, TableBuilder, UnreadableSpreadsheet, type Table } from './table.ts'
import { readParts, type WorkbookParts } from './workbook-parts.ts'
import { ZipArchive } from './zip.server.ts'
import type { ZipLimits } from './zip-directory.server.ts'

export type Cell = string | number | null

/**
 * Reads the first sheet that is shown as texts: values as they were last computed, never formulas.
 * @throws UnreadableSpreadsheet for what is no workbook, is damaged, or is beyond the limits.
 */
export function readXlsx(bytes: Buffer, limits: ZipLimits, tableLimits = TABLE_LIMITS): Table {
  const table = new TableBuilder(tableLimits)
  readFirst(bytes, limits, tableLimits.sheet, (parts) => ({
    maxCells: tableLimits.maxRows * MAX_TABLE_COLUMNS,
    get isFull() {
      return table.isFull
    },
    addCell: (column, cell) => table.addCell(column, textOf(cell, parts)),
    endRow: (number) => table.endRow(number),
  }))
  return table.build()
}

/** Larger than any table that people read on a page. */
const MAX_SHOWN_ROWS = 2_000
const MAX_SHOWN_COLUMNS = 100
const SHOWN_LIMITS: ZipLimits = { maxEntries: 500, maxInflatedBytes: 16 * 1024 * 1024, maxRatio: 100 }

/** Rows of the first shown sheet. Dates stay numbers. @throws UnreadableSpreadsheet as `readXlsx`, or if too large. */
export function readFirstSheet(bytes: Buffer): Cell[][] {
  const rows: Cell[][] = []
  let cells: Cell[] = []
  readFirst(bytes, SHOWN_LIMITS, undefined, () => ({
    maxCells: MAX_SHOWN_ROWS * MAX_SHOWN_COLUMNS,
    isFull: false,
    addCell(column, cell) {
      const value = valueOf(cell)
      if (value === null) return
      if (column >= MAX_SHOWN_COLUMNS) throw tooLarge()
      while (cells.length < column) cells.push(null)
      cells[column] = value
    },
    endRow(number) {
      if (cells.length === 0) return
      if (number > MAX_SHOWN_ROWS) throw tooLarge()
      while (rows.length < number - 1) rows.push([])
      rows.push(cells)
      cells = []
    },
  }))
  return rows
}

function tooLarge(): UnreadableSpreadsheet {
  return new UnreadableSpreadsheet(`more than ${MAX_SHOWN_ROWS} rows or ${MAX_SHOWN_COLUMNS} columns`)
}

function readFirst(
  bytes: Buffer,
  limits: ZipLimits,
  sheetName: string | undefined,
  open: (parts: WorkbookParts) => CellTaker,
): void {
  const archive = new ZipArchive(bytes, limits)
  const parts = readParts((name) => archive.read(name), sheetName)
  const sheet = archive.read(parts.sheetName)
  if (!sheet) throw new UnreadableSpreadsheet('the first sheet is not there')
  readSheet(sheet, parts, open(parts))
}

function textOf({ kind, text, format }: SheetCell, { is1904 }: WorkbookParts): string {
  if (kind === 'number') return numberText(text, format, { is1904 })
  return kind === 'boolean' && text !== '' ? (text.trim() === '1' ? 'TRUE' : 'FALSE') : text
}

function valueOf({ kind, text }: SheetCell): Cell {
  if (text === '' || kind === 'error') return null
  if (kind === 'boolean') return text === '1' ? 'Yes' : 'No'
  const number = Number(text)
  return kind === 'number' && Number.isFinite(number) ? number : text
}
