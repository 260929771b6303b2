import { assertText, readCsv } from '@specify/spreadsheets/read-csv.ts'
import { columnOf } from '../words/column-names.ts'
import { findBlock } from './list-blocks.ts'
import { readListItems } from '../lines/list-line.ts'
import { cleanLine } from '../words/list-tokens.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isPlace } from '../words/list-words.ts'
import type { GivenRow } from './model.ts'
import { namesOf, readList, readRows, toListRows, type ListRows } from './read-list.ts'
import type { ListColumns } from './list-columns.ts'

export const MAX_PASTED_LENGTH = 100_000
/** Far more than the rows of any list, with an email around it. */
const MAX_LINES = 3_000
const MAX_LINE_LENGTH = 1_000

export type PastedList = ListRows & { readonly passedOver: readonly string[] }

interface Found {
  readonly rows: GivenRow[]
  readonly passedOver: { line: number; text: string }[]
  names: 'section' | 'room' | null
  readonly columns: Map<string, ListColumns>
}

/**
 * Parses a pasted text. Tables are found where consecutive lines share a delimiter and a number of cells; other lines
 * are parsed one by one. Lines without a product are returned apart.
 * @throws UnreadableSpreadsheet for binary data.
 */
export function readPastedList(text: string, isCode: IsCode = () => false): PastedList {
  if (/^sep=/i.test(text)) return { ...readList(readCsv(text), isCode), passedOver: [] }
  assertText(text)
  const lines = text.split(/\r\n?|\n/).map((line) => cleanLine(line.slice(0, MAX_LINE_LENGTH)))
  const found: Found = { rows: [], passedOver: [], names: null, columns: new Map() }
  readBetween(lines.slice(0, MAX_LINES), { from: 0, to: Math.min(lines.length, MAX_LINES) }, { isCode, found })
  const rows = found.rows.toSorted((a, b) => a.row - b.row)
  const read = toListRows(rows, { isCut: lines.length > MAX_LINES, names: found.names ?? 'section' })
  return { ...read, passedOver: found.passedOver.toSorted((a, b) => a.line - b.line).map((each) => each.text) }
}

interface Reading {
  readonly isCode: IsCode
  readonly found: Found
}

/** Parses lines from `from` to `to` (exclusive): their largest table, then the lines above and below it. */
function readBetween(lines: readonly string[], { from, to }: { from: number; to: number }, reading: Reading): void {
  const { isCode, found } = reading
  const block = findBlock(lines, from, to, isCode)
  if (!block) return readFreeLines(lines, { from, to }, reading)
  readBetween(lines, { from, to: block.start }, reading)
  const { rows, columns } = readRows(block.rows, isCode, found.columns.get(block.shape))
  found.columns.set(block.shape, columns)
  found.names ??= namesOf(columns)
  found.rows.push(...rows)
  readBetween(lines, { from: block.end, to }, reading)
}

function readFreeLines(lines: readonly string[], { from, to }: { from: number; to: number }, reading: Reading): void {
  const { isCode, found } = reading
  const read = Array.from({ length: to - from }, (_, index) => {
    const text = lines[from + index]!.trim()
    const [said, ...others] = readListItems(text, isCode)
    return { line: from + index, text, said: said!, others }
  }).filter(({ text }) => text !== '')
  const first = read.findIndex(({ said }) => said.kind === 'item')
  const last = read.findLastIndex(({ said }) => said.kind === 'item')
  let room = ''
  for (const [index, { line, text, said, others }] of read.entries()) {
    const names = new Set(text.split(/\s+/).map(columnOf))
    if (names.has('sku') && !names.has(null)) {
      found.names ??= names.has('room') ? 'room' : 'section'
    } else if (said.kind === 'item') {
      for (const item of [said, ...others]) {
        if (item.kind !== 'item') continue
        if (item.room !== '') room = item.room
        found.rows.push({ row: line + 1, sku: item.sku, qty: item.qty, section: room })
      }
    } else if (said.kind === 'heading' && index < last && (index > first || isPlace(said.room))) {
      room = said.room
    } else {
      found.passedOver.push({ line, text })
    }
  }
}
