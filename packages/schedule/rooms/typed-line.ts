import { NUMBER_WORDS, withoutDozens } from '@specify/core/text/number-words.ts'
import { MAX_QUANTITY, type Room, type Schedule } from '../model.ts'
import { roomKey } from './room-name.ts'
import { roomsByType } from '../units.ts'

/** A line as it is typed: `40 x liano basin mixer black @ type A ensuite`. */
export interface TypedLine {
  /** Null where what stands for it is none. */
  readonly quantity: number | null
  readonly query: string
  /** The text after the last `@`; empty without one. */
  readonly place: string
}

const UNIT = '(?:x|×|\\*|off|no\\.?|nos\\.?|ea|each|pcs?|sets?|pairs?|of)'
/** A sign and a fraction belong to it: `1.5 x` is no quantity, rather than one. */
const NUMBER = '([-+]?\\d{1,6}(?:[.,]\\d{1,6})?)'
const FRONT = new RegExp(`^(?:qty\\.?|quantity)?[ :]*${NUMBER}\\s*${UNIT}(?=\\s)\\s*`, 'iu')
const NAMED_FRONT = new RegExp(`^(?:qty\\.?|quantity)[ :]*${NUMBER}\\s+`, 'iu')
const BACK = new RegExp(
  `(?:\\s+(?:[x×*]|(?:qty|quantity)[.:=]*|=)\\s*${NUMBER}|\\s+${NUMBER}\\s*(?:x|×|off|ea|each|pcs?|sets?|pairs?)|\\s+\\((\\d{1,2})\\)|(?:,|\\s[-–—])\\s+(\\d{1,2}))$`,
  'iu',
)
/** `600 x 400 mirror` */
const MEASURE = /^\d{3,4}\s*[x×]\s*\d{3,4}(?!\S)/u
/** A number in front is how many, unless it is a measure or part of one. */
const BARE_FRONT = /^(\d{1,4})\s+(?!(?:mm|cm|m|l|lt|litres?|stars?|kpa|in|inch)\b)(?=\p{L})/iu
/** `2 96340B6AF`, `2x96340B6AF`: before a code that is all there is; `97140 C6AF` is one, and `2 1200mm` none. */
const BEFORE_CODE =
  /^(\d{1,3})(?:\s+|[x×*])(?!\d{1,4}(?:[x×]\d+)?(?:mm|cm|m)?\s*$)(?=\S*\d)(?=[\p{L}\d][\p{L}\d./-]{4,}\s*$)/iu
/** `40xliano basin mixer` */
const GLUED = /^(\d{1,6})[x×](?=\p{L}{3})/iu
/** `two basin mixers`, `a pair of` is left to the search: a pair may be one product. */
const IN_WORDS = new RegExp(`^(${[...NUMBER_WORDS.keys()].join('|')})\\s+(?:x\\s+)?(?=\\S)`, 'iu')
/** Numbers in words that are part of a name: `two tone basin`, `three piece tap set`, `one tap hole`. */
const NAMES_IN_WORDS =
  /^\S+[\s-]+(?:tone|pieces?|way|tap\s?holes?|th|bowls?|stars?|mode|functions?|level|drawers?|doors?|handles?)\b/iu

export function readTypedLine(typed: string): TypedLine {
  const at = typed.lastIndexOf('@')
  const place = at < 0 ? '' : typed.slice(at + 1).trim()
  const text = withoutDozens((at < 0 ? typed : typed.slice(0, at)).trim())
  const inWords = NAMES_IN_WORDS.test(text) ? null : IN_WORDS.exec(text)
  if (inWords)
    return { quantity: NUMBER_WORDS.get(inWords[1]!.toLowerCase())!, query: text.slice(inWords[0].length), place }
  const patterns = MEASURE.test(text) ? [BACK] : [FRONT, NAMED_FRONT, BACK, BARE_FRONT, BEFORE_CODE, GLUED]
  for (const pattern of patterns) {
    const match = pattern.exec(`${text} `.slice(0, pattern === BACK ? -1 : undefined))
    const digits = match?.slice(1).find((group) => group !== undefined)
    if (!match || digits === undefined) continue
    const rest = pattern === BACK ? text.slice(0, match.index) : text.slice(match[0].length)
    const query = rest.trim().replace(/(?:\s[-–—]|[:,])$/, '')
    if (query !== '') return { quantity: quantityOf(digits), query, place }
  }
  return { quantity: 1, query: text, place }
}

function quantityOf(digits: string): number | null {
  const quantity = Number(digits)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null
}

/**
 * Rooms that a place may mean, the most likely first: each of its words begins a word of the type or the room. Without a
 * place all of them.
 */
export function roomsAt(schedule: Schedule, place: string): Room[] {
  const placeWords = splitWords(place)
  if (placeWords.length === 0) return roomsByType(schedule).flatMap(({ rooms }) => [...rooms])
  const matches = roomsByType(schedule).flatMap(({ unitType, rooms }) =>
    rooms.flatMap((room) => {
      const words = [...splitWords(unitType?.name ?? ''), ...splitWords(room.name)]
      const missing = placeWords.filter((word) => !words.some((each) => each.startsWith(word)))
      return missing.length > 0 ? [] : [{ room, exact: placeWords.filter((word) => words.includes(word)).length }]
    }),
  )
  return matches.toSorted((a, b) => b.exact - a.exact).map(({ room }) => room)
}

function splitWords(text: string): string[] {
  return roomKey(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
