import { NUMBER_WORDS } from '@specify/core/text/number-words.ts'
import { cut, cutBoth, MASK, maskPlaces, only, overlaps, type Match } from '../words/place-patterns.ts'
import { isEachBuilt, isLabel, isPlace, isSeveralRooms } from '../words/list-words.ts'

/** Rooms that each get what a line counts, and the line without them. */
export interface EachRoom {
  readonly rest: string
  readonly rooms: readonly string[]
  readonly count: number
  /**
   * `each` multiplies, `all` may name the sum, of a `total` the number may be the quantity of all, and `some` rooms
   * (`for 4 ensuites`) may each have the quantity or share it.
   */
  readonly kind: 'each' | 'all' | 'total' | 'some'
}

const MAX_LENGTH = 300
const MAX_ROOMS = 40
const MAX_ROOM_NAME = 30
const COUNT = String.raw`(\d{1,3}|${[...NUMBER_WORDS.keys()].join('|')})`
const NAME = `(${MASK}+)`
const END = String.raw`(?![\p{L}\p{N}${MASK}])`
const TO = String.raw`(?:(?:to|for|in|into|at|on|of) )`
const THE = String.raw`(?:(?:the|our|these|those) )?`
const ROOMS = `${COUNT} (?:no\\.? |nos\\.? |of the |[x×] ?)?${NAME}${END}`
/** Few of them: a pattern that may begin at each of many looks at all of them again and again. */
const SIGNS = String.raw`[\s(,;:@=–—-]{0,6}(?:[x×] ?)?`

const EACH_OF = new RegExp(`(?<![\\p{L}\\p{N}])${TO}?(?:each|every)(?: one)?(?: of)? ${THE}${ROOMS}`, 'dgiu')
const EACH_TO = new RegExp(`(?<=\\beach),? ${TO}(?:all )?${THE}${ROOMS}`, 'dgiu')
const ALL_OF = new RegExp(`(?<![\\p{L}\\p{N}])${TO}?all (?:of )?${THE}${ROOMS}`, 'dgiu')
const BOTH = new RegExp(`(?<![\\p{L}\\p{N}])${TO}?both (?:of )?${THE}${NAME}${END}`, 'dgiu')
const PER = new RegExp(`\\s{0,6}(?:(?<![\\p{L}\\p{N}])(?:${TO}?(?:each|every)|per)\\s|/ ?)${NAME}${END}`, 'dgiu')
const COUNTED = new RegExp(`${SIGNS}(?<![\\p{L}\\p{N}.])(?:${TO})?${THE}${ROOMS}(?: (?:in )?total)?\\)?`, 'dgiu')
const OF_EACH = new RegExp(`${PER.source}[\\s,;:–—-]*(?:\\(\\s*(?:[x×] ?)?${COUNT}(?: ?(?:off|no\\.?|total|in total))?\\s*\\)|[x×] ?${COUNT})`, 'dgiu') // prettier-ignore
const SAYS_SO =
  /\b(?:each|every|per|all|both)\b|\/ ?\p{L}|\p{L} (?:no\.? )?\d{1,3}(?:\s*[,&+–-]\s*| and | to )(?:and )?\d/iu
const NUMBERS = String.raw`(\d{1,3}(?:(?:\s*(?:,|&|\+|\band\b)\s*(?:and )?|\s*[-–]\s*| to )\d{1,3})+)(?!\d| ?[x×]|\.\d| (?:off|no|nos|ea|each|of)\b)`
const NUMBERED = new RegExp(`(?<![\\p{L}\\p{N}])(?:and )?${TO}?${THE}${NAME} (?:nos?\\.? )?${NUMBERS}`, 'dgiu')

/**
 * Rooms that a line says to get its product each: `1 x 97140C6AF to each of the 4 ensuites`, `2 per bathroom (6
 * bathrooms)`, `one each to ensuite 1, 2 and 3`. Null for all other lines.
 */
export function readEachRoom(line: string): EachRoom | null {
  if (line.length > MAX_LENGTH || !SAYS_SO.test(line)) return null
  return (
    counted(line, EACH_OF, 'each') ??
    counted(line, EACH_TO, isUnitEach(line) ? 'all' : 'each') ??
    perRoom(line) ??
    counted(line, ALL_OF, 'all') ??
    ofBoth(line) ??
    numbered(line)
  )
}

