import { findKnown, type IsCode } from '../codes/find-code.ts'
import { isAllPlace, isCountWord, isOnlyPlace, isPlace, isTimes, isUnit } from '../words/list-words.ts'
import { isTag } from './column-content.ts'
import type { Named } from './fields.ts'
import { WHOLE_NUMBER } from '../quantities/trailing-count.ts'

/** May be of a product, before the place: `OpalCare Suite Powder`. */
const THING = /^(?:bath|bar|spa|suites?|toilets?|wc|hall|change)$/i

/**
 * A line whose columns are one space apart below their names, as a PDF is copied, with signs between them: `BM-01 Basin
 * mixer 97140C6AF Chrome 12 Ensuite` as `BM-01: 97140C6AF - qty 12 - Ensuite`. The code, a tag, a number and a place are
 * found where the order of the names has them; null where it has no quantity there.
 */
export function readNamedColumns(words: readonly string[], names: readonly Named[], isCode: IsCode): string | null {
  const [code, ...others] = findKnown(
    words.map((text) => ({ text, part: 0 })),
    isCode,
  )
  if (!code || others.length > 0) return null
  const codeAt = names.lastIndexOf('code')
  const [ahead, behind] = [names.slice(0, codeAt), names.slice(codeAt + 1)]
  const [before, after] = [words.slice(0, code.start), words.slice(code.end)]
  const tagAt = ahead.includes('tag') ? before.findIndex((word) => isTag(word)) : -1
  const counted = ahead.includes('quantity') ? countAhead(before, after, ahead) : countBehind(after, behind)
  if (!counted) return null
  const room = roomBehind(counted.rest, behind) || roomAhead(before, ahead, tagAt)
  const tag = tagAt < 0 ? '' : `${before[tagAt]}: `
  return `${tag}${code.text} - qty ${counted.number}${room === '' ? '' : ` - ${room}`}`
}

interface Counted {
  readonly number: string
  /** Words behind the code that are left. */
  readonly rest: readonly string[]
}

/** Right before the code, or behind columns of one word each. */
function countAhead(before: readonly string[], rest: readonly string[], ahead: readonly Named[]): Counted | null {
  const at = ahead.indexOf('quantity')
  const number = (at === ahead.length - 1 ? before.at(-1) : before[at]) ?? ''
  return WHOLE_NUMBER.test(number) ? { number, rest } : null
}

/** Right behind the code, or the first number behind which only a place is left. */
function countBehind(after: readonly string[], behind: readonly Named[]): Counted | null {
  const at = behind.indexOf('quantity')
  if (at < 0) return null
  const isBeforeRoom = behind.length === at + 2 && behind[at + 1] === 'room'
  const found =
    at === 0
      ? 0
      : after.findIndex((word, index) => {
          return isBeforeRoom && WHOLE_NUMBER.test(word) && isPlace(placeOf(after.slice(index + 1)))
        })
  const [number = '', next = ''] = found < 0 ? [] : after.slice(found)
  // `3 star` and `600 x 400` count nothing.
  return WHOLE_NUMBER.test(number) && !isUnit(next) && !isTimes(next) ? { number, rest: after.slice(found + 1) } : null
}

/** Leaves out the unit of the number before it: `12 ea Ensuite`. */
function placeOf(words: readonly string[]): string {
  return words.slice(isCountWord(words[0] ?? '') ? 1 : 0).join(' ')
}

/** The place that a line ends with, where the room is the last column. */
function roomBehind(rest: readonly string[], behind: readonly Named[]): string {
  if (behind.at(-1) !== 'room') return ''
  const whole = placeOf(rest)
  if (behind.at(-2) === 'quantity') return isPlace(whole) ? whole : ''
  let start = rest.length
  while (start > 0 && isAllPlace(rest[start - 1]!)) start--
  while (start < rest.length && (THING.test(rest[start]!) || /^\d/.test(rest[start]!))) start++
  const place = rest.slice(start).join(' ')
  return isOnlyPlace(place) ? place : ''
}

/** The place before the tag, or all that stands before the code but for its quantity. */
function roomAhead(before: readonly string[], ahead: readonly Named[], tagAt: number): string {
  if (ahead[0] !== 'room') return ''
  const isAlone = ahead.length === 1 || (ahead.length === 2 && ahead[1] === 'quantity')
  const end = ahead[1] === 'tag' ? Math.max(0, tagAt) : isAlone ? before.length + 1 - ahead.length : 0
  const place = before.slice(0, end).join(' ')
  return isPlace(place) ? place : ''
}
