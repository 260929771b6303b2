import { readXml } from './read-xml.ts'
import { type CellTaker, SheetReader } from './sheet-reader.ts'
import type { WorkbookParts } from './workbook-parts.ts'
import { readStrings } from './workbook-strings.ts'

/**
 * Reads the cells of a sheet. Rows and columns are the ones that cells name; the declared size is ignored.
 * @throws UnreadableSpreadsheet for rows that are out of order, and for a part that is not a whole sheet.
 */
export function readSheet(
  sheet: Uint8Array,
  parts: Pick<WorkbookParts, 'strings' | 'formats'>,
  taker: CellTaker,
  marksStruck = false,
): void {
  const { strings: part, formats } = parts
  const strings = part
    ? readStrings(part, findReferences(sheet, taker.maxCells), marksStruck)
    : new Map<number, string>()
  readXml(sheet, 'worksheet', new SheetReader({ formats, strings }, taker))
}

function findReferences(sheet: Uint8Array, maxCells: number): ReadonlySet<number> {
  const cellTypes = new Set<number>()
  let isShared = false
  let value = ''
  readXml(sheet, 'worksheet', {
    open(name, attributes) {
      if (name === 'c') isShared = attributes['t'] === 's'
      value = ''
    },
    text(piece) {
      if (isShared) value += piece
    },
    close(name) {
      if (name === 'v' && isShared) cellTypes.add(Number(value))
    },
    get isDone() {
      return cellTypes.size > maxCells
    },
  })
  return cellTypes
}
