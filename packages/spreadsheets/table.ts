import { withoutInvisible } from '@specify/core/text/invisible-text.ts'

export interface Table {
  readonly rows: readonly TableRow[]
  readonly isCut: boolean
  readonly hasFarCells: boolean
  /** True if the last row is shorter than all others and has no line end: the file is probably cut. CSV only. */
  readonly endsShort?: true
  /** Start of each sheet in a workbook with several that was read whole. */
  readonly sheets?: readonly SheetPlace[]
  /** Name of the only sheet that was read, where sheets were chosen. */
  readonly onlySheet?: string
  /** Rows that the workbook hides, and that were read; left out for none. */
  readonly hiddenRows?: number
  /** Names of sheets that are shown but were not read. */
  readonly unread?: readonly string[]
}

export interface SheetPlace {
  readonly name: string
  /** Rows are numbered through: its own first one is the next. */
  readonly after: number
}

export interface TableRow {
  /** Row number as shown by the spreadsheet, starting at 1. */
  readonly number: number
  readonly cells: readonly string[]
}

/** Several times the rows that any import takes; blank rows do not count. */
export const MAX_TABLE_ROWS = 1_000
/** More than any export of ours has. */
export const MAX_TABLE_COLUMNS = 30
/** Longer than any value that an import accepts, so that a cut value stays invalid. */
const MAX_CELL_LENGTH = 200

export interface TableLimits {
  readonly maxRows: number
  readonly maxCellLength: number
  /** 30 by default. Cells beyond are left out. */
  readonly maxColumns?: number
  /** A formula that was saved without its value is its text, `=B2*2`; blank otherwise. */
  readonly keepsFormulas?: boolean
  /** Texts that are struck through stand between `~~`, as in Markdown; plain otherwise. */
  readonly marksStruck?: boolean
  /** Ends of lines within a cell stay, as `\n`; they are spaces otherwise. */
  readonly keepsLines?: boolean
  /** Read where a workbook has a sheet of this name that is shown; its first one otherwise. */
  readonly sheet?: string
  /** Sheets to read if the preferred one is missing; only the first where absent. */
  readonly sheets?: SheetChoice
}

/** All that are shown; those whose names say that they stand beside a list, only where the others have no rows. */
export interface SheetChoice {
  readonly most: number
  readonly asides: RegExp
}

export const TABLE_LIMITS: TableLimits = { maxRows: MAX_TABLE_ROWS, maxCellLength: MAX_CELL_LENGTH }

export type TableKind = 'xlsx' | 'csv'

/** Reason why nothing was read: the file is not of its declared type, or malformed. */
export class UnreadableSpreadsheet extends Error {
  override readonly name = 'UnreadableSpreadsheet'
}

/** Text that is clean already. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/

/** Plain spaces and hyphens, no zero-width signs, trimmed, and no half of a sign where it is cut. */
export function cellText(raw: string, maxLength = MAX_CELL_LENGTH, keepsLines = false): string {
  if (raw === '') return ''
  if (raw.length <= maxLength && PLAIN.test(raw)) return raw
  const text = raw.length > maxLength * 8 ? raw.slice(0, maxLength * 8) : raw
  const visible = withoutInvisible(text).replace(/[\u2010\u2011]/g, '-')
  const spaced = keepsLines ? visible.replace(/\r\n?/g, '\n').replace(/[^\S\n]/g, ' ') : visible.replace(/\s/g, ' ')
  return spaced.trim().slice(0, maxLength).toWellFormed()
}

export class TableBuilder {
  private readonly rows: TableRow[] = []
  private cells: string[] = []
  private hasFarCells = false
  private isCut = false
  private hiddenRows = 0
  private readonly limits: TableLimits

  constructor(limits = TABLE_LIMITS) {
    this.limits = limits
  }

  get isFull(): boolean {
    return this.isCut
  }

  get isEmpty(): boolean {
    return this.rows.length === 0
  }

  /** `column` counts from 0. */
  addCell(column: number, raw: string): void {
    const text = cellText(raw, this.limits.maxCellLength, this.limits.keepsLines)
    if (text === '') return
    if (column >= (this.limits.maxColumns ?? MAX_TABLE_COLUMNS)) {
      this.hasFarCells = true
      return
    }
    while (this.cells.length < column) this.cells.push('')
    this.cells[column] = text
  }

  endRow(number: number, isHidden = false): void {
    const { cells } = this
    if (cells.length === 0) return
    if (isHidden) this.hiddenRows++
    this.cells = []
    if (this.rows.length >= this.limits.maxRows) this.isCut = true
    else this.rows.push({ number, cells })
  }

  build({ endsShort = false } = {}): Table {
    return {
      rows: this.rows,
      isCut: this.isCut,
      hasFarCells: this.hasFarCells,
      ...(endsShort && { endsShort }),
      ...(this.hiddenRows > 0 && { hiddenRows: this.hiddenRows }),
    }
  }
}
