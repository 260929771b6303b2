import { isContact, isDescription, isPlace, isSentenceWord, quantityIn } from '../words/list-words.ts'
import { isTag } from '../columns/column-content.ts'
import { namedField } from '../columns/fields.ts'
import type { FreeLine, FreeRow } from '../lines/free-line.ts'
import { readHeading } from '../columns/heading.ts'

export interface ReadLine {
  /** Starts at 0. */
  readonly index: number
  readonly text: string
  readonly said: FreeLine
}

/** Lines that one product may take, as shops and programs write it. */
export const MAX_LINES = 6
export const LABELLED = /^(\p{L}[\p{L} .’']{0,30}?)\s*[:=]\s*(\S.*)$/u
/** A line that was broken within its words. */
const GOES_ON = /(?:[,(&/–—-]|\b(?:and|the|with|in|of))$/i

/** `alt: 97210B`, `or 2 x 97210B` below a product; of `Option A: …` and `Option B: …` both say so. */
const INSTEAD = /^[-*•(\s]*(?:or|alt(?:ernat(?:e|ive)(?:ly)?)?)(?![\p{L}\d-])/iu
const OPTION = /^[-*•(\s]*option ?[\p{L}\d](?![\p{L}\d])/iu

/** Unit and number at the end of a broken line of a bill: `white NO 54`. */
const UNIT_AND_NUMBER = /(?:^|\s)(?:nos?|nr|ea|each|pcs?|sets?|pairs?|off)\.?\s+([1-9]\d{0,3})$/i

const GAINS = ['code', 'quantity', 'tag', 'note', 'room'] as const

/**
 * A row with what the lines right below say of it: `Qty: 2`, `Tag: BM-01`, or the end of a description with its quantity.
 * They are taken only where the row gains by them, and none in between is another product.
 */
export function continueRow(
  read: readonly ReadLine[],
  at: number,
  given: FreeRow,
): { readonly row: FreeRow; readonly lineCount: number } {
  let continued = { row: given, lineCount: 1 }
  let row = given
  for (let count = 1; count < MAX_LINES; count++) {
    const before = read[at + count - 1]!
    const line = read[at + count]
    if (line?.index !== before.index + 1) break
    const next = read[at + count + 1]
    const isAboveRow = next?.index === line.index + 1 && next.said.kind === 'row'
    const more = goOn(row, line, { above: before.text, isAboveRow }) ?? described(row, line)
    if (!more) break
    row = more
    // Words alone are part of it only where something follows that it lacks.
    if (GAINS.some((field) => row[field] !== given[field])) continued = { row, lineCount: count + 1 }
  }
  return continued
}

/**
 * Continues a row with a line; null where the line is not part of it. A room right above a product is the product's.
 */
function goOn(
  row: FreeRow,
  { text, said }: ReadLine,
  { above, isAboveRow }: { readonly above: string; readonly isAboveRow: boolean },
): FreeRow | null {
  if (said.kind === 'row') {
    if (INSTEAD.test(text) || (OPTION.test(text) && OPTION.test(above))) return withChoice(row, said)
    if (isCodeOf(row, text, said)) return { ...said.row, ...row, code: said.row.code, room: row.room || said.row.room }
    const isEnd = said.row.code === '' && row.code !== '' && row.quantity === '' && said.row.quantity !== ''
    // Behind the name of a room there is another product.
    if (!isEnd || said.isPlaceAhead || /^\d/.test(text) || !(GOES_ON.test(above) || /^\p{Ll}/u.test(text))) return null
    return { ...row, quantity: said.row.quantity, room: row.room || said.row.room, description: said.row.description }
  }
  const [, label = '', value = ''] = LABELLED.exec(text) ?? []
  const field = label === '' ? null : namedField(label)
  const quantity = quantityIn(field === 'quantity' ? value : text)
  if (quantity !== null && (field === null || field === 'quantity')) {
    const isBare = field === null && /^\d+(?:\.\d+)?$/.test(text) && !/^\d{1,3}$/.test(text)
    return row.quantity === '' && !isBare ? { ...row, quantity } : null
  }
  const [, atEnd] =
    (row.quantity === '' && (/[;,]$/.test(above) || /^\p{Ll}|^\S+\s+\d+$/u.test(text)) && UNIT_AND_NUMBER.exec(text)) ||
    []
  if (atEnd !== undefined) return { ...row, quantity: atEnd }
  const counted = row.quantity === '' ? countAndPlace(text) : null
  if (counted) return { ...row, quantity: counted.quantity, room: row.room || counted.room }
  if (field === 'tag' && row.tag === '' && isTag(value)) return { ...row, tag: value }
  if (field === 'note') return { ...row, note: [row.note, value].filter(Boolean).join(', ') }
  const place = field === 'room' && row.room === '' && !isAboveRow ? readHeading(value) : null
  if (place) return { ...row, ...place, unitType: place.unitType || row.unitType }
  return field === 'description' || field === 'ignored' ? row : null
}

/** One product to choose of the two, as where one line names both. */
function withChoice(row: FreeRow, { row: other, others }: Extract<FreeLine, { kind: 'row' }>): FreeRow | null {
  const isElsewhere = row.room !== '' && other.room !== '' && row.room !== other.room
  if (row.code === '' || other.code === '' || others.length > 0 || isElsewhere) return null
  const both = (one: string, two: string) => [...new Set([one, two])].filter(Boolean).join(' or ')
  return {
    ...row,
    code: both(row.code, other.code),
    quantity: both(row.quantity, other.quantity),
    room: row.room || other.room,
  }
}

/** `Qty 2 | Ensuite` */
function countAndPlace(text: string): { readonly quantity: string; readonly room: string } | null {
  const [first = '', second = '', ...others] = text.split(/\s*[|;]\s*|,\s+|\s+[-–—]\s+/)
  const quantity = others.length === 0 ? quantityIn(first) : null
  return quantity !== null && /\p{L}/u.test(first) && isPlace(second) ? { quantity, room: second } : null
}

/**
 * Returns whether a line below a described and counted product holds only its code, or its code after the end of its
 * description.
 */
function isCodeOf(row: FreeRow, text: string, { row: own, others }: Extract<FreeLine, { kind: 'row' }>): boolean {
  if (row.code !== '' || own.code === '' || own.quantity !== '' || own.tag !== '' || others.length > 0) return false
  const words = text.replace(LABELLED, '$2').replace(/^\((.*)\)$/, '$1')
  return words === own.code || (/^\p{Ll}/u.test(text) && text.endsWith(own.code))
}

/** Words of a product between its code and its quantity. */
function described(row: FreeRow, { text, said }: ReadLine): FreeRow | null {
  const isWords = said.kind !== 'row' && row.quantity === '' && isDescription(text) && !isContact(text)
  return isWords && !text.split(/[\s,;:.]+/).some(isSentenceWord) ? row : null
}
