import { TableBuilder, UnreadableSpreadsheet, type Table } from './table.ts'

const DELIMITERS = [',', ';', '\t'] as const
/** What no text has: these are bytes of something else. */
// oxlint-disable-next-line no-control-regex -- it is control characters that are looked for
const BINARY = /[\0-\u0008\u000e-\u001f]/

/**
 * Reads text with delimiters as a table. A first line `sep=;` names the delimiter, which is not counted as a row;
 * otherwise it is the one that the first row has most of. Quoted fields may hold delimiters, line ends and doubled quotes.
 * @throws UnreadableSpreadsheet for text that no spreadsheet writes: control characters, a quote without an end.
 */
export function readCsv(text: string): Table {
  assertText(text)
  const [first = '', named] = /^sep=([^\r\n])(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  const source = text.slice(first.length)
  return readRows(source, named ?? findDelimiter(source))
}

/** @throws UnreadableSpreadsheet for what has control characters, and for what ends within a character. */
export function assertText(text: string): void {
  if (BINARY.test(text)) throw new UnreadableSpreadsheet('control characters')
  if (text.endsWith('\ufffd')) throw new UnreadableSpreadsheet('it ends within a character')
}

function findDelimiter(text: string): string {
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

function readRows(text: string, delimiter: string): Table {
  const table = new TableBuilder()
  const special = new RegExp(`${escapeRegExp(delimiter)}|\\r\\n|\\r|\\n`, 'g')
  let number = 1
  let column = 0
  /** Of the rows that a line end ends. */
  const widths: number[] = []
  for (let at = 0; at <= text.length && !table.isFull;) {
    const isQuoted = text[at] === '"'
    const field = isQuoted ? readQuoted(text, at) : { value: '', end: at }
    special.lastIndex = field.end
    const next = special.exec(text)
    const rest = text.slice(field.end, next?.index)
    table.addCell(column, isQuoted ? field.value + rest : rest)
    at = special.lastIndex
    if (next?.[0] === delimiter) {
      column++
      continue
    }
    table.endRow(number++)
    const width = column === 0 && rest === '' && !isQuoted ? 0 : column + 1
    if (!next) return table.build({ endsShort: isShort(width, widths) })
    if (width > 0) widths.push(width)
    column = 0
  }
  return table.build()
}

/** Whether a last row without a line end lacks cells that all before it have: a header, and a row at least. */
function isShort(width: number, [first = 0, ...others]: readonly number[]): boolean {
  return width > 0 && width < first && others.length > 0 && others.every((each) => each === first)
}

/** The field whose quote opens at `start`, and where it has ended. */
function readQuoted(text: string, start: number): { value: string; end: number } {
  let value = ''
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new UnreadableSpreadsheet('a quote does not end')
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    at = quote + 2
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
