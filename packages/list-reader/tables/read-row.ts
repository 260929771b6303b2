import { unsafeCell } from '@specify/core/text/csv.ts'
import { isDitto, isFormula, isNoName, isNoValue } from '../words/blank-words.ts'
import type { IsCode } from '../codes/find-code.ts'
import { isCodeCell, isDescription, isPlace, quantityIn, quantityInCell } from '../words/list-words.ts'
import { namedCodes } from '../codes/named-codes.ts'
import { isTag } from '../columns/column-content.ts'
import { readEachRoom, rowsInEach } from '../quantities/each-room.ts'
import type { Field } from '../columns/fields.ts'
import { readHeading } from '../columns/heading.ts'
import { splitTag } from '../codes/leading-tag.ts'
import type { ListRow, Mapping } from '../model.ts'
import { NOWHERE, type Place } from '../places/place.ts'
import { readRoomCount } from '../quantities/room-count.ts'
import { isTotal } from '../quantities/totals-and-charges.ts'
import { readUncounted } from '../quantities/uncounted.ts'

const MIN_REMARK_WORDS = 3
/** Rows that stand for all of a table. */
const CHECKED_ROWS = 20

const OUTLINE = /^(?:\d{1,3}(?:\.\d{1,3})*\.?|\p{Lu})$/u
/** `DN40 waste` begins with a size. */
const LEADING_TAG = /^(?!dn)(\S{2,8}?)[:.,]?\s+(?:[-–—]\s+)?(\p{L}.*)$/iu
/** Placeholders for a code that is not chosen yet. */
const PENDING = /^(?:tb[acd]|n\/?a|nil|none|poa|[-–—?.]+|(?:supplied )?by (?:\p{L}+ )?\p{L}+|to be \p{L}+)$/iu
/** Behind the room of a revised row: `Female WC (WAS 5)`, `Male WC NEW`. */
const CHANGED = /(?<=\S)(?: ?[-–—,(] ?| )((?:[Ww]as|WAS|[Pp]reviously) \d{1,4}|NEW|ADDED|REVISED|CHANGED)\)?$/

export interface Cells {
  readonly line: number
  readonly lineCount: number
  readonly cells: readonly string[]
  readonly text: string
}

/** Collects texts per field in one pass: a table may have a column for each of sixty rooms. */
function textsByField(mapping: Mapping, cells: readonly string[]): Partial<Record<Field, string[]>> {
  const texts: Partial<Record<Field, string[]>> = {}
  for (const [index, field] of mapping.entries())
    if (field !== null && cells[index] && !(field === 'description' && isFormula(cells[index])))
      (texts[field] ??= []).push(unsafeCell(cells[index]))
  return texts
}

export function readRow(
  { line, lineCount, cells }: Cells,
  mapping: Mapping,
  { table, isCode }: { readonly table: string; readonly isCode: IsCode },
): ListRow {
  const texts = textsByField(mapping, cells)
  const textsOf = (field: Field): readonly string[] => texts[field] ?? []
  const cell = textsOf('code')[0] ?? ''
  const stated = textsOf('quantity').map((text) => bothReadings(text) ?? quantityInCell(text) ?? text)
  const quantities = [...new Set([...stated, ...countsInCode(cell, isCode)])]
  const led = splitTag(cell, isCode)
  const said = readCode(led?.rest ?? cell, isCode)
  const description = [said.words, ...textsOf('description')].filter(Boolean).join(' ')
  const code = description !== '' && PENDING.test(said.code) ? '' : said.code
  const room = placeText(textsOf('room')[0])
  const changed = CHANGED.exec(room)?.[1] ?? ''
  const counted = countEach({ quantity: quantities.join(' or '), room: room.replace(CHANGED, '') }, textsOf('note'))
  const roomCount = readRoomCount(counted.room)
  return {
    line,
    lineCount,
    table,
    code: code || namedCodes(description, isCode),
    ...counted,
    ...(roomCount && { room: roomCount.room, roomCount }),
    unitType: placeText(textsOf('type')[0]),
    units: quantityIn(textsOf('units')[0] ?? '') ?? '',
    tag: textsOf('tag').find((text) => !isNoValue(text)) ?? led?.tag ?? '',
    note: [...textsOf('note').filter((text) => !isNoValue(text)), changed].filter(Boolean).join(' '),
    roomNote: textsOf('roomNote')[0] ?? '',
    description,
  }
}

