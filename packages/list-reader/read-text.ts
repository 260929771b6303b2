import { cacheByText } from '@specify/core/data/cache-by-text.ts'
import { finishSteps, type Chunked } from '@specify/core/data/chunked.ts'
import { assertText } from '@specify/spreadsheets/read-csv.ts'
import type { Table } from '@specify/spreadsheets/table.ts'
import { cleanLine } from './words/list-tokens.ts'
import type { IsCode } from './codes/find-code.ts'
import { assertLines } from './text/assert-length.ts'
import { joinBroken } from './codes/broken-codes.ts'
import { findTables, MAX_COLUMNS, type FoundTable } from './tables/find-tables.ts'
import type { ChosenMappings, ListAnswers, ListRow, ListTable, PassedLine, ReadList, Section } from './model.ts'
import { findHeader, tablesOf } from './columns/header.ts'
import { NOWHERE, withoutRoom, type Standing } from './places/place.ts'
import { withPlainRooms } from './places/plain-rooms.ts'
import { htmlTextSteps } from './text/html-text.ts'
import { readFreeLines } from './lines/read-free-lines.ts'
import { earlierFrom } from './text/reply.ts'
import type { Cells } from './tables/read-row.ts'
import { readTable } from './tables/read-table.ts'
import { withTabs } from './text/with-tabs.ts'
import { headingQuestion, questionsOf } from './columns/asked-columns.ts'
import { withPlainChanges } from './changes/plain-changes.ts'
import { countOnce } from './quantities/count-once.ts'
import { SheetNames } from './places/sheet-places.ts'
import { joinNames } from './words/two-row-names.ts'

const MAX_LINE_LENGTH = 2_000
/** Lines that are cleaned in one step. */
const CLEANED_AT_ONCE = 200
/** Time and sender of a chat message. */
const CHAT =
  /^\s*\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?\]?(?: [-–])? [^:\d]{1,40}: (?=\S)/i
/** The source of a page or of a message, pasted as it is. */
const MARKUP = /<\/(?:td|tr|table|p|div|li|body)>/i
const QUOTED = /^\s*(?:>\s?)+/

export interface ListReading {
  readonly isCode: IsCode
  readonly chosen?: ChosenMappings
  readonly answers?: ListAnswers
  /** Reads each row as a change of what is there: `Increase 97140C6AF from 4 to 6`. */
  readonly readsChanges?: boolean
}

/**
 * Reads the text of an email or of a spreadsheet: tables where consecutive lines share a delimiter and a width, all other
 * lines one by one. Every line that is not blank is in a row or among those passed over. Quoted lines of a reply, and
 * the messages below it, are passed over, unless the list is nowhere else.
 * @throws UnreadableSpreadsheet for binary data.
 */
export function* listTextSteps(text: string, reading: ListReading): Chunked<ReadList> {
  const read = yield* withPlainRooms(yield* readText(text, remembering(reading)), reading.answers)
  return countOnce(withPlainChanges(read, reading.answers), reading.answers)
}

function* readText(given: string, reading: ListReading): Chunked<ReadList> {
  assertText(given)
  const isMarkup = MARKUP.test(given)
  const text = isMarkup ? yield* htmlTextSteps(given) : withTabs(given)
  const written = (isMarkup ? text.replace(/\n{3,}/g, '\n\n') : text).split(/\r\n?|\n/)
  // Of a pasted page each element may be a line.
  if (isMarkup) assertLines(written)
  const lines: string[] = []
  for (const [index, line] of written.entries()) {
    if (index % CLEANED_AT_ONCE === 0) yield
    lines.push(cutLine(line))
  }
  const earlier = earlierFrom(lines)
  const isQuoted = (line: string, index: number) => QUOTED.test(line) || (index >= earlier && line.trim() !== '')
  const own = lines.map((line, index) => (isQuoted(line, index) ? '' : line))
  yield
  const read = yield* readLines(own, reading)
  const quoted = lines.flatMap((line, index) =>
    isQuoted(line, index) ? [{ line: index + 1, lineCount: 1, text: line.trim(), reason: 'quoted' as const }] : [],
  )
  if (quoted.length === 0) return read
  if (read.rows.length > 0) return { ...read, passed: [...read.passed, ...quoted].sort((a, b) => a.line - b.line) }
  return yield* readLines(
    lines.map((line) => line.replace(QUOTED, '')),
    reading,
  )
}

