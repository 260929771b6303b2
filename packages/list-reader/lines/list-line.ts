import { isNoValue, isUnitOfMeasure } from '../words/blank-words.ts'
import { columnOf } from '../words/column-names.ts'
import {
  isAddress,
  isAllPlace,
  isContact,
  isDescription,
  isGiving,
  isOnlyPlace,
  isPlace,
  isRecordWord,
  isRoomText,
  isSentenceWord,
  isEachBuilt,
  withoutAll,
  withoutEnd,
} from '../words/list-words.ts'
import { type IsCode, findCode, findKnown } from '../codes/find-code.ts'
import { type Role, type Word, type Code, textOf } from '../words/line-words.ts'
import { markQuantities, quantityOf } from '../quantities/find-quantity.ts'
import { toWords } from '../words/list-tokens.ts'
import { isChoice, splitItems } from './split-items.ts'

interface ListItem {
  readonly kind: 'item'
  readonly sku: string
  readonly qty: string
  readonly room: string
  /** True if the room comes before the code, as a heading of its line. */
  readonly isRoomAhead: boolean
  /** Remark after the code: `check the reach`. */
  readonly note: string
  /** Other words beside a code that the catalogue does not have. */
  readonly about?: string
  readonly tag?: string
}

export type ListLine = ListItem | { readonly kind: 'heading'; readonly room: string } | { readonly kind: 'text' }

const MAX_HEADING_WORDS = 5
const MAX_WORDS_BEFORE = 8
const MIN_NOTE_WORDS = 3

const PRICE = /^(?:au|nz)?\$\d/i
const PREPOSITION = /^(?:in|into|for|to|at)$/i
/** `Kitchen needs 2 x 97140C6AF` */
const NEEDING = /\s(?:needs?|gets?|has|requires?|takes?|wants?)$/i
const AFTER_PLACE = /(?:^|\s)(?:(?:in|into|for|to|at|the|all)(?:\s|$))+$/i
const AHEAD = /^(?:for|in)$/i
/** `For the Brighton house` says whose, not where. */
const PROJECT =
  /^(?:\p{Lu}\p{L}+ )+(?:house|residence|dwelling|villa|cottage|homestead|townhouses?|apartments|units|flat)$/u
/** End of a sentence, except after `no.` and the like; or between what several rooms get. */
const SENTENCE_END = /(?<=(?:[\p{L}\d]{4}|[\d)])[.!?])\s+(?=\p{Lu}|\d{1,3} ?x )|;\s+/u

/**
 * Parses a line as people write it: `97140C6AF 2 Ensuite`, `40 x 97140C6AF Luna Bath Outlet 180 mm`, `97140C6AF - 40
 * off - Ensuite`. Measures are never a quantity and description is never a room. Where two numbers or codes are
 * ambiguous, both are returned, and no row is made of the line.
 */
export function readListLine(given: string, isCode: IsCode = () => false): ListLine {
  const line = toWords(given, isCode)
  return readWords(line, findKnown(line.words, isCode))
}

/** A line as its products, where it has several, each with its quantity. */
export function readListItems(given: string, isCode: IsCode = () => false): readonly ListLine[] {
  const sentences = given.split(SENTENCE_END)
  if (sentences.length > 1) {
    const said = sentences.map((sentence) => itemsOf(sentence, isCode))
    const items = said.flat().filter((each) => each.kind === 'item')
    const isAlone = new Set(said.flatMap((each) => (each.length === 1 ? each : [])))
    const areCounted = items.every(
      (item) =>
        isCode(item.sku) && (/^\d+$/.test(item.qty) || (item.qty === '' && isAlone.has(item) && !isChoice(given))),
    )
    // `2 x 97140C6AF; Ensuite; 1 x 872010W; Kitchen` are cells.
    const hasPlace = said.flat().some((each) => each.kind === 'heading' && isPlace(each.room))
    if (items.length > 1 && areCounted && !hasPlace) return placeOnwards(items)
  }
  return itemsOf(given, isCode)
}

