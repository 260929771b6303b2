import { textOf, type Code, type Role, type Word } from '../words/line-words.ts'
import { countsRooms, findRoomCount, markQuantities, type Quantity } from '../quantities/find-quantity.ts'
import { areApart } from '../codes/named-codes.ts'
import { isLink } from '../words/list-tokens.ts'
import { isLabel, isPlace, isSentenceWord, withoutEnd } from '../words/list-words.ts'

/** One product among several in a line. */
export interface ItemWords {
  readonly words: readonly Word[]
  readonly quantity: string
  /** Empty where the words have none; undefined where they say it. */
  readonly room?: string
  readonly tag?: string
}

const CHOICE =
  /^(?:or|either|alt|alternatively|alternatives?|instead|lieu|replac(?:es?|ed|ing)|swap|change|substitutes?|supersed(?:es|ed|ing)|formerly|was|not)$/i
/** Before a code: `BM1 97140C6AF`. */
const TAG = /^\p{Lu}{1,4}-?\d{1,3}$/u
const CHOICES = /\b(?:or|either|alternat\w+|instead|lieu|replac\w+|swap|change|substitut\w+|supersed\w+|formerly)\b/i
const EACH = /^(?:each|ea)\.?$/i

export const isChoice = (text: string): boolean => CHOICES.test(text)

/**
 * The products of a line that names several codes of the catalogue, each with one quantity before it, or each with one
 * behind it, or one for each of them: `2x 97140C6AF, 3x 872010W and one 97210B`, `3 each of 97140C6AF and 872010W`; or
 * none with a quantity: `97140C6AF, 872010W`. Null where that is not so: then it is one product to choose.
 */
export function splitItems(words: readonly Word[], codes: readonly Code[]): readonly ItemWords[] | null {
  const [one] = codes
  if (one && codes.length === 1) return splitRooms(words, one)
  if (codes.length < 2 || words.some(({ text }) => CHOICE.test(text))) return null
  const quantities = quantitiesAmong(words, codes)
  if (quantities.length === 0 && areApart(codes.map(({ text }) => text)))
    return cutBetween(words, codes, { quantities: codes.map((code) => ({ ...code, number: '' })), isLeading: false })
  const counts = Array.from({ length: codes.length + 1 }, (_, gap) => {
    const from = codes[gap - 1]?.end ?? 0
    const to = codes[gap]?.start ?? words.length
    return quantities.filter(({ start }) => start >= from && start < to).length
  })
  const last = codes.length
  const isLeading = counts.every((count, gap) => count === (gap < last ? 1 : 0))
  const isTrailing = counts.every((count, gap) => count === (gap > 0 ? 1 : 0))
  if (isLeading || isTrailing) return cutBetween(words, codes, { quantities, isLeading })
  const [only, ...others] = quantities
  const isOutside = only !== undefined && others.length === 0 && (counts[0] === 1 || counts[last] === 1)
  // `Level 1 (12 rooms): 97140C6AF, 872010W` are twelve of each.
  const isEach = isOutside && countsRooms(words, only.start) && areApart(codes.map(({ text }) => text))
  if (!isOutside || !(isEach || saysEach(words, only))) return null
  return cutBetween(words, codes, { quantities: codes.map(() => only), isLeading: false })
}

/**
 * One product for several rooms: `97140C6AF: Ensuite x2, Powder x1`, `97140C6AF - 2 ensuite, 1 powder`, `2 of 97140C6AF
 * for the ensuite and 1 for the powder`, `97140C6AF, one each for ensuite and powder`.
 */
function splitRooms(words: readonly Word[], code: Code): readonly ItemWords[] | null {
  const counted = countedRooms(words, code)
  if (counted) return counted
  const quantities = quantitiesAmong(words, [code])
  const [first, second] = quantities
  if (first && !second) return splitEach(words, code, first)
  if (!first || !second || second.start < code.end) return null
  const last = quantities.length - 1
  const isBehind = first.start >= code.end && quantities[last]!.end === words.length
  const items = quantities.map(({ number, start, end }, index): ItemWords => {
    const from = isBehind ? (quantities[index - 1]?.end ?? code.end) : Math.max(end, code.end)
    const to = isBehind ? start : (quantities[index + 1]?.start ?? words.length)
    return { words: words.slice(0, code.end), quantity: number, room: roomAmong(words.slice(from, to)) }
  })
  return areRooms(items) ? items : null
}

