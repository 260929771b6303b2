import { beginsSize, isSizeBeforeCount, markMeasure } from '../words/list-measures.ts'
import {
  isCodeTimes,
  isCountWord,
  isDimension,
  isGiving,
  isLabel,
  isNumber,
  isPlace,
  isQtyWord,
  isRecordWord,
  isSeveralRooms,
  isSureCountWord,
  isTimes,
  isUnit,
  quantityIn,
  withoutEnd,
} from '../words/list-words.ts'
import type { Role, Word, Code } from '../words/line-words.ts'

/** `2 of the 97140C6AF` */
const ARTICLE = /^(?:the|these|those|your|our)$/i

/** `allow 2 spare 97140C6AF` */
const ASKING =
  /^(?:add|allow|get|grab|have|need|needs|order|please|pls|plus|prob|provide|quote|require[sd]?|send|supply|want|wants|and)$/i

/** `97140C6AF, just one`, `97140C6AF need 6` */
const isOnly = (word: string) => /^(?:just|only|need|needs?|want|require|order|send)$/i.test(word)

/** A number that counts, and the words that say so from `start` to `end` (exclusive). */
export interface Quantity {
  readonly number: string
  readonly start: number
  readonly end: number
}

/** Marks measures and explicit quantities; returns the latter. */
export function markQuantities(words: readonly Word[], roles: Role[]): Quantity[] {
  const found: Quantity[] = []
  const text = (index: number) => (roles[index] === 'code' ? '' : (words[index]?.text ?? ''))
  const take = (number: string, start: number, end: number) => {
    // `Quantity: 2.` ends a sentence.
    found.push({ number: withoutEnd(number, '.,'), start, end })
    roles.fill('quantity', start, end)
  }
  const isApart = (at: number) => words[at]?.part !== words[at + 1]?.part
  const isCodeBehind = (at: number) => roles[ARTICLE.test(text(at)) ? at + 1 : at] === 'code'
  for (let at = 0; at < words.length; at++) {
    if (roles[at] !== null) continue
    const word = text(at)
    const [next, afterNext] = [text(at + 1), text(at + 2)]
    if (isDimension(word)) roles[at] = 'measure'
    else if (isNumber(word)) {
      // `(600) x 2` is no size.
      const isTimesHere = isTimes(next) && words[at + 1]!.part === words[at]!.part
      const isMeasure = isUnit(next) || (roles[at + 2] !== 'code' && beginsSize(words, at))
      if (isCodeTimes(word, next, afterNext) && isTimesHere && !isUnit(text(at + 3))) continue
      if (/^(?:dn|ø)$/i.test(text(at - 1))) roles[at] = 'measure'
      else if (isSizeBeforeCount(words, at)) roles[at] = 'measure'
      else if (isMeasure) at = markMeasure(words, roles, at)
      else if (isPartOf(words, at) && !isCodeBehind(at + 2)) roles[at] = 'measure'
      else if (isTimesHere) take(word, at, at + 2)
      else if (/^of$/i.test(next) && isCodeBehind(at + 2)) take(word, at, at + 2)
      else if (
        isCountWord(next) &&
        !numbersBefore(words, at) &&
        !(isLabel(next) && isNumber(afterNext) && !isApart(at + 1))
      )
        take(word, at, at + 2)
    } else if (isSureCountWord(word) && isNumber(next) && words[at + 2]?.part !== words[at + 1]!.part)
      take(next, at, at + 2)
    else if (isOnly(word) && isNumber(next) && words[at + 2]?.part !== words[at + 1]!.part) take(next, at, at + 2)
    else if (quantityIn(word) !== null) take(quantityIn(word) ?? '', at, at + 1)
    else if (isQtyWord(word) && /^of$/i.test(next) && isNumber(afterNext) && !isUnit(text(at + 3)))
      take(afterNext, at, at + 3)
    else if ((isTimes(word) || isQtyWord(word)) && isNumber(next) && !isUnit(afterNext)) {
      take(next, at, isCountWord(afterNext) ? at + 3 : at + 2)
    }
  }
  return found
}