function itemsOf(given: string, isCode: IsCode): readonly ListLine[] {
  const whole = toWords(given, isCode)
  const known = findKnown(whole.words, isCode)
  const items = splitItems(whole.words, known)?.flatMap(({ words, quantity, room, tag = '' }): ListItem[] => {
    const said = readWords({ ...whole, words }, findKnown(words, isCode))
    return said.kind === 'item' ? [{ ...said, qty: quantity, room: room ?? said.room, tag }] : []
  })
  return items ? placeTogether(items) : [readWords(whole, known)]
}

/** A room that a sentence begins with counts until another. */
function placeOnwards(items: readonly ListItem[]): readonly ListItem[] {
  let ahead = ''
  return items.map((item) => {
    if (item.isRoomAhead) ahead = item.room
    return item.room === '' && ahead !== '' ? { ...item, room: ahead, isRoomAhead: true } : item
  })
}

/** A room before the first product or behind the last is that of all which name none. */
function placeTogether(items: readonly ListItem[]): readonly ListItem[] {
  const placed = items.filter(({ room }) => room !== '')
  const [first, last] = [items[0]!, items.at(-1)!]
  const shared = first.isRoomAhead ? first : placed.length === 1 && last.room !== '' ? last : null
  if (!shared) return items
  return items.map((item) =>
    item.room === '' ? { ...item, room: shared.room, isRoomAhead: shared.isRoomAhead } : item,
  )
}

function readWords({ line, parts, words }: ReturnType<typeof toWords>, known: readonly Code[]): ListLine {
  const roles: Role[] = words.map(() => null)
  const code = findCode(words, roles, known)
  if (!code) {
    const isRoom = parts.length > 0 && words.length <= MAX_HEADING_WORDS && parts.every((part) => isRoomText(part))
    return isRoom ? { kind: 'heading', room: parts.join(' - ') } : { kind: 'text' }
  }
  const explicit = markQuantities(words, roles)
  const qty = quantityOf(words, roles, explicit, code)
  if (!code.isKnown && !isItem(words, code, { line, qty })) return { kind: 'text' }
  const room = roomOf(words, roles, code)
  const isRoomAhead = room !== '' && textOf(words.slice(0, code.start)).includes(room)
  const item = { kind: 'item', sku: code.text, qty, room, isRoomAhead, note: noteOf(words, roles, code, room) } as const
  const about = code.isKnown ? '' : aboutOf(words, roles, room)
  return about === '' ? item : { ...item, about }
}

/** The words that are neither code nor quantity nor place: `in matte black`. */
function aboutOf(words: readonly Word[], roles: readonly Role[], room: string): string {
  const said = textOf(words.filter((_, index) => roles[index] === null))
  return said.replace(room, '').trim().replace(AFTER_PLACE, '')
}

/** Returns whether a line with an unknown code is an item: code and quantity lead it, or it is only a code. */
function isItem(words: readonly Word[], { start, end }: Code, { line, qty }: { line: string; qty: string }): boolean {
  if (isContact(line) || isAddress(line) || words.slice(0, end).some(({ text }) => isRecordWord(text))) return false
  if (words.slice(start, end).some(({ text }) => isSentenceWord(text))) return false
  if (qty === '')
    return start === 0 && (end === words.length || !words.slice(end).some(({ text }) => /[.!?]$/.test(text)))
  return start <= MAX_WORDS_BEFORE && !words.slice(0, start).some(({ text }) => isSentenceWord(text))
}

/** The room of a line; `2 per apartment` names none. */
function roomOf(words: readonly Word[], roles: readonly Role[], code: Code): string {
  const room = namedRoom(words, roles, code)
  const isEach = (word: Word, index: number) =>
    withoutEnd(word.text, '.,;:!?') === withoutAll(room) && isEachBuilt(words[index - 1]?.text ?? '', word.text)
  return words.some(isEach) ? '' : room
}

/** A place after `in`, `for` or `to`, in a part of its own, or after the quantity. */
function namedRoom(words: readonly Word[], roles: readonly Role[], code: Code): string {
  const named = placedIn(words, roles, code) || placedAhead(words, roles, code) || placedFirst(words, code)
  if (named !== '') return named
  const places = freeTexts(words, roles).flatMap(({ text: said, isDescription: describes }) => {
    const text = withoutAll(withoutEnd(said, '.,;:!?').replace(NEEDING, ''))
    return columnOf(text) === null && (describes ? isOnlyPlace(text) : isPlace(text)) ? [text] : []
  })
  return places.length === 1 ? places[0]! : ''
}

