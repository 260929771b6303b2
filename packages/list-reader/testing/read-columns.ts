import { normaliseCode } from '@specify/engine/fold'
import { readListSheet } from '../read-sheet.ts'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B', 'ST8510-150W'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))

/** Reads a text in which ` > ` stands between columns, with a catalogue of four codes. */
export function readColumns(text: string) {
  return readListText(text.replaceAll(' > ', '\t'), { isCode })
}

/** Reads a sheet; rows without cells are blank. */
export function readCells(cells: readonly (readonly string[])[]) {
  const rows = cells.flatMap((row, index) => (row.length > 0 ? [{ number: index + 1, cells: row }] : []))
  return readListSheet({ rows }, { isCode })
}

/** Code, quantity and room of each row. */
export function shorten({ rows }: ReturnType<typeof readColumns>) {
  return rows.map(({ code, quantity, room }) => [code, quantity, room])
}
