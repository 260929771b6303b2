import { isFormula, isNoName, isNoValue, isSpot, isUnitOfMeasure } from '../words/blank-words.ts'
import type { IsCode } from '../codes/find-code.ts'
import { namedCodes } from '../codes/named-codes.ts'
import { isCodeCell, isDescription, isLabel, isPlace, isRoomText, quantityIn } from '../words/list-words.ts'
import type { Named } from './fields.ts'

/** `BM-01`, `WC3`, `SH-12a`. */
const TAG = /^\p{Lu}{1,4}[-. ]?\d{1,3}\p{L}?$/u
const UNIT_TYPE = /^(?:(?:unit|apt|apartment|villa|house|dwelling) )?type [\p{L}\p{N}][\p{L}\p{N} -]{0,20}$/iu

/** `LOT 12` and `DROP 1` are parts of a building or of an order. */
export function isTag(text: string): boolean {
  const [word = '', number] = text.split(' ', 2)
  return TAG.test(text) && (number === undefined || !isLabel(word))
}

export function isUnitType(text: string): boolean {
  return UNIT_TYPE.test(text) && !isDescription(text)
}

/** Shares of the cells of a column that may be one thing or another, from 0 to 1; blank cells do not count. */
export interface ColumnContent {
  readonly filled: number
  readonly known: number
  /** Codes of the catalogue among other words. */
  readonly naming: number
  readonly codeLike: number
  readonly quantity: number
  /** Numbers with cents or the sign of a currency. */
  readonly money: number
  readonly room: number
  readonly place: number
  readonly unitType: number
  readonly tag: number
  readonly description: number
  readonly long: number
  readonly distinct: number
  readonly isCounter: boolean
  /** True if most cells cannot be names: units of measure, `Week 12`, `Supply`. */
  readonly isNameless: boolean
}

export interface Column extends ColumnContent {
  readonly index: number
  readonly name: string
  readonly named: Named | null
  readonly cells: readonly string[]
}

const MONEY = /^(?:(?:au|nz)?[$€£]\s*)?-?\d[\d,]*\.\d\d$|^(?:au|nz)?[$€£]|^-?\d[\d.]*,\d\d(?:\s*€)?$/i
/** `2 ea`, `x 3` */
export const COUNTED_CELL = /^(?:[x×] ?\d|\d{1,4} ?(?:[x×]|off|ea|each|nos?|nr|pcs?|pieces?|sets?|pairs?|prs?)\b)/i
const LONG_WORDS = 4
/** Each word of these is looked up. */
const NAMING_CELLS = 30

function shareOf(cells: readonly string[], holds: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(holds).length / cells.length
}

export function contentOf(cells: readonly string[], isCode: IsCode): ColumnContent {
  const filled = cells.filter((cell) => cell !== '' && !isFormula(cell))
  const said = filled.filter((cell) => !isNoValue(cell))
  const share = (holds: (cell: string) => boolean) => shareOf(filled, holds)
  const shareSaid = (holds: (cell: string) => boolean) => shareOf(said, holds)
  const numbers = filled.map(Number)
  return {
    filled: cells.length === 0 ? 0 : filled.length / cells.length,
    known: share((cell) => isCode(cell)),
    naming: shareOf(filled.slice(0, NAMING_CELLS), (cell) => {
      return cell.includes(' ') && !isCode(cell) && namedCodes(cell, isCode) !== ''
    }),
    money: share((cell) => MONEY.test(cell)),
    codeLike: share((cell) => isCodeCell(cell)),
    // A dash is none of a product.
    quantity: shareOf(
      filled.filter((cell) => !/^[-–—]$/.test(cell)),
      (cell) => quantityIn(cell) !== null,
    ),
    room: shareSaid(isRoomText),
    place: shareSaid((cell) => isPlace(cell) && !isSpot(cell)),
    unitType: shareSaid(isUnitType),
    tag: shareSaid(isTag),
    description: share(isDescription),
    long: share((cell) => cell.split(' ').length >= LONG_WORDS),
    distinct: said.length === 0 ? 0 : new Set(said).size / said.length,
    isCounter:
      // Of two rows `2` and `3` may be quantities.
      (numbers.length > 2 || (numbers.length > 1 && numbers[0]! <= 1)) &&
      numbers.every((number, index) => index === 0 || number === numbers[index - 1]! + 1),
    // `No` is a unit, too.
    isNameless:
      shareOf(
        filled.filter((cell) => isUnitOfMeasure(cell) || !isNoValue(cell)),
        isNoName,
      ) >= 0.5,
  }
}
