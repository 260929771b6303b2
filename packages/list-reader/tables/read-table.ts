import { changeColumns, withTableChange } from '../changes/table-changes.ts'
import { unsafeCell } from '@specify/core/text/csv.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { isUnitName } from '../words/blank-words.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isPlace } from '../words/list-words.ts'
import { isDoneRemark } from '../upload/model.ts'
import { asksLeft, isOneEach, withQuestions } from '../columns/asked-columns.ts'
import { guessColumns } from '../columns/columns.ts'
import { continuedTable } from './continued-table.ts'
import { namedField, plainName } from '../columns/fields.ts'
import { bareHeading, isClearPlace, isRule, readHeading } from '../columns/heading.ts'
import type { ChosenMappings, ListAnswers, ListRow, ListTable, PassedLine, PassedReason, Section } from '../model.ts'
import { findHeader, isSameRow } from '../columns/header.ts'
import {
  headingOf,
  isProduct,
  readRow,
  saysNone,
  leadsWithTags,
  withDitto,
  withImplied,
  withLeadingTag,
  withQuantityBelow,
  type Cells,
} from './read-row.ts'
import { isCharge, isTotal, isTotalRow } from '../quantities/totals-and-charges.ts'
import { withPacks, withUnits } from '../quantities/pack-units.ts'
import {
  isPartAlone,
  isRemarkAlone,
  levelColumns,
  mergedAt,
  NOT_WITHIN,
  readWithin,
  withLevels,
} from '../quantities/level-columns.ts'
import { isLevel } from '../quantities/levels.ts'
import { NOWHERE, placeBelow, placeOfRow, toPlace, withoutRoom, type Place, type Standing } from '../places/place.ts'
import { placeColumns, rowsByPlace } from '../places/place-columns.ts'
import { isDeletedCell, opensDeleted, opensExcluded } from '../quantities/deleted.ts'
import { isSummaryRow } from '../words/summary-name.ts'
import { rowsByCode } from '../codes/shared-codes.ts'
import { cutsOf, rowsBeside } from './table-cuts.ts'
import { handColumns, isTwinRow, withoutUnitsOfHand } from './hand-columns.ts'
import { isUnplaced, namesSomebody } from '../places/unplaced.ts'

const SAMPLE_ROWS = 5
/** Rows that are read in one step. */
const ROWS_AT_ONCE = 100
const MAX_KEY_LENGTH = 1_000

interface TableReading {
  readonly isCode: IsCode
  readonly chosen: ChosenMappings
  readonly answers?: ListAnswers | undefined
  readonly readsChanges?: boolean | undefined
  readonly passesTwins?: boolean | undefined
  /** Tables without names continue those of their shape above. */
  readonly shape: string
  readonly known: ReadonlyMap<string, ListTable>
  /** The last one above with names and as many columns. */
  readonly named?: ListTable | undefined
  /** Named by a heading right above. */
  readonly place: Standing
  /** The type and the level that headings of the table go on with. */
  readonly outer: Standing
}

interface TableRows {
  readonly table: ListTable
  readonly rows: readonly ListRow[]
  readonly passed: readonly PassedLine[]
  readonly place: Standing
  /** It is one itself. */
  readonly sections: readonly Section[]
  /** Names above rows that may be rooms or something else. */
  readonly unclear: readonly string[]
}

/** The rows of a table, or of several that stand side by side under the same names. */
export function* readTable(given: readonly Cells[], reading: TableReading): Chunked<TableRows> {
  const at = findHeader(given, reading.isCode)
  if (at < 0) return yield* readOne(given, at, reading)
  const cuts = cutsOf(given, at, reading.isCode)
  if (cuts.length < 2) return yield* readOne(given, at, reading)
  const read: TableRows[] = []
  for (const cut of cuts) {
    const own = cut.rows.filter((_, index) => index === at || cut.hasRow(index))
    read.push(yield* readOne(own, own.indexOf(cut.rows[at]!), reading))
  }
  const rows = cuts[0]!.isOfRows ? read.flatMap((each) => each.rows) : rowsBeside(read.map((each) => each.rows))
  if (cuts[0]!.isOfRows) rows.sort((a, b) => a.line - b.line)
  const taken = new Set(rows.map(({ line }) => line))
  const passed = new Map<number, PassedLine>()
  for (const each of read.flatMap((one) => one.passed)) if (!taken.has(each.line)) passed.set(each.line, each)
  for (const { line, lineCount, text } of given)
    if (!taken.has(line) && !passed.has(line)) passed.set(line, { line, lineCount, text, reason: 'text' })
  return {
    table: read[0]!.table,
    rows,
    passed: Array.from(passed.values()).sort((a, b) => a.line - b.line),
    place: read.at(-1)!.place,
    sections: read[0]!.sections,
    unclear: read.flatMap(({ unclear }) => unclear),
  }
}

