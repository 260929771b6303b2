import { NUMBER_WORDS } from '@specify/core/text/number-words.ts'
import { isPlace, isRoomText } from '../words/list-words.ts'
import { isUnitType } from './column-content.ts'
import { namedField } from './fields.ts'
import { isLevel } from '../quantities/levels.ts'
import type { Place } from '../places/place.ts'
import { isReplyHead } from '../text/reply.ts'
import { readRoomCount } from '../quantities/room-count.ts'

const MAX_LENGTH = 120

/** `Type A x 40`, `Type A (40 off)`, `Type A - 40 units`. */
const COUNTED =
  /^(.*?[^\s:–—-])[\s:–—-]+(?:[x×]\s*(\d{1,4})|\(?(\d{1,4})(?:\s*(?:off|no\.?|units?|apartments?|apts?|dwellings?|villas?|houses?|keys))\)?|\((?:[x×]\s*)?(\d{1,4})\))$/i
/** `King room – 48 keys`: a type of a hotel or of a building. */
const KEYED =
  /^(\p{L}.{0,28}?)(?:\s*[:–—-]\s*|\s*\(|\s+[x×]\s*)(\d{1,4}) (?:keys|units|apartments|apts|dwellings|villas|houses|rooms)\)?$/iu
/** `** Ensuite **`, `[Ensuite]`, `--- Ensuite ---`, `Ensuite:`, `4.3.1 Ensuite`; `2.03 Ensuite` is a room's number. */
const SIGNS_BEFORE = /^(?:(?:\d{1,3}[.)]|\d{1,2}(?:\.\d){1,2}\.?)\s+)?[\s*#=_~<>[(•·–—-]*(?=[\p{L}\p{N}])/u
const SIGNS_BEHIND = /[\s*#=_~<>:;.\]–—-]+$/u
const NAMED_ROOM = /^(?:room|location|area|zone|space)(?:\s+name)?\s*(?::|\s[-–—])\s*(?=\S)/i
const NAMED_TYPE = /^(?:unit|apartment|apt|dwelling|house)\s+type\s*(?::|\s[-–—])\s*(?=\S)/i
/** Sheets say for each room whose it is. */
const PARTY =
  /^(?:from|to|cc|department|dept|project|job|client|customer|builder|site|attention|attn|address|architect|contractor|contact|drawing|dwg|revision|rev|date|prepared by|checked by|drawn by|author|issued?|status|delivery|deliver to|ship to|quote|quotation|order|po|stage|document|doc)(?: (?:no|number|name|ref|date))?\.?\s*:\s*\S/i
/** `Floor level: +3.600` */
const HEIGHT = /(?:^|[\s:])[+-]?\d{1,4}\.\d{3}(?:\s|$)/
/** `Bathroom (upstairs)` is another than `Bathroom (downstairs)`, and `Ensuite (per unit)` is the ensuite. */
const REMARKED = /^(\p{L}[^()]{0,40}?) ?\((\p{L}[^()\d]{0,30})\)$/u
const BEDS = /^([^-–—,]{1,40}?)\s*[-–—,]\s*\d ?(?:bed(?:room)?s?|br)\b[^()]{0,30}(.*)$/i
const OPENING =
  /^(?:(?:and|also|plus|then)\s+)?(?:(?:for|in)\s+(?:the\s+)?)?(?:(?:all|each|every|per)\s+(?:the\s+)?)?(?=\S)/i
/** `Type B x 3 Bathroom`, `Type B (3 off) Bathroom`. */
const TYPE_COUNTED =
  /^((?:\p{L}{1,12} )?type \S{1,12})\s*(?:[x×]\s*(\d{1,4})|\((?:[x×]\s*)?(\d{1,4})[^()\d]{0,12}\))\s+(?:[-–—]\s+)?(\p{L}.*)$/iu
/** A type and a room without a sign between them: `Type A Ensuite`. */
const TYPE_AND_ROOM = /^(.*?\btype\s+\S+)\s+(\S.*)$/i

/** A heading without the signs that set it off, and whether it has some. */
export function bareHeading(text: string): { readonly name: string; readonly isMarked: boolean } {
  const whole = text.replace(/\s+/g, ' ').trim()
  const name = whole.replace(SIGNS_BEFORE, '').replace(SIGNS_BEHIND, '')
  const closed = name.includes('(') || !name.endsWith(')') ? name : name.slice(0, -1)
  return { name: closed, isMarked: /^[*#=_~<[(]|[*#=_~:\]]$/.test(whole) }
}

export function isRule(text: string): boolean {
  return /^[-=_+*~.\s–—|]{2,}$/.test(text)
}

export function namesRoom(text: string): boolean {
  return NAMED_ROOM.test(bareHeading(text).name)
}

/** Above what may be built instead of what another has. */
const isOption = (name: string): boolean => /^(?:option|scheme) ?[\p{L}\d]$/iu.test(name)

/** Returns whether a name is one of a place for sure; others are asked about. */
export function isClearPlace({ room, unitType }: Place): boolean {
  return unitType !== '' || isLevel(room) || isOption(room) || isPlace(room)
}

/** The place that a line above others names: `Ensuite:`, `Type A`, `Type A - Ensuite`; null for any other text. */
export function readHeading(text: string): Place | null {
  // Cells side by side are none together.
  if (text.length > MAX_LENGTH || /\S\t+\S|^sep=.$/i.test(text)) return null
  const name = withoutBeds(bareHeading(text).name)
  if (PARTY.test(name) || isReplyHead(name) || HEIGHT.test(name)) return null
  // `Brand: Caroma` is a line of a product.
  const label = namedField(/^([^:]*):\s*\S/.exec(name)?.[1] ?? '')
  if (label !== null && label !== 'room' && label !== 'type') return null
  const [first = '', ...others] = name
    .replace(NAMED_ROOM, '')
    .replace(NAMED_TYPE, (label) => (/type /i.test(name.slice(label.length)) ? '' : 'Type '))
    .split(/\s+[-–—/|]\s+|,\s+|:\s+/)
  const remarked = REMARKED.exec(name)
  if (remarked && isPlace(remarked[1]!) && !NUMBER_WORDS.has(remarked[2]!.toLowerCase())) {
    const named = `${remarked[1]} ${remarked[2]}`
    return { room: isRoomText(named) ? named : remarked[1]!, unitType: '', units: '' }
  }
  const whole = COUNTED.exec(name)
  if (whole && isUnitType(whole[1]!) && !/\s[-–—]\s/.test(whole[1]!))
    return { ...splitPlace(whole[1]!), units: whole[2] ?? whole[3] ?? whole[4]! }
  const [, typed = '', byTimes, inBrackets, below = ''] = TYPE_COUNTED.exec(name) ?? []
  if (isUnitType(typed) && isPlace(below)) return { room: below, unitType: typed, units: byTimes ?? inBrackets! }
  const [, keyed = '', keys = ''] = KEYED.exec(name) ?? []
  if (isLevel(keyed)) return { room: keyed, unitType: '', units: '' }
  if (isRoomText(keyed)) return { room: '', unitType: keyed, units: keys }
  const roomCount = readRoomCount(name.replace(NAMED_ROOM, ''))
  if (roomCount) {
    const { room } = roomCount
    const place = room.length < name.length ? readHeading(room) : { room, unitType: '', units: '' }
    if (place) return { ...place, roomCount }
  }
  const [, before = '', times, off, alone] = COUNTED.exec(first) ?? []
  // `Level 2 apartments` are no two.
  const counted = before !== '' && (isUnitType(before) || /[)]$|[x×]\s*\d+$/i.test(first)) ? before : first
  const { unitType, room: own } = splitPlace(counted)
  const room = [own, ...others].filter(Boolean).join(' - ')
  if (unitType !== '' && (room === '' || isRoomText(room)))
    return { room, unitType, units: times ?? off ?? alone ?? '' }
  const named = [counted, ...others].join(' - ')
  const opened = named.replace(OPENING, '')
  if (opened !== named) return isPlace(opened) ? { room: opened, unitType: '', units: '' } : null
  return isRoomText(named) ? { room: named, unitType: '', units: '' } : null
}

/** `Type A - 2 bed 2 bath (18 off)` without what the type has. */
function withoutBeds(name: string): string {
  const [, type = '', rest = ''] = BEDS.exec(name) ?? []
  return isUnitType(type) ? `${type} ${rest}`.trim() : name
}

/** The type of a text and the room behind it; without a type all of it is the room. */
export function splitPlace(text: string): { readonly unitType: string; readonly room: string } {
  if (!isUnitType(text)) return { unitType: '', room: text }
  const [, unitType, room] = TYPE_AND_ROOM.exec(text) ?? []
  return unitType !== undefined && room !== undefined && isPlace(room) && !/^(?:unit|apartment|apt|type)s?$/i.test(room)
    ? { unitType, room }
    : { unitType: text, room: '' }
}
