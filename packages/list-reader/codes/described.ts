import {
  isAddress,
  hasThing,
  isContact,
  isDescription,
  isDimension,
  isPlace,
  isSentenceWord,
  isThing,
  isUnit,
  withoutEnd,
} from '../words/list-words.ts'
import { readHeading } from '../columns/heading.ts'

export interface Described {
  readonly description: string
  readonly quantity: string
  /** Empty where the words name none. */
  readonly room: string
  readonly note?: string
}

const MAX_WORDS = 14
const MAX_LENGTH = 200
const MAX_LINE_WORDS = 40
const MAX_PARTS = 12
/** A quantity that says so, before the words of a product or behind them. */
const COUNTED = /^(?:qty\.?:?\s*)?(\d{1,4})\s*(?:x|×|off|of|no\.?|nos\.?|ea|each|pcs?)\s+(.+)$/i
const COUNTED_BEHIND = /^(.+?)[\s,:-]+(?:(?:qty\.?:?|x|×)\s*(\d{1,4})|(\d{1,4})\s*(?:off|no\.?|nos\.?|ea|each|pcs?))$/i
/** A product followed by its place: `matte black towel rail - 4 off for the bathroom`. */
const COUNTED_BEFORE_PLACE =
  /^(.+?[\s,:–—-]+(?:(?:qty\.?:?|x|×)\s*\d{1,4}|\d{1,4}\s*(?:off|no\.?|nos\.?|ea|each|pcs?)))[\s,;–—@-]+(?:(?:for|in|to)\s+)?(?:(?:the|all)\s+)?(\p{L}.*)$/iu
/** `600 x 400` is a size. */
const SIZE_AT_END = /\d\s*(?:mm)?\s*[x×]\s*\d{3,4}$/i
const PLACED = /^(.+?)(?:\s+[-–—@]\s+|,\s+|\s+(?:for|in|to)\s+(?:the\s+)?)(\S.*)$/i
/** Numbers that say nothing of what they count: products alone have them. */
const BARE_AHEAD = /^(?:qty\.?:?\s*)?(\d{1,3})\s+(\p{L}.*)$/iu
const BARE_BEHIND = /^(.+?)\s*(?:\s[-–—]\s*(\d{1,2})|\((\d{1,2})\))$/
const PLACE_AHEAD = /^(\p{L}[^:,;]{0,39}?)(?::\s*|\s+[-–—]\s+)(\S.*)$/u
/** `Please send 3 toilet seats`. */
const ASKED =
  /^(?:(?:and|also|plus|then) )*(?:(?:(?:we|i) )?(?:also )?(?:please )?(?:need|require|want|order|send|supply|add|get)(?: also)?\s*:?\s+)?(?=\d|qty)/i
/** `Please order for the ensuite: …`. */
const ASKED_FOR =
  /^(?:(?:please )?(?:need|order|send|supply|deliver|add|get)(?: (?:for|to))|for|in) (?:the )?(?=\p{L}[^:]{0,39}:)/iu
/** `12 off for the ensuite` behind a product. */
const COUNTS_PLACE = /[\s,;:–—-](\d{1,4}) ?(?:off|ea|each|no\.?|pcs?) (?:for |in |to )?(?:the |all )?(?=\p{L})/iu
const REMARKED = /^([^()]+?) ?\((\p{L}[^()]*)\)[\s.]*$/u
const BETWEEN_ITEMS = /[,;]\s+(?:and\s+)?|\s+(?:and|&|\+)\s+/i

/**
 * Products that are described instead of named by a code, each with its quantity: `4 x towel rail 800 for the bathroom`,
 * `Ensuite: basin mixer chrome x 2, towel rail x 1`. Null where the words are of no product, or say no quantity.
 */
export function readDescribed(
  given: string,
): { readonly items: readonly Described[]; readonly isPlaceAhead: boolean } | null {
  if (given.length > MAX_LENGTH || isContact(given) || isAddress(given)) return null
  const text = given.replace(ASKED, '').replace(ASKED_FOR, '')
  const placed = readPlaces(text)
  if (placed) return { items: placed, isPlaceAhead: false }
  const whole = readOne(text)
  const [, ahead = '', rest = ''] = PLACE_AHEAD.exec(text) ?? []
  const room = isPlace(ahead) ? readHeading(ahead)?.room : undefined
  const items = readSeveral(room ? rest : text) ?? (room ? single(readOne(rest)) : null)
  if (items && (items.length > 1 || hasThing(items[0]!.description)))
    return { items: items.map((item) => ({ ...item, room: item.room || (room ?? '') })), isPlaceAhead: Boolean(room) }
  return whole && { items: [whole], isPlaceAhead: false }
}

/** `Toilet suites - 24` names no room, as `Guest suites - 24` may. */
export function readSuites(text: string): ReturnType<typeof readDescribed> {
  const [, description = '', quantity = ''] =
    /^((?:toilet|wc|pan|basin|shower|vanity|bath|bidet|urinal) (?:suites|sets))\s*[-–—:]\s*(\d{1,3})$/i.exec(text) ?? []
  return description === '' ? null : { items: [{ description, quantity, room: '' }], isPlaceAhead: false }
}

