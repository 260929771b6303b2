import type { NumberFormat } from './number-text.ts'
import type { XmlReader } from './read-xml.ts'
import { UnreadableSpreadsheet } from './table.ts'
import { unescapeText } from './workbook-strings.ts'

const PLAIN: NumberFormat = { id: 0, code: null }

export interface SheetCell {
  /** A `formula` was saved without the value that it had come to. */
  readonly kind: 'text' | 'number' | 'boolean' | 'error' | 'formula'
  readonly text: string
  readonly format: NumberFormat
}

export interface CellTaker {
  /** Limit of shared texts that are looked up. */
  readonly maxCells: number
  readonly isFull: boolean
  /** `column` counts from 0. */
  addCell(column: number, cell: SheetCell): void
  /** `number` counts from 1, as the sheet does. */
  endRow(number: number, isHidden: boolean): void
}

interface CellContext {
  readonly formats: readonly NumberFormat[]
  readonly strings: ReadonlyMap<number, string>
}

export class SheetReader implements XmlReader {
  private readonly parts: CellContext
  private readonly taker: CellTaker
  private row = 0
  private column = -1
  private isHidden = false
  private type = ''
  private style = 0
  private value = ''
  private isValue = false
  private isReading = false
  private formula: string | null = null
  private isFormula = false
  private hasValue = false

  constructor(parts: CellContext, taker: CellTaker) {
    this.parts = parts
    this.taker = taker
  }

  get isDone(): boolean {
    return this.taker.isFull
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      const number = readNumber(attributes['r']) ?? this.row + 1
      if (number <= this.row) throw new UnreadableSpreadsheet('rows out of order')
      this.row = number
      this.isHidden = /^(?:1|true)$/.test(attributes['hidden'] ?? '')
      this.column = -1
    } else if (name === 'c') {
      this.column = readColumn(attributes['r']) ?? this.column + 1
      this.type = attributes['t'] ?? 'n'
      this.style = readNumber(attributes['s']) ?? 0
      this.value = ''
      this.formula = null
      this.hasValue = false
    } else if (name === 'f') {
      this.formula = ''
      this.isFormula = true
    } else if (name === 'rPh') this.isReading = true
    else {
      this.isValue = name === 'v' || (name === 't' && !this.isReading)
      if (name === 'v') this.hasValue = true
    }
  }

  text(piece: string): void {
    if (this.isValue) this.value += piece
    else if (this.isFormula) this.formula += piece
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false
    else if (name === 'f') this.isFormula = false
    else if (name === 'rPh') this.isReading = false
    else if (name === 'c') this.taker.addCell(this.column, this.cell())
    else if (name === 'row') this.taker.endRow(this.row, this.isHidden)
  }

  private cell(): SheetCell {
    const { type, value, parts } = this
    const format = parts.formats[this.style] ?? PLAIN
    if (this.formula !== null && !this.hasValue && value === '') return { kind: 'formula', text: this.formula, format }
    switch (type) {
      case 's':
        return { kind: 'text', text: parts.strings.get(Number(value)) ?? '', format }
      case 'n':
        return { kind: 'number', text: value, format }
      case 'b':
        return { kind: 'boolean', text: value, format }
      case 'e':
        return { kind: 'error', text: unescapeText(value), format }
      default:
        return { kind: 'text', text: unescapeText(value), format }
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
