import { unsafeCell } from '#app/core/csv.ts'
import type { Steps } from '#app/core/steps.ts'
import type { IsCode } from '../find-code.ts'
import { isCodeCell, isRoomText, quantityIn } from '../list-words.ts'
import { COMBINED_REMARK, REMARKS } from '../model.ts'
import { guessColumns } from './columns.ts'
import { namedField, plainName, type Field } from './fields.ts'
import { NOWHERE, placeBelow, readHeading, type Place } from './heading.ts'
import type { ChosenMappings, ListRow, ListTable, Mapping, PassedLine, PassedReason } from './model.ts'

/** A header is within so many rows; above it there may be a title. */
const MAX_ROWS_ABOVE = 30
const SAMPLE_ROWS = 5
/** Rows that are read in one step. */
const ROWS_AT_ONCE = 100
const MAX_KEY_LENGTH = 1_000
const DONE_REMARKS: ReadonlySet<string> = new Set([REMARKS.added, COMBINED_REMARK])

/** A row of cells with the lines that it takes. */
export interface Cells {
  readonly line: number
  readonly lineCount: number
  readonly cells: readonly string[]
  readonly text: string
}

interface TableReading {
  readonly isCode: IsCode
  readonly chosen: ChosenMappings
  /** Tables without names continue those of their shape above. */
  readonly shape: string
  readonly known: ReadonlyMap<string, ListTable>
  /** Named by a heading right above. */
  readonly place: Place
}

interface TableRows {
  readonly table: ListTable
  readonly rows: readonly ListRow[]
  readonly passed: readonly PassedLine[]
}

/** The rows of a table. A row that only names a room is a heading; a blank room or type is that of the row above. */
export function* readTable(
  given: readonly Cells[],
  { isCode, chosen, shape, known, place: above }: TableReading,
): Steps<TableRows> {
  const at = findHeader(given, isCode)
  const header = at < 0 ? null : given[at]!.cells
  const body = given.slice(at + 1)
  const key = header ? header.map(plainName).join('|').slice(0, MAX_KEY_LENGTH) : shape
  const guessed = known.get(key) ?? toTable(key, header, body, isCode)
  const own = Object.hasOwn(chosen, key) ? chosen[key] : undefined
  const mapping = own ?? guessed.mapping
  const table = own ? { ...guessed, mapping, asks: asksLeft(mapping, guessed.asks) } : guessed
  const rows: ListRow[] = []
  const passed: PassedLine[] = []
  const pass = (reason: PassedReason, { line, lineCount, text }: Cells) =>
    void passed.push({ line, lineCount, text, reason })
  for (const title of given.slice(0, Math.max(0, at))) pass('text', title)
  if (at >= 0) pass('names', given[at]!)
  const remarkAt = (header ?? []).findIndex((name) => namedField(name) === 'done')
  let place = above
  const typeAt = mapping.indexOf('type')
  const namesTypes = typeAt >= 0 && body.filter(({ cells }) => cells[typeAt]).length * 2 >= body.length
  for (const [index, row] of body.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield
    const read = readRow(row, mapping, key)
    const heading = headingOf(row, read, { hasHeader: header !== null, isCode })
    if (header && isSameRow(row.cells, header)) pass('names', row)
    else if (DONE_REMARKS.has(row.cells[remarkAt] ?? '')) pass('added', row)
    else if (isTotal(read, row)) pass('total', row)
    else if (heading) {
      place = placeBelow(place, heading)
      pass(heading === NOWHERE ? 'text' : 'room', row)
    } else if (!isProduct(read, mapping)) pass('text', row)
    else {
      // Where most rows name their type, those without one are of common areas.
      const isCommon = namesTypes && read.unitType === '' && read.room !== ''
      place = isCommon ? { ...NOWHERE, room: read.room } : placeBelow(place, read)
      rows.push({ ...read, ...place })
    }
  }
  return { table, rows, passed }
}