/** `1.000` is one to some, and a thousand to others. */
function bothReadings(text: string): string | null {
  const [, number] = /^([1-9]\d{0,2})\.000$/.exec(text.trim()) ?? []
  return number === undefined ? null : `${number} or ${number}000`
}

/** The count of a cell such as `97140C6AF x3`, `2 x 97140C6AF`; none of any other. */
function countsInCode(cell: string, isCode: IsCode): string[] {
  const [, number = '', code = ''] = /^(\d{1,4}) ?[x×*] ?(\S.{0,40})$/i.exec(cell) ?? []
  if (number !== '' && isCode(code) && !isCode(cell)) return [String(Number(number))]
  const [, ahead = '', times, inBrackets] =
    /^(\S.{0,40}?) ?(?:[x×*] ?(\d{1,4})|\((?:x ?)?(\d{1,4})\))$/i.exec(cell) ?? []
  return ahead !== '' && isCode(ahead) && !isCode(cell) ? [String(Number(times ?? inBrackets))] : []
}

/** `2 per bathroom (6 bathrooms)` in a cell of quantities, and beside a number `each of the 4 ensuites` in another. */
function countEach(row: Pick<ListRow, 'quantity' | 'room'>, notes: readonly string[]): typeof row {
  const own = readEachRoom(row.quantity)
  if (own) {
    const [first = null, ...others] = rowsInEach(own, { ...row, quantity: quantityInCell(own.rest) ?? own.rest })
    return first && others.length === 0 ? first : row
  }
  const isNumber = /^[1-9]\d{0,3}$/.test(row.quantity)
  for (const text of isNumber ? [row.room, ...notes] : []) {
    const each = /\b(?:each|every|per)\b/i.test(text) ? readEachRoom(text) : null
    if (!each) continue
    const room = text === row.room ? each.rooms.join(' ') : row.room
    return { room, quantity: `${row.quantity} or ${Number(row.quantity) * each.count}` }
  }
  return row
}

/** A tag that leads the words of its row, where no column has them: `BM-01 Basin mixer`. */
export function withLeadingTag(row: ListRow, isCode: IsCode): ListRow {
  const [, tag = '', words = ''] = LEADING_TAG.exec(row.description) ?? []
  return tag === '' || !isTag(tag) || isCode(tag) || row.tag !== '' ? row : { ...row, tag, description: words }
}

/** A row whose code says that it is the one of the row above, or whose cell goes on from there. */
export function withDitto(row: ListRow, { cells }: Cells, above: ListRow | undefined): ListRow {
  const isMerged =
    row.code === '' &&
    row.description === '' &&
    row.room !== '' &&
    quantityIn(row.quantity) !== null &&
    !isTotal(row, cells)
  if (!above || above.table !== row.table || !(isMerged || isDitto(row.code))) return row
  return { ...row, code: above.code, description: above.description }
}

/** The row above with the quantity that stands below the rest of its words, as bills have it; null where it is not so. */
export function withQuantityBelow(above: ListRow, row: ListRow, lead: { above: Cells; own: Cells }): ListRow | null {
  const isBelow = lead.own.line === lead.above.line + lead.above.lineCount
  const at = lead.above.cells.findIndex(Boolean)
  const isItem =
    OUTLINE.test(lead.above.cells[at] ?? '') && lead.own.cells.slice(0, at + 1).every((cell) => cell === '')
  const isOpen = above.line === lead.above.line && above.quantity === '' && above.code !== ''
  if (!isBelow || !isItem || !isOpen || isCodeCell(row.code) || quantityIn(row.quantity) === null) return null
  const description = [above.description, row.code, row.description].filter(Boolean).join(' ')
  return { ...above, quantity: row.quantity, description }
}

