import type { IsCode } from '../find-code.ts'
import { readListLine } from '../list-line.ts'
import { isContact, isDescription, isSentenceWord } from '../list-words.ts'
import { isTag, isUnitType } from './column-content.ts'
import { namedField } from './fields.ts'
import { readHeading, type Place } from './heading.ts'
import type { ListRow } from './model.ts'

export type FreeLine =
  | { readonly kind: 'row'; readonly row: Omit<ListRow, 'line' | 'lineCount' | 'table'> }
  | { readonly kind: 'heading'; readonly place: Place; readonly isMarked: boolean }
  | { readonly kind: 'names' | 'text' }

const BULLET = /^(?:[-*•·–—>]+|\d{1,3}[.)])\s+/
const MAX_WORDS = 14
const MAX_LENGTH = 200
/** Columns apart; more spaces say no more, and cost much in patterns. */
const LONG_SPACE = /\s{4,}/g
/** A quantity that says so, before the words of a product or behind them. */
const COUNTED = /^(?:qty\.?:?\s*)?(\d{1,4})\s*(?:x|×|off|of|no\.?|nos\.?|ea|each|pcs?)\s+(.+)$/i
const COUNTED_BEHIND = /^(.+?)[\s,:-]+(?:(?:qty\.?:?|x|×)\s*(\d{1,4})|(\d{1,4})\s*(?:off|no\.?|nos\.?|ea|each|pcs?))$/i
const PLACED = /^(.+?)(?:\s+[-–—@]\s+|\s+(?:for|in|to)\s+(?:the\s+)?)(\S.*)$/i

/**
 * A line outside of tables: a product with its quantity and place, as people write it, a heading, or text. A product may
 * be described instead of named by its code; then its quantity must say that it is one.
 */
export function readFreeLine(given: string, isCode: IsCode): FreeLine {
  const line = given.trim()
  const { tag, unitType, text } = takeMarks(line.replace(BULLET, '').replace(LONG_SPACE, '   '), isCode)
  // `2 of 97140C6AF` counts, `page 2 of 3` does not.
  const counted = text.replace(/^(\d{1,4}) of (?=\S*\d)/i, '$1 x ')
  const said = readListLine(counted, isCode)
  if (said.kind === 'item') {
    const row = {
      code: said.sku,
      quantity: said.qty,
      room: said.room,
      unitType,
      units: '',
      tag,
      note: '',
      description: '',
    }
    return { kind: 'row', row }
  }
  const described = readDescribed(text, { unitType, tag })
  if (described) return { kind: 'row', row: described }
  if (isNames(line)) return { kind: 'names' }
  const place = readHeading(line)
  return place && (said.kind === 'heading' || place.unitType !== '')
    ? { kind: 'heading', place, isMarked: line.endsWith(':') }
    : { kind: 'text' }
}

/** A tag before the product, and a type in a part of its own, taken out of a line. */
function takeMarks(line: string, isCode: IsCode): { tag: string; unitType: string; text: string } {
  const [, tag = '', rest = ''] = /^(\S+?)[:,]?\s+(?:[-–—|]\s+)?(.+)$/.exec(line) ?? []
  const hasTag = isTag(tag) && !isCode(tag) && /\d/.test(rest) && !/^\d{1,4}$/.test(rest)
  const text = hasTag ? rest : line
  const parts = text.split(/(\s+[-–—|@]\s+|,\s+)/)
  const at = parts.findIndex((part, index) => index % 2 === 0 && index > 0 && isUnitType(part.trim()))
  if (at < 0) return { tag: hasTag ? tag : '', unitType: '', text }
  const left = parts.filter((_, index) => index !== at && index !== at - 1).join('')
  return { tag: hasTag ? tag : '', unitType: parts[at]!.trim(), text: left }
}

function readDescribed(
  text: string,
  marks: { readonly unitType: string; readonly tag: string },
): (FreeLine & { kind: 'row' })['row'] | null {
  if (text.length > MAX_LENGTH || isContact(text) || text.split(/\s+/).length > MAX_WORDS) return null
  const [, before, behindIt] = COUNTED.exec(text) ?? []
  const [, words, times, ea] = behindIt === undefined ? (COUNTED_BEHIND.exec(text) ?? []) : []
  const quantity = before ?? times ?? ea
  const about = behindIt ?? words
  if (quantity === undefined || about === undefined) return null
  const [, product = about, where = ''] = PLACED.exec(about) ?? []
  const place = where === '' ? null : readHeading(where)
  const description = place ? product : about
  const isProduct = isDescription(description) && !description.split(/\s+/).some(isSentenceWord)
  if (!isProduct || /\d/.test(description.replace(/\d+(?:\.\d+)?\s*(?:mm|m|l|star|°)?/gi, ''))) return null
  return { code: '', quantity, room: place?.room ?? '', units: '', note: '', description, ...marks }
}

/** A line of names of columns without a delimiter: `sku qty room`. */
function isNames(line: string): boolean {
  const named = line.split(/\s+/).map(namedField)
  return named.length > 1 && named.includes('code') && !named.includes(null)
}