/** The place after the last preposition behind the code: `for the ensuite please`. */
function placedIn(words: readonly Word[], roles: readonly Role[], code: Code): string {
  const at = words.findLastIndex(({ text }, index) => PREPOSITION.test(text) && index >= code.end)
  const preposition = words[at]
  if (!preposition) return ''
  const article = behindArticle(words, at + 1)
  const from = roles[article] === 'quantity' ? article + 1 : article
  const behind = words.findIndex(({ text, part }, index) => {
    return index >= from && (part !== preposition.part || roles[index] !== null || isSentenceWord(text))
  })
  const to = behind < 0 ? words.length : behind
  const named = withoutEnd(textOf(words.slice(from, to)), '.,;:!?')
  return isPlace(named) && !isProject(named) ? named : ''
}

/** The place after the last `for` or `in` before the code: `for the ensuite please send 2 x 97140C6AF`. */
function placedAhead(words: readonly Word[], roles: readonly Role[], code: Code): string {
  const at = words.findLastIndex(({ text }, index) => AHEAD.test(text) && index < code.start && roles[index] === null)
  if (at < 0) return ''
  const from = behindArticle(words, at + 1)
  const ends = ({ text, part }: Word, index: number) =>
    index >= from && (roles[index] !== null || part !== words[at]!.part || isSentenceWord(text) || isGiving(text))
  const named = withoutEnd(textOf(words.slice(from, words.findIndex(ends))), '.,;:!?')
  return isPlace(named) && !isProject(named) ? named : ''
}

const isProject = (name: string) => PROJECT.test(name) && !/^(?:Main|Pool|Guest|Boat|Gate)/.test(name)

/** The place that a line begins with: `Laundry just a sink mixer, 97140C6AF`. */
function placedFirst(words: readonly Word[], code: Code): string {
  const at = words.findIndex(({ text }, index) => index < code.start && isGiving(text))
  if (at < 1 || words[at]!.part > 0) return ''
  const named = withoutAll(textOf(words.slice(0, at)))
  return isPlace(named) ? named : ''
}

/** The first word that is neither `the` nor `all`. */
function behindArticle(words: readonly Word[], from: number): number {
  const isArticle = (index: number) => /^(?:the|all|both)$/i.test(words[index]?.text ?? '')
  return isArticle(from) ? from + (isArticle(from + 1) ? 2 : 1) : from
}

/** Remarks in parts of their own behind the code: three words or more, or what stands behind the quantity, too. */
function noteOf(words: readonly Word[], roles: readonly Role[], code: Code, room: string): string {
  const parts = Map.groupBy(
    words.keys().filter((index) => words[index]!.part > words[code.start]!.part),
    (index) => words[index]!.part,
  )
  return Array.from(parts.values())
    .flatMap((indexes) => {
      const own = indexes.map((index) => words[index]!)
      const text = textOf(own)
      const isSaid = isUnitOfMeasure(text) || isNoValue(text) || isDescription(text) || PRICE.test(text)
      if (text === room || indexes.some((index) => roles[index] !== null) || isSaid) return []
      const said = own.filter((word) => /\p{L}{2}/u.test(word.text))
      const isBehindAll = !roles.includes('quantity', indexes[0]) && roles.includes('quantity') && said.length > 0
      return said.length >= MIN_NOTE_WORDS || isBehindAll || own.some((word) => isSentenceWord(word.text)) ? [text] : []
    })
    .join(', ')
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
    const text = textOf(words.slice(at, end))
    const isBehindCount = neighbours[0] === 'quantity' && roles.indexOf('code') > at
    const isDescription =
      neighbours[0] === 'code' || neighbours[0] === 'measure' || neighbours[1] !== null || isBehindCount
    // `2 robe hk 97140C6AF` counts hooks.
    if (!isBehindCount || isAllPlace(text)) found.push({ text, isDescription })
    at = end - 1
  }
  return found
}
