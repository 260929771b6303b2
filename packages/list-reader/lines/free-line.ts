import type { IsCode } from '../codes/find-code.ts'
import { BULLET } from '../words/list-tokens.ts'
import { isContact, isCountWord, isPlace } from '../words/list-words.ts'
import { isTag, isUnitType } from '../columns/column-content.ts'
import { headsChanges, isDeleted, withoutDeleted } from '../quantities/deleted.ts'
import { readDescribed, readRemarked, readSuites, type Described } from '../codes/described.ts'
import { eachRoomOf, readEachRoom, readSomeRooms, rowsInEach, type EachRoom } from '../quantities/each-room.ts'
import { namedField } from '../columns/fields.ts'
import { namedCodes } from '../codes/named-codes.ts'
import { isSureTag, splitTag } from '../codes/leading-tag.ts'
import { namesIn } from '../words/names-in-line.ts'
import { bareHeading, readHeading, splitPlace } from '../columns/heading.ts'
import type { ListRow } from '../model.ts'
import type { Place } from '../places/place.ts'
import { perRoom } from '../quantities/room-count.ts'
import { isCharge } from '../quantities/totals-and-charges.ts'
import { readItems } from '../codes/replaced.ts'
import { readUncounted, type Uncounted } from '../quantities/uncounted.ts'

export type FreeRow = Omit<ListRow, 'line' | 'lineCount' | 'table'>

export type FreeLine =
  | {
      readonly kind: 'row'
      readonly row: FreeRow
      /** Further products of the line, each with a quantity of its own. */
      readonly others: readonly FreeRow[]
      /** True if the place comes before the product, like a heading. */
      readonly isPlaceAhead: boolean
      /** The quantity where neither the line nor those below say one. */
      readonly implied?: string
    }
  | { readonly kind: 'heading'; readonly place: Place; readonly isMarked: boolean }
  | { readonly kind: 'names' | 'deleted' }
  | { readonly kind: 'text'; readonly uncounted?: UncountedRows }

/** Products in words that say no quantity: rows only where the lines around them are of a list. */
export interface UncountedRows extends Omit<Uncounted, 'items'> {
  readonly rows: readonly FreeRow[]
}

/** Columns apart; more spaces say no more, and cost much in patterns. */
const LONG_SPACE = /\s{4,}/g
/** The head of a forwarded message. */
const HEAD_LINE = /^(?:from|to|cc|bcc|subject|sent|date|reply-to|attachments?)\s*:/i

const BETWEEN_PARTS = /(\s+[-–—|@]\s+|,\s+|:\s+|\s*[()[\]]\s*)/

/** `Is 97140C6AF in stock?` orders nothing. */
const ASKING = /\b(?:in stock|lead times?|availab(?:le|ility)|how (?:much|long))\b[^?]*\?/i

/**
 * A line outside of tables: a product with its quantity and place, as people write it, a heading, or text. A product may
 * be described instead of named by its code; then its quantity must say that it is one.
 */
export function readFreeLine(given: string, isCode: IsCode): FreeLine {
  const each = readEachRoom(given)
  const counted = each && inEachRoom(each, readLine(each.rest, isCode))
  if (counted) return counted
  const said = readLine(given, isCode)
  if (said.kind !== 'row') return said
  const some = said.row.quantity.includes(' or ') ? null : readSomeRooms(given)
  const isSome = some && (said.others.length === 0 || (some.isFor && !isOneProduct([said.row, ...said.others])))
  const shared = isSome && inEachRoom(some, readLine(some.rest, isCode))
  if (shared) return shared
  const room = eachRoomOf(given)
  if (room === '') return said
  const asked = (row: FreeRow): FreeRow =>
    row.room === '' || row.room === room ? { ...row, room, quantity: perRoom(row.quantity, room) } : row
  return { ...said, row: asked(said.row), others: said.others.map(asked) }
}

/** `97140C6AF: 2 ensuites, 1 powder` */
function isOneProduct(rows: readonly FreeRow[]): boolean {
  return new Set(rows.map(({ code, description }) => code || description)).size < rows.length
}

function readLine(given: string, isCode: IsCode): FreeLine {
  if (isDeleted(given)) return { kind: 'deleted' }
  if (headsChanges(given)) return { kind: 'text' }
  const line = withoutDeleted(given.trim())
  const { tag, unitType, isTypeAhead, text } = takeMarks(line.replace(BULLET, '').replace(LONG_SPACE, '   '), isCode)
  // `2 of 97140C6AF` counts, `page 2 of 3` does not.
  const counted = withoutLabel(text).replace(/^(\d{1,4}) of (?=\S*\d)/i, '$1 x ')
  const items = readItems(counted, isCode)
  const isOne = items.length === 1
  const [row, ...others] = items.map(({ sku, qty, room, note, about = '', tag: own = '' }): FreeRow => {
    return {
      code: sku,
      quantity: isOne && mayBeSize(text, qty) ? `1 or ${qty}` : qty,
      room,
      unitType,
      units: '',
      tag: own || (isOne ? tag : ''),
      note,
      roomNote: '',
      description: about,
    }
  })
  if (row && !isCode(row.code) && isCharge({ code: text, description: '' })) return { kind: 'text' }
  if (row?.quantity === '' && ASKING.test(line)) return { kind: 'text' }
  const yearless = row && others.length === 0 && isYear(row) && !isCode(row.code) ? line.replace(row.code, ' ') : ''
  const dated = yearless === '' ? null : readHeading(yearless.replace(/\s+/g, ' '))
  if (dated) return { kind: 'heading', place: dated, isMarked: false }
  if (row) return { kind: 'row', row, others, isPlaceAhead: items[0]!.isRoomAhead || isTypeAhead }
  const described = HEAD_LINE.test(line) ? null : (readRemarked(text) ?? readDescribed(text) ?? readSuites(text))
  const [first, ...further] =
    described?.items.map((item, at) => describedRow(item, unitType, at === 0 ? tag : '')) ?? []
  if (first) return { kind: 'row', row: first, others: further, isPlaceAhead: isTypeAhead || described!.isPlaceAhead }
  if (namesIn(line)) return { kind: 'names' }
  const place = readHeading(line)
  const uncounted = HEAD_LINE.test(line) ? null : readUncounted(text)
  const { isMarked } = bareHeading(line)
  // `Slide shower` is no room, `Guest shower` is one.
  const isRoom = place && (isMarked || !uncounted || place.unitType !== '' || isPlace(place.room))
  if (isRoom && !isContact(line)) return { kind: 'heading', place, isMarked }
  if (!uncounted) return { kind: 'text' }
  const { items: named, ...said } = uncounted
  const rows = named.map((item, at) => describedRow(item, unitType, at === 0 ? tag : ''))
  return { kind: 'text', uncounted: { ...said, rows, isSure: said.isSure || tag !== '' || unitType !== '' } }
}

