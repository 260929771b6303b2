import { numberText, type NumberFormat } from './number-text.ts'
import { readXml, type XmlReader } from './read-xml.ts'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, TableBuilder, UnreadableSpreadsheet, type Table } from './table.ts'
import { readStrings, unescapeText, type WorkbookParts } from './workbook-parts.ts'

const PLAIN: NumberFormat = { id: 0, code: null }

/**
 * Reads the cells of a sheet. Rows and columns are the ones that cells name; what the sheet says of its size is not.
 * @throws UnreadableSpreadsheet for rows that are not in their order.
 */
export function readSheet(sheet: Uint8Array, parts: Omit<WorkbookParts, 'sheetName'>): Table {
  const { strings: part } = parts
  const strings = part ? readStrings(part, findReferences(sheet)) : new Map<number, string>()
  const reader = new SheetReader({ ...parts, strings })
  readXml(sheet, reader)
  return reader.table.build()
}

/** The numbers of the shared texts that the cells name, as far as a table goes. */
function findReferences(sheet: Uint8Array): ReadonlySet<number> {
  const found = new Set<number>()
  let isShared = false
  let value = ''
  readXml(sheet, {
    open(name, attributes) {
      if (name === 'c') isShared = attributes['t'] === 's'
      value = ''
    },
    text(piece) {
      if (isShared) value += piece
    },
    close(name) {
      if (name === 'v' && isShared) found.add(Number(value))
    },
    get isDone() {
      return found.size > MAX_TABLE_ROWS * MAX_TABLE_COLUMNS
    },
  })
  return found
}

interface CellContext {
  readonly is1904: boolean
  readonly formats: readonly NumberFormat[]
  readonly strings: ReadonlyMap<number, string>
}

class SheetReader implements XmlReader {
  readonly table = new TableBuilder()
  private readonly parts: CellContext
  private row = 0
  private column = -1
  private type = ''
  private style = 0
  private value = ''
  private isValue = false
  private isReading = false

  constructor(parts: CellContext) {
    this.parts = parts
  }

  get isDone(): boolean {
    return this.table.isFull
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      const number = readNumber(attributes['r']) ?? this.row + 1
      if (number <= this.row) throw new UnreadableSpreadsheet('rows out of order')
      this.row = number
      this.column = -1
    } else if (name === 'c') {
      this.column = readColumn(attributes['r']) ?? this.column + 1
      this.type = attributes['t'] ?? 'n'
      this.style = readNumber(attributes['s']) ?? 0
      this.value = ''
    } else if (name === 'rPh') this.isReading = true
    else this.isValue = name === 'v' || (name === 't' && !this.isReading)
  }

  text(piece: string): void {
    if (this.isValue) this.value += piece
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false
    else if (name === 'rPh') this.isReading = false
    else if (name === 'c') this.table.addCell(this.column, this.cellValue())
    else if (name === 'row') this.table.endRow(this.row)
  }

  private cellValue(): string {
    const { type, value, parts } = this
    switch (type) {
      case 's':
        return parts.strings.get(Number(value)) ?? ''
      case 'n':
        return numberText(value, parts.formats[this.style] ?? PLAIN, parts)
      case 'b':
        return value === '' ? '' : value.trim() === '1' ? 'TRUE' : 'FALSE'
      default:
        return unescapeText(value)
    }
  }
}

function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null
}

/** The column of `AB12`, from 0. */
function readColumn(reference: string | undefined): number | null {
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/i.exec(reference ?? '') ?? []
  if (letters === undefined) return null
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