/** Splits off a remark in brackets as the product's note: `2 x mixer taps (whatever you have)`. */
export function readRemarked(given: string): ReturnType<typeof readDescribed> {
  const [, text = '', note = ''] = REMARKED.exec(given) ?? []
  const read = text === '' || isDescription(note) ? null : readDescribed(text)
  return read && read.items.length === 1 ? { ...read, items: [{ ...read.items[0]!, note }] } : null
}

/** One product for several rooms: `towel rail 12 off ensuite 6 off powder`. */
function readPlaces(text: string): readonly Described[] | null {
  const [about = '', ...counted] = text.split(COUNTS_PLACE)
  if (counted.length < 4 || !hasThing(about)) return null
  const items = counted.flatMap((quantity, at): Described[] => {
    const room = withoutEnd(counted[at + 1] ?? '', ' ,;.').replace(/ and$/i, '')
    const item = at % 2 === 0 && isPlace(room) ? toDescribed(withoutEnd(about, ' ,;:–—-'), quantity, room) : null
    return item ? [item] : []
  })
  return items.length * 2 === counted.length ? items : null
}

const single = (item: Described | null) => item && [item]

/** Products between commas, each with its number before it, or each with it behind; what has none belongs to its neighbour. */
function readSeveral(text: string): readonly Described[] | null {
  const parts = text.split(BETWEEN_ITEMS)
  if (parts.length < 2 || parts.length > MAX_PARTS || text.split(/\s+/).length > MAX_LINE_WORDS) return null
  const counted = parts.map(readOne)
  const isAhead = /^\d|^qty/i.test(parts[counted.findIndex((item) => item !== null)] ?? '')
  const items: Described[] = []
  let held: string[] = []
  for (const [index, item] of counted.entries()) {
    const part = parts[index]!
    if (item && isAhead !== /^\d|^qty/i.test(part)) return null
    const last = items.at(-1)
    if (item && isAhead) items.push(item)
    else if (item) items.push({ ...item, description: [...held, item.description].join(', ') })
    else if (!isAhead && toDescribed(part, '1', '')) held.push(part)
    else if (last && isQuality(part)) items[items.length - 1] = { ...last, description: `${last.description}, ${part}` }
    else return null
    if (item) held = []
  }
  return items.length > 1 && held.length === 0 && items.every(({ description }) => hasThing(description)) ? items : null
}

/** `chrome` behind `2 x basin mixer`: no thing of its own. */
function isQuality(part: string): boolean {
  return isDescription(part) && !hasThing(part)
}

function readOne(given: string): Described | null {
  if (given.split(/\s+/).length > MAX_WORDS) return null
  const { text, room } = takePlaceBehind(given)
  const [, before, behindIt] = COUNTED.exec(text) ?? []
  const [, words, times, ea] =
    behindIt === undefined && !SIZE_AT_END.test(text) ? (COUNTED_BEHIND.exec(text) ?? []) : []
  const quantity = before ?? times ?? ea
  const about = behindIt ?? words
  if (quantity === undefined || about === undefined) return readBare(text, room)
  return toDescribed(about, quantity, room)
}

/** `3 toilet seats soft close`, `toilet suites - 24`, `sink mixer (1)`. */
function readBare(text: string, room: string): Described | null {
  const [, count, about] = BARE_AHEAD.exec(text) ?? []
  if (count !== undefined && about !== undefined) {
    const [next = ''] = about.split(/[\s,]+/, 1)
    const things = about.split(/[\s,/]+/).filter(isThing)
    const isMany =
      Number(count) === 1 ||
      /^qty/i.test(text) ||
      things.some((thing) => /s$/i.test(thing)) ||
      /\bsuites\b/i.test(about)
    const isMeasure = isUnit(next) || isDimension(count + next)
    return things.length > 0 && isMany && !isMeasure ? toDescribed(about, count, room) : null
  }
  const [, words, dashed, bracketed] = BARE_BEHIND.exec(text) ?? []
  const behind = dashed ?? bracketed
  return words !== undefined && behind !== undefined && hasThing(words) && isDescription(words)
    ? toDescribed(words, behind, room)
    : null
}

function toDescribed(about: string, quantity: string, behind: string): Described | null {
  const [, product = about, where = ''] = PLACED.exec(about) ?? []
  const place = where === '' ? null : readHeading(where)
  const description = place ? product : about
  const isSaid = description.split(/[\s,;:.]+/).some((word) => word !== 'with' && isSentenceWord(word))
  const isProduct = !isSaid && (isDescription(description) || hasThing(description))
  if (!isProduct || /\d/.test(description.replace(/\d+(?:\.\d+)?\s*(?:mm|m|l|star|°)?/gi, ''))) return null
  return { description, quantity, room: behind || (place?.room ?? '') }
}
function takePlaceBehind(text: string): { readonly text: string; readonly room: string } {
  const [, counted = '', where = ''] = COUNTED_BEFORE_PLACE.exec(text) ?? []
  const room = isPlace(where) && !SIZE_AT_END.test(counted) ? readHeading(where)?.room : undefined
  return room ? { text: counted, room } : { text, room: '' }
}