/** The rows of a table. A row that only names a room is a heading; a blank room or type is that of the row above. */
function* readOne(
  given: readonly Cells[],
  at: number,
  { isCode, chosen, answers, readsChanges = false, shape, known, named, place: above, outer, ...more }: TableReading,
): Chunked<TableRows> {
  const header = at < 0 ? null : given[at]!.cells
  const body = given.slice(at + 1)
  const continued = header ? undefined : continuedTable(named, body, isCode)
  const key = header ? header.map(plainName).join('|').slice(0, MAX_KEY_LENGTH) : (continued?.key ?? shape)
  const guessed = known.get(key) ?? toTable(key, header, body, { isCode, answers })
  const own = Object.hasOwn(chosen, key) ? chosen[key] : undefined
  const mapping = own ?? guessed.mapping
  const mapped = own ? { ...guessed, mapping, asks: asksLeft(mapping, guessed.asks), questions: [] } : guessed
  const changed = readsChanges ? changeColumns(header, body) : null
  // Which one counts is known where both are read.
  const table =
    changed && changed.was >= 0 ? { ...mapped, asks: mapped.asks.filter((each) => each !== 'quantity') } : mapped
  const rows: ListRow[] = []
  const passed: PassedLine[] = []
  const pass = (reason: PassedReason, { line, lineCount, text }: Cells) =>
    void passed.push({ line, lineCount, text, reason })
  const sections: Section[] = [{ name: '', line: given[0]?.line ?? 1 }]
  let place = above
  const summarise = (row: Cells, reason: PassedReason) => {
    sections.push({ name: bareHeading(row.text).name, line: row.line })
    place = NOWHERE
    pass(reason, row)
  }
  const goOn = (next: Place) => (place = placeBelow(place === NOWHERE ? outer : place, next))
  for (const [index, title] of given.slice(0, Math.max(0, at)).entries()) {
    const titled = placeIn(title, index === at - 1)
    if (titled) goOn(titled)
    if (!titled && isSummaryRow(title)) summarise(title, 'text')
    else pass(titled ? 'room' : 'text', title)
  }
  if (at >= 0) pass('names', given[at]!)
  const remarkAt = (header ?? []).findIndex((name) => namedField(name) === 'done')
  const hands = handColumns(more.passesTwins ? header : null)
  const columns = levelColumns(header, mapping, body)
  const roomless = mapping.map((field, at) => (columns.some(({ index }) => index === at) ? null : field))
  const places = placeColumns(mapping, header)
  const unclear = new Set<string>()
  let within = NOT_WITHIN
  let isExcluded = false
  const [typeAt, codeAt, roomAt] = [mapping.indexOf('type'), mapping.indexOf('code'), roomless.indexOf('room')]
  const hasLeadingTags = leadsWithTags(body, { mapping, key, isCode })
  const namesTypes = typeAt >= 0 && body.filter(({ cells }) => cells[typeAt]).length * 2 >= body.length
  for (const [index, row] of body.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield
    const plain = withoutUnitsOfHand(readRow(row, roomless, { table: key, isCode }), row.cells, hands)
    const own = changed ? withTableChange(plain, row.cells, changed) : plain
    const isAside = isRemarkAlone(row.cells)
    const next = isAside ? within : readWithin(own, row.cells, { columns, roomAt, above: within })
    within = { levels: next.levels, room: within.room, unitType: within.unitType }
    const placed = isAside ? own : withLevels(own, row.cells, next, columns)
    const read = withDitto(hasLeadingTags ? withLeadingTag(placed, isCode) : placed, row, rows.at(-1))
    const last = rows.at(-1)
    const whole = last && index > 0 ? withQuantityBelow(last, own, { above: body[index - 1]!, own: row }) : null
    if (whole) {
      rows[rows.length - 1] = whole
      pass('part', row)
      continue
    }
    const only = row.cells.filter(Boolean).length === 1 ? row.text : ''
    const heading = headingOf(row, read, { hasHeader: header !== null, mapping, isCode })
    if (only !== '') isExcluded = opensDeleted(only) || opensExcluded(only)
    if (
      row.cells.every((cell) => cell === '' || isRule(cell)) ||
      (header && index === 0 && row.cells.every(isUnitName))
    )
      pass('text', row)
    else if (header && isSameRow(row.cells, header)) pass('names', row)
    else if (isSummaryRow(row)) summarise(row, isTotal(read, row.cells) ? 'total' : 'text')
    else if (isDoneRemark(row.cells[remarkAt] ?? '')) pass('added', row)
    else if (isTotal(read, row.cells) || (isCharge(read) && !isCode(read.code))) pass('total', row)
    else if (isTwinRow(row.cells, hands)) pass('twin', row)
    else if (!readsChanges && row.cells.some(isDeletedCell)) pass('deleted', row)
    else if (isExcluded && !heading) pass('deleted', row)
    else if (heading) {
      if (heading !== NOWHERE) within = { levels: next.levels, room: '', unitType: within.unitType }
      const name = row.cells.find(Boolean) ?? ''
      const isUnclear = heading !== NOWHERE && read.room === '' && read.unitType === '' && !isClearPlace(heading)
      const isOfNobody = isUnplaced(name, false) || namesSomebody(name)
      if (isUnclear && !isOfNobody) unclear.add(bareHeading(name).name)
      const isOfNone = isOfNobody || (isUnclear && answers?.headings === 'neither')
      place = isOfNone ? NOWHERE : goOn(heading)
      if (sections.at(-1)!.name !== '') sections.push({ name: '', line: row.line })
      pass(isOfNone || heading === NOWHERE ? 'text' : 'room', row)
    } else if (!isProduct(read, mapping)) pass('text', row)
    else {
      within = next
      if (saysNone(row.cells[typeAt])) place = NOWHERE
      else if (saysNone(row.cells[roomAt])) place = withoutRoom(place)
      // Where most rows name their type, those without one are of common areas.
      const isCommon = namesTypes && read.unitType === '' && read.room !== ''
      place = isCommon ? { ...NOWHERE, room: read.room, roomCount: read.roomCount } : placeOfRow(place, read)
      const packed = withPacks(read, row.cells, { mapping, header })
      const all = read.unitType === '' && place.unitType === '' ? withUnits(packed) : packed
      const counted = mapping.includes('quantity') ? all : withImplied(all, isOneEach(table))
      const said = rowsByCode({ ...counted, ...toPlace(place) }, unsafeCell(row.cells[codeAt] ?? ''), isCode)
      for (const each of said) rows.push(...rowsByPlace(each, row.cells, { mapping, places }))
    }
  }
  return { table, rows, passed, place, sections, unclear: Array.from(unclear) }
}