const remembering = (reading: ListReading): ListReading => ({ ...reading, isCode: cacheByText(reading.isCode) })

export function readListText(text: string, reading: ListReading): ReadList {
  return finishSteps(listTextSteps(text, reading))
}

type Sheets = Pick<Table, 'rows' | 'sheets' | 'unread'>

/**
 * Reads the rows of a spreadsheet, sheet by sheet: the name of one of several may say where its rows belong. Where each has
 * one cell only, they are lines as those of a text.
 */
export function* listSheetSteps({ rows, sheets = [ONLY], unread = [] }: Sheets, given: ListReading): Chunked<ReadList> {
  const reading = remembering(given)
  const known = new Map<string, ListTable>()
  const list = { rows: [] as ListRow[], passed: [] as PassedLine[], parts: [] as PassedLine[] }
  const sections: Section[] = []
  const unclear: string[] = []
  const names = new SheetNames(sheets, given.answers?.sheets ?? null)
  const rowsOf: (readonly ListRow[])[] = []
  for (const [index, { name, after }] of sheets.entries()) {
    const to = sheets[index + 1]?.after ?? Infinity
    const own = rows.filter(({ number }) => number > after && number <= to)
    const read = yield* readSheet(own, reading, { known, place: names.startOf(index) })
    for (const table of read.tables) known.set(table.key, table)
    rowsOf.push(read.rows)
    for (const row of names.placed(read.rows, index)) list.rows.push(row)
    for (const line of read.passed) list.passed.push(line)
    for (const part of read.parts) list.parts.push(part)
    unclear.push(...(read.questions ?? []).flatMap(({ about, names: own }) => (about === 'headings' ? own : [])))
    sections.push({ name, line: after + 1, isSheet: sheets.length > 1 }, ...(read.sections ?? []))
  }
  const last = rows.at(-1)?.number ?? 0
  for (const [index, name] of unread.entries())
    list.passed.push({ line: last + 1 + index, lineCount: 1, text: name, reason: 'sheet' })
  const question = names.question((index) => rowsOf[index] ?? [])
  const others = [...questionsOf(known.values(), list.rows), ...headingQuestion(unclear, given.answers)]
  const questions = [...(question ? [question] : []), ...others]
  const tables = Array.from(known.values())
  const read = yield* withPlainRooms({ tables, ...list, ...(sheets.length > 1 && { sheets }), sections, questions }, given.answers) // prettier-ignore
  return countOnce(withPlainChanges(read, given.answers), given.answers)
}

const ONLY = { name: '', after: 0 }

function* readSheet(
  rows: Table['rows'],
  reading: ListReading,
  { known: others, place }: { readonly known: ReadonlyMap<string, ListTable>; readonly place: Standing },
): Chunked<ReadList> {
  const { isCode, chosen = {}, answers, readsChanges } = reading
  const given = yield* joinNames(
    rows.map(({ number, cells }) => toCells(number, 1, cells)),
    ({ line }, lower, cells) => (lower.line === line + 1 ? toCells(line, 2, cells) : null),
    isCode,
  )
  if (findHeader(given, isCode) < 0 && given.every(({ cells }) => cells.filter(Boolean).length < 2))
    return yield* readColumn(given, reading)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const known = new Map(others)
  const list: { rows: ListRow[]; passed: PassedLine[] } = { rows: [], passed: [] }
  const sections: Section[] = []
  const unclear: string[] = []
  let outer = withoutRoom(place)
  for (const part of yield* tablesOf(given, isCode)) {
    const read = yield* readTable(part, {
      isCode,
      chosen,
      answers,
      readsChanges,
      shape: `sheet ${width}`,
      known,
      place,
      outer,
    })
    if (read.place !== place) outer = withoutRoom(read.place)
    known.set(read.table.key, read.table)
    for (const row of read.rows) list.rows.push(row)
    for (const line of read.passed) list.passed.push(line)
    sections.push(...read.sections)
    unclear.push(...read.unclear)
  }
  const questions = headingQuestion(unclear, answers)
  return { tables: Array.from(known.values()), ...list, parts: [], sections, questions }
}