/** Blank where it says that the row above has it, or that there is none. */
function placeText(cell = ''): string {
  return isDitto(cell) || isNoValue(cell) ? '' : cell.replace(/:$/, '')
}

/** Returns whether a row states that it has no room or type; a blank cell repeats the row above. */
export function saysNone(cell = ''): boolean {
  return isNoValue(cell) && !isDitto(cell)
}

/** The code of a cell that may have it among other words: `Caroma 97140C6AF, chrome`. */
function readCode(cell: string, isCode: IsCode): { readonly code: string; readonly words: string } {
  if (cell === '' || isCode(cell) || isFormula(cell)) return { code: cell, words: '' }
  // Capitals may describe it: `746300W PAN`.
  const named = namedCodes(cell, isCode)
  if (named !== '') return { code: named, words: cell }
  if (isCodeCell(cell)) return { code: cell, words: '' }
  return isDescription(cell) ? { code: '', words: cell } : { code: cell, words: '' }
}

/** The room and type of a heading; empty where its text is neither; null for a row with a product. */
export function headingOf(
  { cells }: Cells,
  { code, quantity, room, unitType, units, description }: ListRow,
  { hasHeader, mapping, isCode }: { hasHeader: boolean; mapping: Mapping; isCode: IsCode },
): Place | null {
  const isOpen = code === '' && quantity === ''
  // `1.0 | ENSUITE` numbers the heading.
  const texts = cells.filter((cell) => cell !== '' && !(quantity === '' && OUTLINE.test(cell)))
  const text = unsafeCell(texts[0] ?? '')
  if (isOpen) {
    if (room !== '' || unitType !== '') return description === '' ? { room, unitType, units } : null
    return texts.length === 1 ? (readHeading(text) ?? NOWHERE) : null
  }
  if (texts.length === 1 && isNoName(text) && !isNoValue(text) && !isCode(text) && hasHeader && quantity === '')
    return NOWHERE
  if (texts.length !== 1 || isCode(text) || isCodeCell(text)) return null
  const place = readHeading(text)
  if (place && (!hasHeader || place.unitType !== '' || isPlace(place.room))) return place
  // Words alone below names of columns, without a quantity: `SANITARYWARE`, a remark.
  const isWords = !/\d/.test(text) || (text.split(' ').length >= MIN_REMARK_WORDS && namedCodes(text, isCode) === '')
  return hasHeader && quantity === '' && mapping.includes('quantity') && isWords ? NOWHERE : null
}

/** Words alone are a product only where the table has no quantities at all. */
export function isProduct({ code, quantity, description }: ListRow, mapping: Mapping): boolean {
  return code !== '' || quantity !== '' || (description !== '' && !mapping.includes('quantity'))
}

/** One of a product in words, in a table that has no quantities. */
export function withImplied(row: ListRow, isOne: boolean): ListRow {
  if (isOne && row.quantity === '') return { ...row, quantity: '1' }
  const [item] = (row.code === '' && row.quantity === '' ? readUncounted(row.description)?.items : null) ?? []
  return item ? { ...row, quantity: item.quantity } : row
}

/** Returns whether tags stand before descriptions in rows: a single one may be part of a name. */
export function leadsWithTags(
  body: readonly Cells[],
  { mapping, key, isCode }: { mapping: Mapping; key: string; isCode: IsCode },
): boolean {
  if (mapping.includes('tag')) return false
  const sample = body.slice(0, CHECKED_ROWS).map((row) => readRow(row, mapping, { table: key, isCode }))
  const tagged = sample.filter((row) => withLeadingTag(row, isCode) !== row).length
  return tagged > 1 && tagged * 2 >= sample.length
}