/** Words whose number follows: `Level 2 ensuite` counts nothing. */
const NUMBERED = /^(?:levels?|lvl|floors?|types?|units?|lots?|blocks?|buildings?|towers?|stages?|apts?|apartments?)$/i

/**
 * Bare numbers with their rooms behind the code and its words, to the end of the line: `97140C6AF 12 ensuite 6 powder`; or
 * each behind its room in a part of its own: `97140C6AF: ens 2, bath 1`.
 */
function countedRooms(words: readonly Word[], code: Code): readonly ItemWords[] | null {
  const behind = words.slice(code.end).filter(({ text }) => !isLink(text))
  const numbered = new Set(behind.filter((_, at) => NUMBERED.test(behind[at - 1]?.text ?? '')))
  const isCount = (word: Word) => /^[1-9]\d{0,3}$/.test(word.text) && !numbered.has(word)
  const start = behind.findIndex((word, at) => isCount(word) && isPlaceWord(behind[at + 1]))
  const counts = behind.flatMap((word, at) => (at >= start && isCount(word) ? [at] : []))
  const ahead = counts.map((at, index) => behind.slice(at + 1, counts[index + 1]))
  const parts = Array.from(Map.groupBy(behind, ({ part }) => part).values())
  const areBehind = parts.length > 1 && parts.every((part) => part.length > 1 && isCount(part.at(-1)!))
  const rooms = areBehind ? parts.map((part) => part.slice(0, -1)) : ahead
  const numbers = areBehind ? parts.map((part) => part.at(-1)!) : counts.map((at) => behind[at]!)
  if (rooms.length < 2 || (!areBehind && start < 0)) return null
  const items = rooms.map((room, index): ItemWords => {
    return { words: words.slice(0, code.end), quantity: numbers[index]!.text, room: roomAmong(room) }
  })
  const areNamed = items.every(({ room = '' }) => !/\d/.test(room) && !NUMBERED.test(room.split(' ').at(-1)!))
  if (!areNamed || !areRooms(items)) return null
  const total = statedTotal(words, code)
  const sum = numbers.reduce((all, { text }) => all + Number(text), 0)
  const level = areBehind ? '' : levelAhead(behind.slice(0, start))
  const placed = items.map((item) => ({ ...item, room: `${level}${item.room}` }))
  return total === null || Number(total) === sum ? placed : [{ words, quantity: `${total} or ${sum}`, room: '' }]
}

/** `Level 3 ` before rooms with their counts; empty without one. */
function levelAhead(words: readonly Word[]): string {
  const at = words.findIndex(({ text }) => NUMBERED.test(text))
  return at < 0 ? '' : `${withoutEnd(textOf(words.slice(at)), '.,;:')} `
}

/** The quantity before a code; null without one. */
function statedTotal(words: readonly Word[], code: Code): string | null {
  const roles: Role[] = words.map(() => null)
  roles.fill('code', code.start, code.end)
  return markQuantities(words.slice(0, code.end), roles).find(({ end }) => end === code.start)?.number ?? null
}

const isPlaceWord = (word: Word | undefined) => word !== undefined && isPlace(word.text)

/** `one each for ensuite, main bath and powder` */
function splitEach(words: readonly Word[], code: Code, quantity: Quantity): readonly ItemWords[] | null {
  const eachAt = words.findIndex(({ text }, at) => at >= quantity.start && at <= quantity.end && EACH.test(text))
  if (eachAt < 0 || quantity.start < code.end || !/^(?:for|in|to)$/i.test(words[eachAt + 1]?.text ?? '')) return null
  const rooms: Word[][] = [[]]
  for (const word of words.slice(eachAt + 2)) {
    if (isLink(word.text) || (rooms.at(-1)!.length > 0 && rooms.at(-1)!.at(-1)!.part !== word.part)) rooms.push([])
    if (!isLink(word.text)) rooms.at(-1)!.push(word)
  }
  const items = rooms
    .filter((room) => room.length > 0)
    .map((room): ItemWords => ({ words: words.slice(0, code.end), quantity: quantity.number, room: roomAmong(room) }))
  return items.length > 1 && areRooms(items) ? items : null
}

