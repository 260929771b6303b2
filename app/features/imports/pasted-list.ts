import { assertText, readCsv } from '#app/platform/spreadsheet/read-csv.ts'
import { TableBuilder, type Table } from '#app/platform/spreadsheet/table.ts'
import { columnOf, isRoomLike } from './read-list.ts'

/** More than the rows of any list, with the longest values. */
export const MAX_PASTED_LENGTH = 100_000

/**
 * Text that was pasted, as a table: cells between tabs, commas or semicolons, as spreadsheets and files have them, or
 * lines as people write them, `97140C6AF 2 Main Bathroom`, where the first number of its own after the code is the
 * quantity.
 * @throws UnreadableSpreadsheet for text that is none.
 */
export function readPasted(text: string): Table {
  const isDelimited = /\t/.test(text) || text.split(/\r\n?|\n/).some((line) => /[,;].*[,;]/.test(line))
  return isDelimited || text.startsWith('sep=') ? readCsv(text) : readLines(text)
}

function readLines(text: string): Table {
  assertText(text)
  const table = new TableBuilder()
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    for (const [column, cell] of splitLine(line).entries()) table.addCell(column, cell)
    table.endRow(index + 1)
  }
  return table.build()
}

/** Code, quantity and room of a line. Words without a quantity among them are a code, or the name of the columns. */
function splitLine(line: string): string[] {
  const words = line.trim().split(/\s+/)
  if (words.every((word) => columnOf(word))) return words
  if (isRoomLike(line)) return [line]
  const at = words.findIndex((word, index) => index > 0 && /^(?:\d{1,5}x?|x\d{1,5})$/i.test(word))
  if (at < 0) return [words.join(' ')]
  return [words.slice(0, at).join(' '), words[at]!.replace(/x/i, ''), words.slice(at + 1).join(' ')]
}