/** Returns whether a number counts parts of the product: `with 2 nos. brackets`. */
function isPartOf(words: readonly Word[], at: number): boolean {
  const [before, , behind] = [words[at - 1], words[at + 1], words[at + 2]]
  const isAmong = before?.part === words[at]!.part && behind?.part === words[at]!.part
  return (
    isAmong && isCountWord(words[at + 1]!.text) && /^(?:with|w\/|c\/w|incl\.?|including|includes)$/i.test(before.text)
  )
}

/** A word that a number behind it belongs to, with `no` between: `Room No 4`, `RAL no 9010`. */
const NUMBERED =
  /^(?:ral|colou?r|ref|reference|model|series|spec|specification|job|serial|code|sku|cat|line|lot|unit)[.:]?$/i

const UNIT_BEFORE = /^(?:nos?|nr|ea|each|pcs?|pieces?|sets?|pairs?|prs?|off)\.?$/i

/** The unit and the number that a line of a bill ends with, before its prices: `white NO 54`. */
function findAtEnd(words: readonly Word[], code: Code): Quantity | null {
  let end = words.length
  while (end > code.end && /^(?:(?:au|nz)?\$)?\d[\d,]*\.\d\d$/i.test(words[end - 1]!.text)) end--
  const [unit, number, before] = [words[end - 2], words[end - 1], words[end - 3]]
  if (end - 2 < code.end || !unit || !number || !/^[1-9]\d{0,3}$/.test(number.text)) return null
  const isNumbered = before?.part === unit.part && end - 2 > code.end && isNumberedBy(before.text)
  return UNIT_BEFORE.test(unit.text) && !isNumbered ? { number: number.text, start: end - 2, end } : null
}

const isNumberedBy = (word: string) => isLabel(word) || isRecordWord(word) || NUMBERED.test(word)

/** Returns whether a number counts rooms: `4 ensuites`, `2 guest bathrooms`. */
export function countsRooms(words: readonly Word[], at: number): boolean {
  const ofPart = words.slice(at + 1, at + 4).filter(({ part }) => part === words[at]!.part)
  const last = ofPart.findIndex(({ text }) => isSeveralRooms(text))
  return last >= 0 && ofPart.slice(0, last).every(({ text }) => isPlace(text))
}

/** The only number of a line, where it says for how many rooms its products are: `97140C6AF for 4 ensuites`; or -1. */
export function findRoomCount(words: readonly Word[], roles: readonly Role[]): number {
  const [at = -1, ...others] = words.keys().filter((index) => roles[index] === null && isNumber(words[index]!.text))
  const before = words[at - 1]
  const isFor = before?.part === words[at]?.part && /^(?:for|in|to|the|all)$/i.test(before?.text ?? '')
  return isFor && others.length === 0 && /^[1-9]\d{0,3}$/.test(words[at]!.text) && countsRooms(words, at) ? at : -1
}

/** Returns whether a number belongs to the word before it: `Level 3 no`. Not for places beside `off` or `each`. */
function numbersBefore(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (before?.part !== words[at]!.part || !isLabel(before.text)) return false
  // `Care suite 1 no` counts suites.
  if (/^(?:suites?|bath)$/i.test(before.text) && words[at + 2]?.part !== words[at]!.part) return false
  return !isPlace(before.text) || !isSureCountWord(words[at + 1]!.text)
}

const PLAIN_NUMBER = /^[1-9]\d{0,3}$/
const SPARE = /^(?:spares?|extras?|more|additional)$/i

/**
 * The quantity: a number with its sign, else one beside the code or alone in its part. Both of two, and both readings of
 * `2 or 3`, `2 + 1 spare` and `2 3`.
 */
export function quantityOf(words: readonly Word[], roles: Role[], given: readonly Quantity[], code: Code): string {
  const found = singleQuantity(words, roles, given, code)
  const other = PLAIN_NUMBER.test(found) ? linkedNumber(words, roles, Number(found)) : null
  return other === null ? found : `${found} or ${other}`
}

/** The number that the quantity may be instead, as the words beside it say: `or 3`, `+ 1 spare`; null without any. */
function linkedNumber(words: readonly Word[], roles: readonly Role[], quantity: number): number | null {
  const start = roles.indexOf('quantity')
  if (start < 0) return null
  return numberBehind(words, roles, { start, quantity }) ?? numberBefore(words, roles, start)
}