/** Blank rows between them end what belongs together. */
function* readColumn(given: readonly Cells[], reading: ListReading): Chunked<ReadList> {
  const lines = given.flatMap(({ line, text }, index) => {
    const isApart = index > 0 && line > given[index - 1]!.line + 1
    return [...(isApart ? [{ line: line - 1, text: '' }] : []), { line, text }]
  })
  const texts = lines.map(({ text }) => cutLine(text.replace(/\s+/g, ' ')))
  const { rows, passed, parts, tables, sections = [], questions = [] } = yield* readLines(texts, reading)
  const numbered = <Line extends { readonly line: number }>(each: Line): Line => ({
    ...each,
    line: lines[each.line - 1]!.line,
  })
  return {
    tables,
    rows: rows.map(numbered),
    passed: passed.map(numbered),
    parts: parts.map(numbered),
    questions,
    sections: sections.flatMap((each) => (lines[each.line - 1] ? numbered(each) : [])),
  }
}

export function readListSheet(table: Sheets, reading: ListReading): ReadList {
  return finishSteps(listSheetSteps(table, reading))
}

const cutLine = (line: string) => cleanLine(line.slice(0, MAX_LINE_LENGTH)).replace(CHAT, '')

function toCells(line: number, lineCount: number, cells: readonly string[]): Cells {
  return { line, lineCount, cells: cells.slice(0, MAX_COLUMNS), text: cells.filter(Boolean).join(' | ') }
}

function* readLines(
  given: readonly string[],
  { isCode, chosen = {}, answers, readsChanges }: ListReading,
): Chunked<ReadList> {
  const { lines, parts: broken } = yield* joinBroken(given, isCode)
  const tables = new Map<string, ListTable>()
  const named = new Map<string, ListTable>()
  const rows: ListRow[] = []
  const passed: PassedLine[] = []
  const parts: PassedLine[] = [...broken]
  const sections: Section[] = []
  const unclear: string[] = []
  let [at, place, outer] = [0, NOWHERE, NOWHERE]
  function* readFree(to: number, above: { isAboveTable: boolean; isTitled: boolean }): Chunked<void> {
    const free = yield* readFreeLines(
      lines,
      { from: at, to, ...above, outer, headings: answers?.headings, readsChanges },
      isCode,
    )
    rows.push(...free.rows)
    passed.push(...free.passed)
    parts.push(...free.parts)
    sections.push(...free.sections)
    unclear.push(...free.unclear)
    ;({ place, outer } = free)
  }
  for (const found of yield* findTables(lines, isCode)) {
    const cells = cellsOf(found)
    yield* readFree(found.start, { isAboveTable: true, isTitled: findHeader(cells, isCode) >= 0 })
    const { shape } = found
    const read = yield* readTable(cells, {
      isCode,
      chosen,
      answers,
      readsChanges,
      shape,
      known: tables,
      named: named.get(shape),
      place,
      outer: withoutRoom(outer),
    })
    if (read.place !== NOWHERE) outer = withoutRoom(read.place)
    if (read.table.header) named.set(shape, read.table)
    tables.set(read.table.key, read.table)
    // Rooms as columns may give more than a call takes as arguments.
    for (const row of read.rows) rows.push(row)
    passed.push(...read.passed)
    sections.push(...read.sections)
    unclear.push(...read.unclear)
    at = found.end
  }
  yield* readFree(lines.length, { isAboveTable: false, isTitled: false })
  return {
    tables: Array.from(tables.values()),
    rows,
    passed: passed.sort((a, b) => a.line - b.line),
    parts,
    sections,
    questions: [...questionsOf(tables.values(), rows), ...headingQuestion(unclear, answers)],
  }
}

function cellsOf({ pieces }: FoundTable): Cells[] {
  return pieces.flatMap(({ start, end, cells }) =>
    cells.some(Boolean) ? [toCells(start + 1, end - start, cells)] : [],
  )
}