function roomAmong(words: readonly Word[]): string {
  const named = words.filter(({ text }) => !isLink(text) && !/^(?:for|in|on|to|the|all|both)$/i.test(text))
  return withoutEnd(textOf(named), '.,;:!?')
}

function areRooms(items: readonly ItemWords[]): boolean {
  return items.every(({ room = '' }) => isPlace(room)) && new Set(items.map(({ room }) => room)).size === items.length
}

function saysEach(words: readonly Word[], { start, end }: Quantity): boolean {
  return words.slice(Math.max(0, start - 1), end + 2).some(({ text }) => EACH.test(text))
}

/** Explicit quantities, and numbers that stand beside a code or alone in their part. */
function quantitiesAmong(words: readonly Word[], codes: readonly Code[]): Quantity[] {
  const roles: Role[] = words.map(() => null)
  for (const { start, end } of codes) roles.fill('code', start, end)
  const explicit = markQuantities(words, roles)
  const bare = words.flatMap(({ text, part }, index): Quantity[] => {
    if (roles[index] !== null || !/^[1-9]\d{0,3}$/.test(text)) return []
    const [before, next] = [words[index - 1], words[index + 1]]
    if (before?.part === part && isLabel(before.text) && roles[index - 1] === null) return []
    const isBeside = roles[index + 1] === 'code' || roles[index - 1] === 'code'
    const isAlone = before?.part !== part && next?.part !== part
    const begins = index === 0 || before?.part !== part || isLink(before.text)
    const isAhead = begins && text.length < 3 && next?.part === part && /^\p{L}/u.test(next.text)
    return isBeside || isAlone || isAhead ? [{ number: text, start: index, end: index + 1 }] : []
  })
  const found = [...explicit, ...bare].sort((a, b) => a.start - b.start)
  const at = found.length > 0 ? -1 : findRoomCount(words, roles)
  return at < 0 ? found : [{ number: words[at]!.text, start: at, end: at + 1 }]
}

/** Words between two products belong to the one before them, except for places where the line begins with one. */
function cutBetween(
  words: readonly Word[],
  codes: readonly Code[],
  { quantities, isLeading }: { quantities: readonly Quantity[]; isLeading: boolean },
): ItemWords[] {
  const starts = codes.map(({ start }, index) => (isLeading ? quantities[index]!.start : start))
  const ends = codes.map(({ end }, index) => Math.max(end, quantities[index]!.end))
  const first = starts[0]!
  const isPlaceAhead = placeAt(words, 0, first) === 0
  const isPlacedAhead = placedAt(words, 0, first) < first
  const cuts = starts.map((start, index) => {
    if (index === 0) return 0
    const from = ends[index - 1]!
    return isPlaceAhead ? placeAt(words, from, start) : isPlacedAhead ? placedAt(words, from, start) : start
  })
  const tags = codes.map(({ start }) => (TAG.test(words[start - 1]?.text ?? '') ? words[start - 1]! : null))
  return cuts.map((from, index) => ({
    words: withoutLinks(words.slice(from, cuts[index + 1]).filter((word) => !tags.includes(word))),
    quantity: quantities[index]!.number,
    tag: tags[index]?.text ?? '',
  }))
}

/** Finds where a place begins that ends right before `to` in a part of its own; `to` without one. */
function placeAt(words: readonly Word[], from: number, to: number): number {
  const last = words[to - 1]
  if (!last || to <= from || last.part === words[to]?.part) return to
  const start = words.findIndex(({ part }, index) => index >= from && part === last.part)
  return isPlace(textOf(words.slice(start, to))) ? start : to
}

/** Finds where `for the ensuite` begins that ends right before `to`; `to` without one. */
function placedAt(words: readonly Word[], from: number, to: number): number {
  const at = words.findLastIndex(({ text }, index) => index >= from && index < to && /^(?:for|in)$/i.test(text))
  if (at < 0) return to
  const place = words.slice(at + 1, to).filter(({ text }) => !/^the$/i.test(text))
  const end = place.findIndex(({ text }) => isSentenceWord(text))
  return isPlace(textOf(end < 0 ? place : place.slice(0, end))) ? at : to
}

function withoutLinks(words: readonly Word[]): readonly Word[] {
  const isWord = ({ text }: Word) => !isLink(text)
  return words.slice(Math.max(0, words.findIndex(isWord)), words.findLastIndex(isWord) + 1)
}
