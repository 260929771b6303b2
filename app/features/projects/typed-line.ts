import { MAX_QUANTITY, type Room, type Schedule } from './model.ts'
import { roomKey } from './room-name.ts'
import { roomsByType } from './units.ts'

/** A line as it is typed: `40 x liano basin mixer black @ type A ensuite`. */
export interface TypedLine {
  /** Null where what stands for it is none. */
  readonly quantity: number | null
  /** What is left: words or a code. */
  readonly query: string
  /** What stands behind the last `@`; empty without one. */
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

export function readTypedLine(typed: string): TypedLine {
  const at = typed.lastIndexOf('@')
  const place = at < 0 ? '' : typed.slice(at + 1).trim()
  const text = (at < 0 ? typed : typed.slice(0, at)).trim()
  const patterns = MEASURE.test(text) ? [BACK] : [FRONT, NAMED_FRONT, BACK, BARE_FRONT]
  for (const pattern of patterns) {
    const found = pattern.exec(`${text} `.slice(0, pattern === BACK ? -1 : undefined))
    const digits = found?.slice(1).find((group) => group !== undefined)
    if (!found || digits === undefined) continue
    const left = pattern === BACK ? text.slice(0, found.index) : text.slice(found[0].length)
    const query = left.trim().replace(/(?:\s[-–—]|[:,])$/, '')
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
  const wanted = wordsOf(place)
  if (wanted.length === 0) return roomsByType(schedule).flatMap(({ rooms }) => [...rooms])
  const found = roomsByType(schedule).flatMap(({ unitType, rooms }) =>
    rooms.flatMap((room) => {
      const words = [...wordsOf(unitType?.name ?? ''), ...wordsOf(room.name)]
      const missing = wanted.filter((word) => !words.some((each) => each.startsWith(word)))
      return missing.length > 0 ? [] : [{ room, exact: wanted.filter((word) => words.includes(word)).length }]
    }),
  )
  return found.toSorted((a, b) => b.exact - a.exact).map(({ room }) => room)
}

function wordsOf(text: string): string[] {
  return roomKey(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
