import { isContact, isPlace, isRoomText, isSentenceWord } from './list-words.ts'
import { type IsCode, type Role, type Word, type Code, findCode, textOf } from './find-code.ts'
import { markQuantities, quantityOf } from './find-quantity.ts'

export type ListLine =
  | { readonly kind: 'item'; readonly sku: string; readonly qty: string; readonly room: string }
  | { readonly kind: 'heading'; readonly room: string }
  | { readonly kind: 'text' }

const MAX_WORDS = 60
const MAX_HEADING_WORDS = 5
const MAX_WORDS_BEFORE = 8

const BULLET = /^(?:[-*•·–—>]+|\d{1,3}[.)])\s+/
/** Separators within a line. A comma between digits may be one of thousands. */
const SEPARATOR = /\s+[-–—|:@]+\s+|\s*[|;\t()[\]]+\s*|:\s+|:$|(?<!(?<!\d)\d{1,3}(?=,\d{3}(?!\d))),\s*|\s{2,}/u
const PREPOSITION = /^(?:in|into|for|to|at)$/i

/**
 * Parses a line as people write it: `97140C6AF 2 Ensuite`, `40 x 97140C6AF Luna Bath Outlet 180 mm`, `97140C6AF - 40
 * off - Ensuite`. Measures are never a quantity and description is never a room. Where two numbers or codes are
 * ambiguous, both are returned, and no row is made of the line.
 */
export function readListLine(given: string, isCode: IsCode = () => false): ListLine {
  const line = given.trim().replace(BULLET, '')
  const parts = line.split(SEPARATOR).filter((part) => part !== '')
  const words = parts
    .flatMap((part, index) => part.split(/\s+/).map((text): Word => ({ text, part: index })))
    .slice(0, MAX_WORDS)
  const roles: Role[] = words.map(() => null)
  const code = findCode(words, roles, isCode)
  if (!code) {
    const isRoom = parts.length > 0 && words.length <= MAX_HEADING_WORDS && parts.every((part) => isRoomText(part))
    return isRoom ? { kind: 'heading', room: parts.join(' - ') } : { kind: 'text' }
  }
  const explicit = markQuantities(words, roles)
  const qty = quantityOf(words, roles, explicit, code)
  if (!code.isKnown && !isItem(words, code, { line, qty })) return { kind: 'text' }
  return { kind: 'item', sku: code.text, qty, room: roomOf(words, roles, code) }
}

/** Whether a line with an unknown code is an item of the list: code and quantity lead it, or it is only a code. */
function isItem(words: readonly Word[], { start, end }: Code, { line, qty }: { line: string; qty: string }): boolean {
  if (isContact(line)) return false
  if (qty === '')
    return start === 0 && (end === words.length || !words.slice(end).some(({ text }) => /[.!?]$/.test(text)))
  return start <= MAX_WORDS_BEFORE && !words.slice(0, start).some(({ text }) => isSentenceWord(text))
}

/** The room of a line: after `in`, `for` or `to`, in a part of its own, or after the quantity. */
function roomOf(words: readonly Word[], roles: readonly Role[], code: Code): string {
  const behind = words.findLastIndex(({ text }, index) => PREPOSITION.test(text) && index >= code.end)
  const named = behind < 0 ? '' : textOf(words.slice(behind + 1))
  if (behind >= 0 && roles.slice(behind + 1).every((role) => role === null) && isRoomText(named)) return named
  const rooms = freeTexts(words, roles).flatMap(({ text, isDescription }) =>
    (isDescription ? isPlace(text) : isRoomText(text)) ? [text] : [],
  )
  const places = rooms.filter((room) => isPlace(room))
  return rooms.length === 1 ? rooms[0]! : places.length === 1 ? places[0]! : ''
}

/** The texts between recognised words. Beside a code or a measure there is mostly a description. */
function freeTexts(words: readonly Word[], roles: readonly Role[]): { text: string; isDescription: boolean }[] {
  const found: { text: string; isDescription: boolean }[] = []
  for (let at = 0; at < words.length; at++) {
    if (roles[at] !== null) continue
    const isSame = (index: number) => words[index]?.part === words[at]!.part
    let end = at + 1
    while (isSame(end) && roles[end] === null) end++
    const neighbours = [isSame(at - 1) ? roles[at - 1] : null, isSame(end) ? roles[end] : null]
    const isDescription = neighbours[0] === 'code' || neighbours[0] === 'measure' || neighbours[1] !== null
    found.push({ text: textOf(words.slice(at, end)), isDescription })
    at = end - 1
  }
  return found
}