/** The place that a title names right above the names of the columns; higher up only a type or a level is one. */
function placeIn(title: Cells, isLast: boolean): Place | null {
  const [text = '', ...others] = title.cells.filter((cell) => cell !== '')
  const place = others.length === 0 && text !== '' ? readHeading(unsafeCell(text)) : null
  return place && (place.unitType !== '' || (isLast ? isPlace(place.room) : isLevel(place.room))) ? place : null
}

function toTable(
  key: string,
  header: readonly string[] | null,
  body: readonly Cells[],
  { isCode, answers }: Pick<TableReading, 'isCode' | 'answers'>,
): ListTable {
  const all = body.map((row) => row.cells.map(unsafeCell))
  // `Total` below the names of rooms is none.
  const plain = all.filter((row) => !isTotalRow(row))
  const rows = plain.length > 0 ? plain : all
  const isWide = (row: readonly string[]) => row.filter(Boolean).length > 1
  const zoneAt = mergedAt(header, rows.filter(isWide))
  const wide = rows.filter((row) => isWide(row) || isPartAlone(header?.[zoneAt] ?? '', row[zoneAt] ?? ''))
  const cells = wide.length > 0 ? wide : rows
  return {
    key,
    header,
    sample: cells.slice(0, SAMPLE_ROWS),
    ...withQuestions(guessColumns(header, cells, isCode), answers),
  }
}
