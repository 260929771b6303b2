import { finishSteps, type Chunked } from '@specify/core/data/chunked.ts'
import type { Table } from '@specify/spreadsheets/table.ts'
import { withPlainChanges } from './changes/plain-changes.ts'
import { headingQuestion, questionsOf } from './columns/asked-columns.ts'
import { findHeader, tablesOf } from './columns/header.ts'
import type { ListRow, ListTable, PassedLine, ReadList, Section } from './model.ts'
import { withoutRoom, type Standing } from './places/place.ts'
import { withPlainRooms } from './places/plain-rooms.ts'
import { SheetNames } from './places/sheet-places.ts'
import { countOnce } from './quantities/count-once.ts'
import { cutLine, readLines, remembering, toCells, type ListReading } from './read-text.ts'
import type { Cells } from './tables/read-row.ts'
import { readTable } from './tables/read-table.ts'
import { cellsWithoutStruck, withoutMarks, withStruckRows } from './text/struck.ts'
import { joinNames } from './words/two-row-names.ts'

type Sheets = Pick<Table, 'rows' | 'sheets' | 'unread'>

/**
 * Reads the rows of a spreadsheet, sheet by sheet: the name of one of several may say where its rows belong. Where each has
 * one cell only, they are lines as those of a text.
 */
export function* listSheetSteps(table: Sheets, given: ListReading): Chunked<ReadList> {
  const { sheets = [ONLY], unread = [] } = table
  const reading = remembering(given)
  const known = new Map<string, ListTable>()
  const list = { rows: [] as ListRow[], passed: [] as PassedLine[], parts: [] as PassedLine[] }
  const struck = new Set<number>()
  const rows = table.rows.flatMap((row) => {
    const cells = cellsWithoutStruck(row.cells)
    if (cells) return [given.readsChanges || cells === row.cells ? row : { ...row, cells }]
    const plain = row.cells.map(withoutMarks)
    if (given.readsChanges) {
      struck.add(row.number)
      return [{ ...row, cells: plain }]
    }
    list.passed.push({ line: row.number, lineCount: 1, text: plain.filter(Boolean).join(' | '), reason: 'deleted' })
    return []
  })
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
  list.passed.sort((a, b) => a.line - b.line)
  const read = yield* withPlainRooms({ tables, ...list, ...(sheets.length > 1 && { sheets }), sections, questions }, given.answers) // prettier-ignore
  return countOnce(withPlainChanges(withStruckRows(read, struck), given.answers), given.answers)
}

const ONLY = { name: '', after: 0 }

function* readSheet(
  rows: Table['rows'],
  reading: ListReading,
  { known: others, place }: { readonly known: ReadonlyMap<string, ListTable>; readonly place: Standing },
): Chunked<ReadList> {
  const { isCode, chosen = {}, answers, readsChanges, passesTwins } = reading
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
      passesTwins,
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
