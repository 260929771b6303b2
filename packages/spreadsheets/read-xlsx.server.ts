import { numberText } from './number-text.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetCell } from './sheet-reader.ts'
import {
  MAX_TABLE_COLUMNS,
  TABLE_LIMITS,
  TableBuilder,
  UnreadableSpreadsheet,
  type SheetChoice,
  type SheetPlace,
  type Table,
  type TableLimits,
} from './table.ts'
import { struckText } from './workbook-strings.ts'
import { readParts, type WorkbookParts } from './workbook-parts.ts'
import { ZipArchive } from './zip/zip.server.ts'
import type { ZipLimits } from './zip/zip-directory.server.ts'

export type Cell = string | number | null

/**
 * Reads the sheet that the limits ask for, or several one after the other, as texts: values as they were last computed,
 * never formulas.
 * @throws UnreadableSpreadsheet for what is no workbook, is damaged, or is beyond the limits.
 */
export function readXlsx(bytes: Buffer, limits: ZipLimits, tableLimits = TABLE_LIMITS): Table {
  const table = new TableBuilder(tableLimits)
  const archive = new ZipArchive(bytes, limits)
  const parts = readParts((name) => archive.read(name), tableLimits.sheet)
  const places: SheetPlace[] = []
  let after = 0
  const readOne = ({ name, part }: NamedPart) => {
    if (table.isFull) return
    const sheet = archive.read(part)
    if (!sheet) throw new UnreadableSpreadsheet('a sheet is not there')
    places.push({ name, after })
    let last = 0
    const taker = {
      maxCells: tableLimits.maxRows * (tableLimits.maxColumns ?? MAX_TABLE_COLUMNS),
      get isFull() {
        return table.isFull
      },
      addCell(column: number, cell: SheetCell) {
        const text = cell.kind === 'formula' ? formulaText(cell, tableLimits) : textOf(cell, parts)
        const isStruck = tableLimits.marksStruck === true && cell.format.isStruck === true
        table.addCell(column, isStruck ? struckText(text) : text)
      },
      endRow(number: number, isHidden: boolean) {
        last = number
        table.endRow(after + number, isHidden)
      },
    }
    readSheet(sheet, parts, taker, tableLimits.marksStruck)
    after += last
  }
  const { own, asides, beyond } = chooseSheets(parts, tableLimits.sheets)
  own.forEach(readOne)
  const isOfAsides = table.isEmpty
  if (isOfAsides) asides.forEach(readOne)
  const unread = [...(isOfAsides ? [] : asides), ...beyond].map(({ name }) => name)
  const [only] = places
  return {
    ...table.build(),
    ...(places.length > 1 ? { sheets: places } : only?.name && { onlySheet: only.name }),
    ...(unread.length > 0 && { unread }),
  }
}

type NamedPart = WorkbookParts['sheets'][number]

function chooseSheets({ sheetName, sheets }: WorkbookParts, choice: SheetChoice | undefined) {
  if (!choice) return { own: [{ name: '', part: sheetName }], asides: [], beyond: [] }
  const within = sheets.slice(0, choice.most)
  const isAside = ({ name }: NamedPart) => choice.asides.test(name.slice(0, MAX_SHEET_NAME))
  return {
    own: within.filter((each) => !isAside(each)),
    asides: within.filter(isAside),
    beyond: sheets.slice(choice.most),
  }
}

const MAX_SHEET_NAME = 31

/** Larger than any table that people read on a page. */
const MAX_SHOWN_ROWS = 2_000
const MAX_SHOWN_COLUMNS = 100
const SHOWN_LIMITS: ZipLimits = { maxEntries: 500, maxInflatedBytes: 16 * 1024 * 1024, maxRatio: 100 }

/** Rows of the first shown sheet. Dates stay numbers. @throws UnreadableSpreadsheet as `readXlsx`, or if too large. */
export function readFirstSheet(bytes: Buffer): Cell[][] {
  const archive = new ZipArchive(bytes, SHOWN_LIMITS)
  const parts = readParts((name) => archive.read(name))
  const sheet = archive.read(parts.sheetName)
  if (!sheet) throw new UnreadableSpreadsheet('the first sheet is not there')
  const rows: Cell[][] = []
  let cells: Cell[] = []
  readSheet(sheet, parts, {
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
  })
  return rows
}

function tooLarge(): UnreadableSpreadsheet {
  return new UnreadableSpreadsheet(`more than ${MAX_SHOWN_ROWS} rows or ${MAX_SHOWN_COLUMNS} columns`)
}

/** Shows a formula's text; only the first cell of a shared formula has it. */
function formulaText({ text }: SheetCell, { keepsFormulas = false }: TableLimits): string {
  return keepsFormulas ? `=${text || '(formula)'}` : ''
}

function textOf({ kind, text, format }: SheetCell, { is1904 }: WorkbookParts): string {
  if (kind === 'number') return numberText(text, format, { is1904 })
  return kind === 'boolean' && text !== '' ? (text.trim() === '1' ? 'TRUE' : 'FALSE') : text
}

function valueOf({ kind, text }: SheetCell): Cell {
  if (text === '' || kind === 'error' || kind === 'formula') return null
  if (kind === 'boolean') return text === '1' ? 'Yes' : 'No'
  const number = Number(text)
  return kind === 'number' && Number.isFinite(number) ? number : text
}
