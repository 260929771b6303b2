import { CsvError, parse } from 'csv-parse/sync'
import { TableBuilder, UnreadableSpreadsheet, type Table, type TableLimits } from './table.ts'

const DELIMITERS = [',', ';', '\t'] as const
/** Control characters that no text has: these are bytes of something else. */
// oxlint-disable-next-line no-control-regex -- it is control characters that are looked for
const BINARY = /[\0-\u0008\u000e-\u001f]/

/**
 * Reads text with delimiters as a table. A first line `sep=;` names the delimiter, which is not counted as a row;
 * otherwise it is the one that the first row has most of. Quoted fields may hold delimiters, line ends and doubled quotes.
 * @throws UnreadableSpreadsheet for text that no spreadsheet writes: control characters, a quote without an end.
 */
export function readCsv(text: string, limits?: TableLimits): Table {
  assertText(text)
  const [first = '', named] = /^sep=([^\r\n])(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  const source = text.slice(first.length)
  if (!/[^\s,;]/.test(source)) return new TableBuilder(limits).build({ endsShort: false })
  return readRows(source, named ?? findDelimiter(source), limits)
}

/** @throws UnreadableSpreadsheet for what has control characters, and for what ends within a character. */
export function assertText(text: string): void {
  if (BINARY.test(text)) throw new UnreadableSpreadsheet('control characters')
  if (text.endsWith('\ufffd')) throw new UnreadableSpreadsheet('it ends within a character')
}

/** The delimiter that the first row has most of. */
export function findDelimiter(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  for (const sign of firstLine(text)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return DELIMITERS.reduce((best, each) => ((counts.get(each) ?? 0) > (counts.get(best) ?? 0) ? each : best))
}

/** The first line that is more than space and delimiters. */
function firstLine(text: string): string {
  return /^.*[^\s,;"].*$/m.exec(text)?.[0] ?? ''
}

function readRows(text: string, delimiter: string, limits?: TableLimits): Table {
  const table = new TableBuilder(limits)
  const widths: number[] = []
  const addRow = ({ record, raw }: RawRecord, number: number) => {
    widths.push(record.length)
    if (table.isFull) return null
    for (const [column, cell] of withoutLooseQuotes(record, raw).entries()) table.addCell(column, cell)
    table.endRow(number)
    return null // nothing is kept but the table
  }
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\r', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      raw: true,
      // A file of blank lines would make millions of rows; they count for the numbers of the others.
      skip_empty_lines: true,
      // Its type does not know of `raw`.
      on_record: (record, { records, empty_lines: blank }) => addRow(record as unknown as RawRecord, records + blank),
    })
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableSpreadsheet(error.message) : error
  }
  const last = /[\r\n]$/.test(text) || table.isFull ? 0 : (widths.pop() ?? 0)
  return table.build({
    endsShort: isShort(last, widths),
  })
}

interface RawRecord {
  readonly record: readonly string[]
  readonly raw: string
}

/**
 * Text after the end of a quoted field belongs to it: `"a" ,b` and `"a"b`, as Excel reads them. The library leaves the
 * quotes of such fields. A field may begin with a quote of its own only in a row with three of them side by side.
 */
function withoutLooseQuotes(record: readonly string[], raw: string): readonly string[] {
  if (raw.includes('"""')) return record
  return record.map((cell) => cell.replace(/^"(?:([^]*)"(\s*)$|([^"]*)")/, '$1$2$3'))
}

/** Returns whether the last row, without a line end, is shorter than all others. Needs a header and a row. */
function isShort(width: number, [first = 0, ...others]: readonly number[]): boolean {
  return width > 0 && width < first && others.length > 0 && others.every((each) => each === first)
}