function counted(line: string, pattern: RegExp, kind: EachRoom['kind']): EachRoom | null {
  const found = only(line, pattern, ({ texts: [, , name = ''] }) => isSeveral(name))
  const count = found ? numberOf(found.texts[1]) : 0
  return found && count > 1 ? { rest: without(line, found), rooms: [found.texts[2]!], count, kind } : null
}

function ofBoth(line: string): EachRoom | null {
  const found = only(line, BOTH, ({ texts: [, name = ''] }) => isSeveral(name))
  return found && { rest: without(line, found), rooms: [found.texts[1]!], count: 2, kind: 'all' }
}

function perRoom(line: string): EachRoom | null {
  const per = only(line, PER, ({ texts: [, name = ''] }) => isPlace(name))
  if (!per && !/\beach\b/i.test(line)) return null
  const rooms = only(line, COUNTED, ({ texts: [, , name = ''] }) => isSeveral(name))
  const count = rooms ? numberOf(rooms.texts[1]) : 0
  if (rooms && count > 1 && !(per && overlaps(per, rooms))) {
    const rest = without(per ? cutBoth(line, per, rooms) : line, per ? null : rooms)
    return { rest, rooms: [rooms.texts[2]!], count, kind: !per && isUnitEach(line) ? 'all' : 'each' }
  }
  const found = only(line, OF_EACH, ({ texts: [, name = ''] }) => isPlace(name))
  const times = found ? numberOf(found.texts[2] ?? found.texts[3]) : 0
  return found && times > 1
    ? { rest: without(line, found), rooms: [found.texts[1]!], count: times, kind: 'total' }
    : null
}

function numbered(line: string): EachRoom | null {
  const isEach = /\beach\b/i.test(line)
  const found = only(line, NUMBERED, ({ texts: [text = '', name = ''], index }) => {
    // `Levels 1-3 amenities` is one place.
    const behind = line.slice(index + text.length)
    const isEnd = isEach || /^[\s.,;)]*$/.test(behind) || isPlace(behind.replace(/^(?:,| and| &)+ /, ''))
    return isPlace(name) && isEnd && (isEach || isSeveral(name))
  })
  const numbers = found ? numbersIn(found.texts[2]!) : []
  if (!found || numbers.length < 2 || numbers.length > MAX_ROOMS) return null
  const name = singular(found.texts[1]!)
  const rooms = numbers.map((number) => `${name} ${number}`)
  return { rest: without(line, found), rooms, count: rooms.length, kind: isEach && !isUnitEach(line) ? 'each' : 'all' }
}

const FOR_SOME = new RegExp(`(?<![\\p{L}\\p{N}.])(?:for|to|into|in|at) ${THE}${ROOMS}(?: (?:in )?total)?`, 'dgiu')

/**
 * Rooms that a line counts beside a quantity: `12 x 97140C6AF for 4 ensuites`, `97140C6AF x 12 (4 ensuites)`. Null where
 * it counts none, or several.
 */
export function readSomeRooms(line: string): (EachRoom & { readonly isFor: boolean }) | null {
  if (line.length > MAX_LENGTH || !/\d/.test(line) || !SOME_ROOMS.test(maskPlaces(line))) return null
  for (const pattern of [FOR_SOME, COUNTED]) {
    const found = only(line, pattern, ({ texts: [, , name = ''], index }) => {
      // `Level 2 rooms`, `3 bedroom units`
      return isSeveral(name) && !/^bed/i.test(name) && !isNumberOfPlace(line.slice(0, index))
    })
    const count = found ? numberOf(found.texts[1]) : 0
    if (found && count > 1)
      return { rest: without(line, found), rooms: [found.texts[2]!], count, kind: 'some', isFor: pattern === FOR_SOME }
  }
  return null
}

const SOME_ROOMS = new RegExp(`(?<![\\p{L}\\p{N}.])${ROOMS}`, 'iu')

