import { cacheByText } from '@specify/core/data/cache-by-text.ts'
import { finishSteps, type Chunked } from '@specify/core/data/chunked.ts'
import { assertText } from '@specify/spreadsheets/read-csv.ts'
import { cleanLine } from './words/list-tokens.ts'
import type { IsCode } from './codes/find-code.ts'
import { assertLines } from './text/assert-length.ts'
import { joinBroken } from './codes/broken-codes.ts'
import { findTables, MAX_COLUMNS, type FoundTable } from './tables/find-tables.ts'
import type { ChosenMappings, ListAnswers, ListRow, ListTable, PassedLine, ReadList, Section } from './model.ts'
import { findHeader } from './columns/header.ts'
import { NOWHERE, withoutRoom } from './places/place.ts'
import { withPlainRooms } from './places/plain-rooms.ts'
import { htmlTextSteps } from './text/html-text.ts'
import { readFreeLines } from './lines/read-free-lines.ts'
import { earlierFrom } from './text/reply.ts'
import type { Cells } from './tables/read-row.ts'
import { readTable } from './tables/read-table.ts'
import { withoutMarks, withoutStruck, withStruckRows } from './text/struck.ts'
import { withTabs } from './text/with-tabs.ts'
import { headingQuestion, questionsOf } from './columns/asked-columns.ts'
import { withPlainChanges } from './changes/plain-changes.ts'
import { countOnce } from './quantities/count-once.ts'

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
  /** Passes over the twins of our own exports: a project splits lines of handed units itself. */
  readonly passesTwins?: boolean
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
  const struck: PassedLine[] = []
  const struckRows = new Set<number>()
  for (const [index, line] of lines.entries()) {
    const rest = withoutStruck(line)
    if (!reading.readsChanges) lines[index] = rest ?? ''
    else if (rest === null) lines[index] = withoutMarks(line)
    if (rest !== null) continue
    if (reading.readsChanges) struckRows.add(index + 1)
    else struck.push({ line: index + 1, lineCount: 1, text: withoutMarks(line).trim(), reason: 'deleted' })
  }
  const earlier = earlierFrom(lines)
  const isQuoted = (line: string, index: number) => QUOTED.test(line) || (index >= earlier && line.trim() !== '')
  const own = lines.map((line, index) => (isQuoted(line, index) ? '' : line))
  yield
  const read = withStruckRows(withPassed(yield* readLines(own, reading), struck), struckRows)
  const quoted = lines.flatMap((line, index) =>
    isQuoted(line, index) ? [{ line: index + 1, lineCount: 1, text: line.trim(), reason: 'quoted' as const }] : [],
  )
  if (quoted.length === 0) return read
  if (read.rows.length > 0) return withPassed(read, quoted)
  return yield* readLines(
    lines.map((line) => line.replace(QUOTED, '')),
    reading,
  )
}

function withPassed(read: ReadList, more: readonly PassedLine[]): ReadList {
  return more.length === 0 ? read : { ...read, passed: [...read.passed, ...more].sort((a, b) => a.line - b.line) }
}

export const remembering = (reading: ListReading): ListReading => ({ ...reading, isCode: cacheByText(reading.isCode) })

export function readListText(text: string, reading: ListReading): ReadList {
  return finishSteps(listTextSteps(text, reading))
}

export const cutLine = (line: string) => cleanLine(line.slice(0, MAX_LINE_LENGTH)).replace(CHAT, '')

export function toCells(line: number, lineCount: number, cells: readonly string[]): Cells {
  return { line, lineCount, cells: cells.slice(0, MAX_COLUMNS), text: cells.filter(Boolean).join(' | ') }
}

export function* readLines(
  given: readonly string[],
  { isCode, chosen = {}, answers, readsChanges, passesTwins }: ListReading,
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
      passesTwins,
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