function toTable(key: string, header: readonly string[] | null, body: readonly Cells[], isCode: IsCode): ListTable {
  const rows = body.map((row) => row.cells.map(unsafeCell))
  const wide = rows.filter((row) => row.filter(Boolean).length > 1)
  const cells = wide.length > 0 ? wide : rows
  return { key, header, sample: cells.slice(0, SAMPLE_ROWS), ...guessColumns(header, cells, isCode) }
}

function asksLeft(mapping: Mapping, asks: ListTable['asks']): ListTable['asks'] {
  return asks.filter((field) => !mapping.includes(field) && !(field === 'code' && mapping.includes('description')))
}

/** The row with the names of the columns, or one of texts above rows with numbers and codes; -1 for none. */
function findHeader(rows: readonly Cells[], isCode: IsCode): number {
  const above = rows.slice(0, MAX_ROWS_ABOVE)
  const named = above.findIndex(({ cells }) => {
    const fields = cells.map((cell) => (cell === '' ? null : namedField(cell)))
    const filled = cells.filter(Boolean).length
    const count = fields.filter((field) => field !== null).length
    return count >= 2 ? count * 2 >= filled : count === 1 && filled === 1 && fields.includes('code')
  })
  if (named >= 0) return named
  const [first, ...others] = rows.map(({ cells }) => cells)
  if (!first || others.length < 2 || first.length < 2 || !first.every((cell) => cell !== '')) return -1
  const isValue = (cell: string) => isCode(cell) || isCodeCell(cell) || /\d/.test(cell)
  const valued = others.filter((cells) => cells.some(isValue)).length
  return first.some(isValue) || valued * 2 < others.length ? -1 : 0
}

function isSameRow(cells: readonly string[], header: readonly string[]): boolean {
  return cells.length === header.length && cells.every((cell, index) => plainName(cell) === plainName(header[index]!))
}

function readRow({ line, lineCount, cells }: Cells, mapping: Mapping, table: string): ListRow {
  const textsOf = (field: Field) =>
    mapping.flatMap((each, index) => (each === field && cells[index] ? [unsafeCell(cells[index])] : []))
  const quantities = [...new Set(textsOf('quantity').map((text) => quantityIn(text) ?? text))]
  const [code = ''] = textsOf('code')
  return {
    line,
    lineCount,
    table,
    code,
    quantity: quantities.join(' or '),
    room: (textsOf('room')[0] ?? '').replace(/:$/, ''),
    unitType: textsOf('type')[0] ?? '',
    units: quantityIn(textsOf('units')[0] ?? '') ?? '',
    tag: textsOf('tag')[0] ?? '',
    note: textsOf('note').join(' '),
    description: textsOf('description').join(' '),
  }
}

/** The room and type of a heading; empty where its text is neither; null for a row with a product. */
function headingOf(
  { cells }: Cells,
  { code, quantity, room, unitType, units, description }: ListRow,
  { hasHeader, isCode }: { hasHeader: boolean; isCode: IsCode },
): Place | null {
  const texts = cells.filter((cell) => cell !== '')
  const text = unsafeCell(texts[0] ?? '')
  if (code === '' && quantity === '') {
    if (room !== '' || unitType !== '') return description === '' ? { room, unitType, units } : null
    return texts.length === 1 ? (readHeading(text) ?? NOWHERE) : null
  }
  const isAlone = texts.length === 1 && !isCode(text) && !isCodeCell(text)
  return isAlone && !hasHeader && isRoomText(text.replace(/:$/, '')) ? readHeading(text) : null
}

/** Words alone are a product only where the table has no quantities at all. */
function isProduct({ code, quantity, description }: ListRow, mapping: Mapping): boolean {
  return code !== '' || quantity !== '' || (description !== '' && !mapping.includes('quantity'))
}

function isTotal({ code }: ListRow, { cells }: Cells): boolean {
  const isNamed = cells.some((cell) => /^(?:sub|grand )?total\b/i.test(cell))
  return isNamed && (code === '' || /^(?:sub|grand )?total\b/i.test(code))
}