/** Returns whether a number behind a text is of its last word, or ends a range of it: `Level 2`, `Levels 2 to 4`. */
function isNumberOfPlace(before: string): boolean {
  const [last = '', number = '', range = ''] = before
    .slice(-MAX_ROOM_NAME)
    .split(/[\s,(]+/)
    .filter(Boolean)
    .toReversed()
  if (/^nos?\.?$/i.test(last)) return false
  return isLabel(last) || (/^\d{1,3}$/.test(last) && isLabel(number)) || (/^(?:to|-|–)$/i.test(last) && isLabel(range))
}

/** The room of which a line says that each gets its quantity, without their number; empty where it says no such thing. */
export function eachRoomOf(line: string): string {
  if (line.length > MAX_LENGTH || !/\b(?:each|every|per)\s/i.test(line)) return ''
  const found = only(line, PER, ({ texts: [text = '', name = ''], index }) => {
    // `2 each Ensuite` has a unit of measure.
    const isUnit = /^\s*each\s/i.test(text) && /\d\s*$/.test(line.slice(0, index))
    return isPlace(name) && !/^\s*\//.test(text) && !isUnit && !isEachBuilt('each', name.split(' ').at(-1)!)
  })
  return found?.texts[1] ?? ''
}

function isUnitEach(line: string): boolean {
  return /(?<![\d.])[2-9]\d* each\b|(?<![\d.])1\d+ each\b/i.test(line)
}

interface CountedRow {
  readonly quantity: string
  readonly room: string
}

/** A row with the quantity of all rooms together, or one for each that is named; null alone for what is not sure. */
export function rowsInEach<Row extends CountedRow>(
  each: EachRoom,
  row: Row,
  isOneOfSeveral = false,
): readonly (Row | null)[] {
  const own = row.room.replace(/^(?:and|&|\+) /i, '')
  const isNamed = each.rooms.length > 1
  const rooms = isNamed && own !== '' ? [own, ...each.rooms] : each.rooms
  // What a number alone counts behind the name of a room is not sure.
  if (isNamed && row.quantity === '' && each.kind !== 'each') return [null]
  const whole = quantityOfAll(row.quantity, isNamed ? { ...each, count: rooms.length } : each)
  if (whole === null) return [null]
  if (isNamed && !whole.includes(' or ')) return rooms.map((room) => ({ ...row, quantity: row.quantity || '1', room }))
  // What is said last may be of the last product alone.
  const isOpen = isOneOfSeveral && !isNamed && !whole.includes(' or ')
  const quantity = isOpen ? `${row.quantity || '1'} or ${whole}` : whole
  return [{ ...row, quantity, room: areBuilt(each) ? own : own || (isNamed ? nameOfAll(rooms) : rooms[0]!) }]
}

/** The quantity of all rooms together, both readings where it is not clear; null where it is no number. */
function quantityOfAll(quantity: string, room: EachRoom): string | null {
  if (!/^\d{0,4}$/.test(quantity)) return null
  const { count, kind } = room
  const each = Number(quantity === '' ? 1 : quantity)
  if (kind === 'some') return quantity === '' ? null : `${each} or ${each * count}`
  // What is built so often may be counted by its type, too.
  if (areBuilt(room)) return `${each} or ${each * count}`
  if (kind === 'total' && each > 1) return `${count} or ${each * count}`
  // One product is in one room.
  return kind === 'all' && each >= count ? `${each} or ${each * count}` : String(each * count)
}

function nameOfAll(rooms: readonly string[]): string {
  const [first = '', ...others] = rooms
  const numbers = others.map((room) => room.slice(room.lastIndexOf(' ') + 1))
  return `${first} ${numbers.join(' ')}`.slice(0, MAX_ROOM_NAME)
}

const areBuilt = ({ rooms }: EachRoom): boolean =>
  rooms.length === 1 && isEachBuilt('each', rooms[0]!.split(' ').at(-1)!)

function without(line: string, found: Match | null): string {
  return (found ? cut(line, found) : line)
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+(?=[,;:.)])|(?<=\()\s+/g, '')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
}

function numberOf(text = ''): number {
  return NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text)
}

function isSeveral(name: string): boolean {
  return isPlace(name) && (isSeveralRooms(name.split(' ').at(-1)!) || /(?:rooms|baths|powders|suites|levels|floors|lots|types)$/i.test(name)) // prettier-ignore
}

function numbersIn(list: string): number[] {
  const range = /^(\d+)\s*(?:[-–]|to)\s*(\d+)$/.exec(list.trim())
  if (!range)
    return list.includes('-') || list.includes('to')
      ? []
      : Array.from(list.matchAll(/\d+/g), ([number]) => Number(number))
  const [from, to] = [Number(range[1]), Number(range[2])]
  return to > from && to - from < MAX_ROOMS ? Array.from({ length: to + 1 - from }, (_, at) => from + at) : []
}

function singular(name: string): string {
  if (/ies$/i.test(name)) return name.replace(/ies$/i, (end) => (end === 'IES' ? 'Y' : 'y'))
  return /(?:s)$/i.test(name) && isSeveral(name) ? name.slice(0, -1) : name
}
