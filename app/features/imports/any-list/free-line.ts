import type { IsCode } from '../find-code.ts'
import { BULLET } from '../list-tokens.ts'
import { isContact } from '../list-words.ts'
import { isTag, isUnitType } from './column-content.ts'
import { headsChanges, isDeleted, withoutDeleted } from './deleted.ts'
import { readDescribed, readRemarked, readSuites, type Described } from './described.ts'
import { namedField } from './fields.ts'
import { namesIn } from './names-in-line.ts'
import { bareHeading, readHeading, splitPlace } from './heading.ts'
import type { ListRow } from './model.ts'
import type { Place } from './place.ts'
import { isCharge } from './totals-and-charges.ts'
import { readItems } from './replaced.ts'

export type FreeRow = Omit<ListRow, 'line' | 'lineCount' | 'table'>

export type FreeLine =
  | {
      readonly kind: 'row'
      readonly row: FreeRow
      /** Further products of the line, each with a quantity of its own. */
      readonly others: readonly FreeRow[]
      /** Whether its place stands before the product, as a heading does. */
      readonly isPlaceAhead: boolean
    }
  | { readonly kind: 'heading'; readonly place: Place; readonly isMarked: boolean }
  | { readonly kind: 'names' | 'deleted' | 'text' }

/** Columns apart; more spaces say no more, and cost much in patterns. */
const LONG_SPACE = /\s{4,}/g
/** The head of a forwarded message. */
const HEAD_LINE = /^(?:from|to|cc|bcc|subject|sent|date|reply-to|attachments?)\s*:/i

/** `Is 97140C6AF in stock?` orders nothing. */
const ASKING = /\b(?:in stock|lead times?|availab(?:le|ility)|how (?:much|long))\b[^?]*\?/i

/**
 * A line outside of tables: a product with its quantity and place, as people write it, a heading, or text. A product may
 * be described instead of named by its code; then its quantity must say that it is one.
 */
export function readFreeLine(given: string, isCode: IsCode): FreeLine {
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
      quantity: qty,
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
  if (row) return { kind: 'row', row, others, isPlaceAhead: items[0]!.isRoomAhead || isTypeAhead }
  const described = HEAD_LINE.test(line) ? null : (readRemarked(text) ?? readDescribed(text) ?? readSuites(text))
  const [first, ...further] =
    described?.items.map((item, at) => describedRow(item, unitType, at === 0 ? tag : '')) ?? []
  if (first) return { kind: 'row', row: first, others: further, isPlaceAhead: isTypeAhead || described!.isPlaceAhead }
  if (namesIn(line)) return { kind: 'names' }
  const place = readHeading(line)
  return place && !isContact(line) ? { kind: 'heading', place, isMarked: bareHeading(line).isMarked } : { kind: 'text' }
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
  const [, first = '', rest = ''] = /^(\S+?)[:,]?\s+(?:[-–—|]\s+)?(.+)$/.exec(line) ?? []
  const tag = first.replace(/^[[(](.+)[\])]$/, '$1')
  const hasTag = isTag(tag) && !isCode(tag) && /\d/.test(rest) && !/^\d{1,4}$/.test(rest)
  const text = hasTag ? rest : line
  const parts = text.split(/(\s+[-–—|@]\s+|,\s+|:\s+|\s*[()]\s*)/)
  const at = parts.findIndex((part, index) => index % 2 === 0 && parts.length > 1 && isUnitType(part.trim()))
  if (at < 0) return { tag: hasTag ? tag : '', unitType: '', isTypeAhead: false, text }
  const { unitType, room } = splitPlace(parts[at]!.trim())
  // The room of `Type A Ensuite` stays.
  const left = parts.flatMap((part, index) =>
    index === at ? [room] : index === (room === '' ? at - 1 : -1) ? [] : [part],
  )
  return {
    tag: hasTag ? tag : '',
    unitType,
    isTypeAhead: at === 0,
    text: left.join('').replace(/^\s*[-–—|@,:]\s*/, ''),
  }
}

function describedRow({ description, quantity, room, note = '' }: Described, unitType: string, tag: string): FreeRow {
  return { code: '', quantity, room, unitType, units: '', tag, note, roomNote: '', description }
}
