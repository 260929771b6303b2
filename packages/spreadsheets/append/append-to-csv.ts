import { safeCell } from '@specify/core/text/csv.ts'
import { findDelimiter, readCsv } from '../read-csv.ts'
import type { TableLimits } from '../table.ts'
import type { AddedCell, Addition } from './added-cells.ts'
import { cellFormula } from './cell-formula.ts'

/** Lines count from 1, as the reader of a text counts them; the others keep what they have. */
interface Record {
  /** First line of the record. */
  readonly line: number
  /** Counted as in a spreadsheet: a record with line breaks is one row. */
  readonly row: number
  readonly fields: number
  /** Offset of its line end. */
  readonly end: number
}

const QUOTE = '"'

/**
 * The text of a CSV file with fields behind those of each named line, all of them in the same columns: its own separators,
 * quotes and line ends stay. Only the added formulas are formulas: added texts are guarded, as in every file of ours.
 */
export function appendToCsv(text: string, { columns, rows, total }: Addition): string {
  const { first, delimiter, records } = recordsIn(text)
  const byLine = new Map(records.map((record) => [record.line, record]))
  const width = Math.max(0, ...records.map(({ fields }) => fields))
  const rowOf = (line: number) => byLine.get(line)?.row ?? line
  const write = (cells: readonly (AddedCell | null)[], row: number, fields: number) => {
    const written = columns.map((_, index) => fieldText(cells[index] ?? null, { row, first: width, delimiter, rowOf }))
    return delimiter.repeat(Math.max(1, width - fields + 1)) + written.join(delimiter)
  }
  const all = new Map(rows)
  const totalLine = total ? findTotalLine(records, total.after) : null
  if (total && totalLine !== null) all.set(totalLine, total.cells)
  let written = text.slice(0, first)
  let at = first
  for (const record of records) {
    const cells = all.get(record.line)
    written += text.slice(at, record.end) + (cells ? write(cells, record.row, record.fields) : '')
    at = record.end
  }
  written += text.slice(at)
  if (!total || totalLine !== null) return written
  const [end = '\n'] = /\r\n|\r|\n/.exec(text) ?? []
  const row = (records.at(-1)?.row ?? 0) + 1
  return `${written}${/[\r\n]$/.test(written) ? '' : end}${write(total.cells, row, 1)}${end}`
}

/** The cells of each record, by its first line. @throws UnreadableSpreadsheet as `readCsv`. */
export function csvRecords(text: string, limits: TableLimits): Map<number, readonly string[]> {
  const { records } = recordsIn(text)
  const lines = new Map(records.map(({ row, line }) => [row, line]))
  return new Map(readCsv(text, limits).rows.map(({ number, cells }) => [lines.get(number) ?? number, cells]))
}

function recordsIn(text: string): { first: number; delimiter: string; records: Record[] } {
  const [{ length: first } = '', named] = /^sep=([^\r\n])(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  const delimiter = named ?? findDelimiter(text.slice(first))
  return { first, delimiter, records: recordsOf(text, first, delimiter) }
}

/** The line behind the last product. */
function findTotalLine(records: readonly Record[], after: number): number | null {
  return records.find(({ line }) => line > after)?.line ?? null
}

function recordsOf(text: string, from: number, delimiter: string): Record[] {
  const records: Record[] = []
  let line = from === 0 ? 1 : 2
  let [start, fields, row] = [line, 1, 1]
  let [isQuoted, isFieldStart, isBlank] = [false, true, true]
  const end = (at: number) => {
    if (!isBlank || at > 0) records.push({ line: start, row, fields: isBlank ? 0 : fields, end: at })
    row++
  }
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    const isBreak = sign === '\n' || sign === '\r'
    const width = sign === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (isQuoted) {
      if (sign === QUOTE && text[at + 1] === QUOTE) at++
      else if (sign === QUOTE) isQuoted = false
      else if (isBreak) {
        line++
        at += width - 1
      }
    } else if (isBreak) {
      end(at)
      line++
      at += width - 1
      ;[start, fields, isFieldStart, isBlank] = [line, 1, true, true]
    } else if (sign === delimiter) {
      fields++
      ;[isFieldStart, isBlank] = [true, false]
    } else {
      if (sign === QUOTE && isFieldStart) isQuoted = true
      ;[isFieldStart, isBlank] = [false, false]
    }
  }
  if (!isBlank) end(text.length)
  return records
}

interface FieldPlace {
  readonly row: number
  readonly first: number
  readonly delimiter: string
  readonly rowOf: (line: number) => number
}

function fieldText(cell: AddedCell | null, { row, first, delimiter, rowOf }: FieldPlace): string {
  if (!cell) return ''
  if (cell.kind === 'text') return quoted(safeCell(cell.text), delimiter)
  const inRows =
    cell.kind === 'sum' ? { ...cell, rows: { first: rowOf(cell.rows.first), last: rowOf(cell.rows.last) } } : cell
  // A program that opens the file makes numbers of digits.
  const formula = cellFormula(inRows, { row, first, isNumber: () => true })
  return formula === null
    ? cell.kind === 'amount'
      ? cell.value.toFixed(2)
      : String(cell.value)
    : quoted(`=${formula}`, delimiter)
}

function quoted(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n,;|\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