function numberBehind(
  words: readonly Word[],
  roles: readonly Role[],
  { start, quantity }: { readonly start: number; readonly quantity: number },
): number | null {
  const at = words.findIndex((_, index) => index > start && roles[index] === null)
  const isRight = at > 0 && roles.slice(start, at).every((role) => role === 'quantity' || role === 'code')
  const [link, number, behind] = [words[at], words[at + 1], words[at + 2]]
  if (!isRight || !link) return null
  const isPlain = (index: number) => roles[index] === null && PLAIN_NUMBER.test(words[index]?.text ?? '')
  const isLast = (index: number) => words[index]?.part !== words[index + 1]?.part
  if (number && isPlain(at + 1) && !countsRooms(words, at + 1)) {
    if (/^(?:or|to)$/i.test(link.text)) return Number(number.text)
    if (/^(?:and|plus|\+|&)$/i.test(link.text) && (isLast(at + 1) || SPARE.test(behind!.text)))
      return quantity + Number(number.text)
  }
  if (!isPlain(at) || link.part !== words[at - 1]!.part) return null
  if (SPARE.test(number?.text ?? '')) return quantity + Number(link.text)
  return isLast(at) && link.text.length < 3 ? Number(link.text) : null
}

/** `2 or 3 x 97140C6AF` */
function numberBefore(words: readonly Word[], roles: readonly Role[], start: number): number | null {
  const [number, link] = [words[start - 2], words[start - 1]]
  const isOther = number !== undefined && roles[start - 2] === null && PLAIN_NUMBER.test(number.text)
  return isOther && /^(?:or|to)$/i.test(link!.text) ? Number(number.text) : null
}

/** The quantity without what the words beside it add. */
function singleQuantity(words: readonly Word[], roles: Role[], given: readonly Quantity[], code: Code): string {
  const last = findAtEnd(words, code)
  if (last) roles.fill('quantity', last.start, last.end)
  // What is counted among the words of a bill comes with the product.
  const isOfProduct = ({ start, end }: Quantity) => start === 0 || end === code.start || start === code.end
  const explicit = last ? [...given.filter((each) => each.start < last.start && isOfProduct(each)), last] : given
  if (explicit.length > 0) return [...new Set(explicit.map(({ number }) => number))].join(' or ')
  const numbers = words.flatMap(({ text, part }, index) => {
    // `001` numbers the line.
    if (roles[index] !== null || !isNumber(text) || /^0\d/.test(text)) return []
    const isAlone = words.every((other, at) => other.part !== part || at === index)
    const isBeside = index === code.end || (index === 0 && code.start === 1)
    // `97140C6AF Luna mixer 1 @ $450.00`
    const isPriced = words[index + 1]?.part === part + 1 && /^(?:au|nz)?\$\d/i.test(words[index + 1]!.text)
    if (!isAlone && !isBeside && !isPriced) return []
    roles[index] = 'quantity'
    return [text]
  })
  // Cents belong to a price.
  const whole = numbers.filter((number) => !/[.,]\d\d$/.test(number))
  const found = whole.length > 0 ? whole : numbers
  return [...new Set(found)].join(' or ') || numberAhead(words, roles, code) || roomCount(words, roles)
}

function roomCount(words: readonly Word[], roles: Role[]): string {
  const at = findRoomCount(words, roles)
  if (at < 0) return ''
  roles[at] = 'quantity'
  return words[at]!.text
}

/** A small number that leads the words of a product before its code: `2 robe hooks 97140C6AF`, `allow 2 spare 97140C6AF`. */
function numberAhead(words: readonly Word[], roles: Role[], code: Code): string {
  if (!code.isKnown) return ''
  const at = words.findIndex(({ text, part }, index) => {
    if (index >= code.start || roles[index] !== null || !/^[1-9]\d?$/.test(text)) return false
    const [before, next] = [words[index - 1], words[index + 1]!]
    return (before?.part !== part || ASKING.test(before.text) || isGiving(before.text)) && next.part === part
  })
  const isPlain = at >= 0 && words.slice(at + 1, code.start).every(({ text }) => !/\d/.test(text))
  if (!isPlain) return ''
  roles[at] = 'quantity'
  return words[at]!.text
}