/** A line with what all rooms together get, or a row for each that is named; null where it counts no product. */
function inEachRoom(each: EachRoom, said: FreeLine): FreeLine | null {
  if (said.kind !== 'row') return null
  const given = [said.row, ...said.others]
  const rows = given.flatMap((row) => rowsInEach(each, row, given.length > 1))
  const [first, ...others] = rows.every((row) => row !== null) ? rows : []
  return first ? { ...said, row: first, others, isPlaceAhead: false } : null
}

/** `2026 Ensuite` */
function isYear({ code, description }: FreeRow): boolean {
  return /^20[0-4]\d$/.test(code) && description === ''
}

/** `97140C6AF 600` may be 600 of them, or one that is 600 mm wide. */
function mayBeSize(text: string, quantity: string): boolean {
  if (!/^\d{3,4}$/.test(quantity) || Number(quantity) % 50 > 0 || Number(quantity) < 300) return false
  const [, before = '', behind = ''] = new RegExp(String.raw`^(.*\S[ ,;:–—-]+)${quantity}(?!\S)(.*)$`).exec(text) ?? []
  const isCounted =
    /(?:[x×*=]|qty\.?|quantity|order|need|require) ?:?\s*$/i.test(before) ||
    isCountWord(behind.trim().split(/\s/, 1)[0]!)
  return before !== '' && !isCounted
}

/** `Code: 97140C6AF` is the code alone, of an unknown product too. */
function withoutLabel(text: string): string {
  const [label = ''] = /^\p{L}[\p{L} .’']{0,30}[:=]\s*(?=\S*\d)/u.exec(text) ?? []
  return label !== '' && namedField(label) === 'code' ? text.slice(label.length) : text
}

interface Marks {
  readonly tag: string
  readonly unitType: string
  readonly isTypeAhead: boolean
  readonly text: string
}

/** A tag before the product, and a type in a part of its own, taken out of a line. */
function takeMarks(line: string, isCode: IsCode): Marks {
  const { tag, rest: text } = takeTag(line, isCode)
  const parts = text.split(BETWEEN_PARTS)
  const at = parts.findIndex((part, index) => index % 2 === 0 && parts.length > 1 && isUnitType(part.trim()))
  if (at < 0) return { tag, unitType: '', isTypeAhead: false, text }
  const { unitType, room } = splitPlace(parts[at]!.trim())
  // The room of `Type A Ensuite` stays.
  const left = parts.flatMap((part, index) =>
    index === at ? [room] : index === (room === '' ? at - 1 : -1) ? [] : [part],
  )
  return {
    tag,
    unitType,
    isTypeAhead: at === 0,
    text: left.join('').replace(/^\s*[-–—|@,:]\s*/, ''),
  }
}

/** The tag before a product, or in a part of its own behind its code: `97140C6AF (BM-01) x 2`. */
function takeTag(line: string, isCode: IsCode): { readonly tag: string; readonly rest: string } {
  const led = splitTag(line, isCode)
  if (led) return led
  const [, first = '', rest = ''] = /^(\S+?)[:,]?\s+(?:[-–—|]\s+)?(.+)$/.exec(line) ?? []
  const tag = first.replace(/^[[(](.+)[\])]$/, '$1')
  if (isTag(tag) && !isCode(tag) && (/\d/.test(rest) || readUncounted(rest)) && !/^\d{1,4}$/.test(rest))
    return { tag, rest }
  const parts = line.split(BETWEEN_PARTS)
  const tags = parts.flatMap((part, at) => (at > 0 && isSureTag(part) && !isCode(part) ? [at] : []))
  const [at] = tags
  if (at === undefined || tags.length > 1 || namedCodes(parts.slice(0, at).join(''), isCode) === '')
    return { tag: '', rest: line }
  return { tag: parts[at]!, rest: [...parts.slice(0, at - 1), ' ', ...parts.slice(at + 1)].join('') }
}

function describedRow({ description, quantity, room, note = '' }: Described, unitType: string, tag: string): FreeRow {
  return { code: '', quantity, room, unitType, units: '', tag, note, roomNote: '', description }
}
