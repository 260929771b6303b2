import { finishSteps, type Steps } from '#app/core/steps.ts'
import { assertText } from '#app/platform/spreadsheet/read-csv.ts'
import type { Table } from '#app/platform/spreadsheet/table.ts'
import type { IsCode } from '../find-code.ts'
import { findTables, MAX_COLUMNS, type FoundTable } from './find-tables.ts'
import { NOWHERE, type Place } from './heading.ts'
import type { ChosenMappings, ListRow, ListTable, PassedLine, ReadList } from './model.ts'
import { readFreeLines } from './read-free-lines.ts'
import { readTable, type Cells } from './read-table.ts'

const MAX_LINE_LENGTH = 2_000
const QUOTED = /^\s*(?:>\s?)+/

export interface ListReading {
  readonly isCode: IsCode
  readonly chosen?: ChosenMappings
}

/**
 * Reads the text of an email or of a spreadsheet: tables where consecutive lines share a delimiter and a width, all other
 * lines one by one. Every line that is not blank is in a row or among those passed over. Quoted lines of a reply are
 * passed over, unless the list is nowhere else.
 * @throws UnreadableSpreadsheet for binary data.
 */
export function* listTextSteps(text: string, reading: ListReading): Steps<ReadList> {
  assertText(text)
  const lines = text.split(/\r\n?|\n/).map(cleanLine)
  const own = lines.map((line) => (QUOTED.test(line) ? '' : line))
  yield
  const read = yield* readLines(own, reading)
  const quoted = lines.flatMap((line, index) =>
    QUOTED.test(line) ? [{ line: index + 1, lineCount: 1, text: line.trim(), reason: 'quoted' as const }] : [],
  )
  if (quoted.length === 0) return read
  if (read.rows.length > 0) return { ...read, passed: [...read.passed, ...quoted].sort((a, b) => a.line - b.line) }
  return yield* readLines(
    lines.map((line) => line.replace(QUOTED, '')),
    reading,
  )
}

/** All of it at once. */
export function readListText(text: string, reading: ListReading): ReadList {
  return finishSteps(listTextSteps(text, reading))
}

/** Reads the rows of a spreadsheet. */
export function* listSheetSteps({ rows }: Pick<Table, 'rows'>, { isCode, chosen = {} }: ListReading): Steps<ReadList> {
  const given = rows.map(({ number, cells }) => toCells(number, 1, cells))
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  if (given.length === 0) return { tables: [], rows: [], passed: [], parts: [] }
  const how = { isCode, chosen, shape: `sheet ${width}`, known: new Map(), place: NOWHERE }
  const { table, rows: read, passed } = yield* readTable(given, how)
  return { tables: [table], rows: read, passed, parts: [] }
}

export function readListSheet(table: Pick<Table, 'rows'>, reading: ListReading): ReadList {
  return finishSteps(listSheetSteps(table, reading))
}

function cleanLine(line: string): string {
  return line
    .slice(0, MAX_LINE_LENGTH)
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\S\t]/g, ' ')
}

function toCells(line: number, lineCount: number, cells: readonly string[]): Cells {
  return { line, lineCount, cells: cells.slice(0, MAX_COLUMNS), text: cells.filter(Boolean).join(' | ') }
}

function* readLines(lines: readonly string[], { isCode, chosen = {} }: ListReading): Steps<ReadList> {
  const tables = new Map<string, ListTable>()
  const rows: ListRow[] = []
  const passed: PassedLine[] = []
  const parts: PassedLine[] = []
  let at = 0
  let place: Place = NOWHERE
  function* readFree(to: number, isAboveTable: boolean): Steps<void> {
    const free = yield* readFreeLines(lines, { from: at, to, isAboveTable }, isCode)
    rows.push(...free.rows)
    passed.push(...free.passed)
    parts.push(...free.parts)
    place = free.place
  }
  for (const found of yield* findTables(lines, isCode)) {
    yield* readFree(found.start, true)
    const read = yield* readTable(cellsOf(found), { isCode, chosen, shape: found.shape, known: tables, place })
    tables.set(read.table.key, read.table)
    rows.push(...read.rows)
    passed.push(...read.passed)
    at = found.end
  }
  yield* readFree(lines.length, false)
  return { tables: Array.from(tables.values()), rows, passed: passed.sort((a, b) => a.line - b.line), parts }
}

function cellsOf({ pieces }: FoundTable): Cells[] {
  return pieces.flatMap(({ start, end, cells }) =>
    cells.some(Boolean) ? [toCells(start + 1, end - start, cells)] : [],
  )
}
