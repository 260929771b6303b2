import {
  isCodePart,
  isCodeWord,
  isContact,
  isCountWord,
  isDimension,
  isLabel,
  isNumber,
  isPlace,
  isQtyWord,
  isRoomText,
  isSentenceWord,
  isSignedCode,
  isTimes,
  isUnit,
  quantityIn,
} from './list-words.ts'

/** Whether the catalogue has a code; unknown codes are recognised by their form. */
export type IsCode = (text: string) => boolean

export type ListLine =
  | { readonly kind: 'item'; readonly sku: string; readonly qty: string; readonly room: string }
  | { readonly kind: 'heading'; readonly room: string }
  | { readonly kind: 'text' }

const MAX_WORDS = 60
const MAX_HEADING_WORDS = 5
const MAX_WORDS_BEFORE = 8
const MAX_CODE_WORDS = 4
const BULLET = /^(?:[-*•·–—>]+|\d{1,3}[.)])\s+/
/** Separators within a line. A comma between digits may be one of thousands. */
const SEPARATOR = /\s+[-–—|:@]+\s+|\s*[|;\t()[\]]+\s*|:\s+|:$|(?<!(?<!\d)\d{1,3}(?=,\d{3}(?!\d))),\s*|\s{2,}/u
const PREPOSITION = /^(?:in|into|for|to|at)$/i

type Role = 'code' | 'quantity' | 'measure' | null

interface Word {
  readonly text: string
  readonly part: number
}

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

interface Code {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isKnown: boolean
}

function findCode(words: readonly Word[], roles: Role[], isCode: IsCode): Code | null {
  const known = findKnown(words, isCode)
  const [first] = known
  const code = first ? { ...first, text: [...new Set(known.map(({ text }) => text))].join(' or ') } : guessCode(words)
  if (code) for (const span of first ? known : [code]) roles.fill('code', span.start, span.end)
  return code
}

/** The catalogue's codes in a line, longest match first. A number counts only where nothing else does. */
function findKnown(words: readonly Word[], isCode: IsCode): Code[] {
  const found: Code[] = []
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(MAX_CODE_WORDS, words.length - start); length > 0; length--) {
      const text = textOf(words.slice(start, start + length))
      if (!mayBeCode(words, start, start + length) || !isCode(text)) continue
      found.push({ text, start, end: start + length, isKnown: true })
      start += length - 1
      break
    }
  }
  const written = found.filter(({ text }) => !/^\d{1,4}$/.test(text))
  return written.length > 0 ? written : found.slice(0, 1).filter(({ start }) => start === 0 || words[start]!.part > 0)
}

/** Words from `start` to `end` (exclusive). A short number at their end is rather a quantity. */
function mayBeCode(words: readonly Word[], start: number, end: number): boolean {
  const span = words.slice(start, end)
  const last = span.at(-1)!.text
  if (span.some(({ part }) => part !== span[0]!.part)) return false
  if (!span.every(({ text }) => isCodePart(text) || isNumber(text)) || isMeasureAt(words, end - 1)) return false
  return span.length === 1 || !/^\d{1,4}$/.test(last) || isQuantityAt(words, end) || isQuantityAt(words, start - 1)
}

function isMeasureAt(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]?.text ?? ''
  return isDimension(words[index]!.text) || (isNumber(words[index]!.text) && isUnit(next))
}

/** The first words in the form of a code; digits alone where no others have it. */
function guessCode(words: readonly Word[]): Code | null {
  const written = words.findIndex(({ text }, index) => !isNumber(text) && beginsCode(words, index))
  const start = written >= 0 ? written : words.findIndex((_, index) => beginsCode(words, index))
  if (start < 0) return null
  let end = start + 1
  while (end < words.length && end - start < MAX_CODE_WORDS && isMore(words[start]!, words[end]!)) end++
  // Digits that end with capitals: `97140 C6AF`.
  const first = words[start - 1]
  const from =
    first && /^\d{4,}$/.test(first.text) && isMore(first, words[start]!) && !isTimes(words[start - 2]?.text ?? '')
      ? start - 1
      : start
  return { text: textOf(words.slice(from, end)), start: from, end, isKnown: false }
}

function beginsCode(words: readonly Word[], index: number): boolean {
  const { text, part } = words[index]!
  const next = words[index + 1]
  const isCounted =
    isMeasureAt(words, index) ||
    isCountWord(next?.text ?? '') ||
    (isNumber(text) && isTimes(next?.text ?? '') && index === 0)
  if (isCodeWord(text)) return !isCounted
  if (isSignedCode(text)) return true
  // Capitals begin a code, or are all of it, only at the start of the line or after its quantity.
  const leads = index === 0 || isQuantityAt(words, index - 1) || isCountWord(words[index - 1]!.text)
  if (!leads || text.length < 2 || !isCodePart(text) || isPlace(text)) return false
  const isBegun = next?.part === part && isCodeWord(next.text) && !isNumber(next.text)
  return isBegun || (text.length > 2 && (isQuantityAt(words, index + 1) || index > 0))
}

function isQuantityAt(words: readonly Word[], index: number): boolean {
  const word = words[index]
  return word !== undefined && (quantityIn(word.text) !== null || isTimes(word.text) || isQtyWord(word.text))
}

/** Whether a word continues a code: capitals with digits. */
function isMore(first: Word, { text, part }: Word): boolean {
  return part === first.part && isCodePart(text) && /\d/.test(text) && !isNumber(text) && quantityIn(text) === null
}

/** Marks measures and explicit quantities; returns the numbers of the latter. */
function markQuantities(words: readonly Word[], roles: Role[]): string[] {
  const found: string[] = []
  const text = (index: number) => (roles[index] === 'code' ? '' : (words[index]?.text ?? ''))
  const take = (number: string, from: number, to: number) => {
    found.push(number)
    roles.fill('quantity', from, to)
  }
  for (let at = 0; at < words.length; at++) {
    if (roles[at] !== null) continue
    const word = text(at)
    const [next, afterNext] = [text(at + 1), text(at + 2)]
    if (isDimension(word)) roles[at] = 'measure'
    else if (isNumber(word)) {
      const isMeasure = isUnit(next) || (isTimes(next) && isNumber(afterNext))
      if (/^(?:dn|ø)$/i.test(text(at - 1))) roles[at] = 'measure'
      else if (isMeasure) at = markMeasure(words, roles, at)
      else if (isTimes(next)) take(word, at, at + 2)
      else if (isCountWord(next) && !isLabel(text(at - 1)) && !(isLabel(next) && isNumber(afterNext)))
        take(word, at, at + 2)
    } else if (quantityIn(word) !== null) take(quantityIn(word) ?? '', at, at + 1)
    else if ((isTimes(word) || isQtyWord(word)) && isNumber(next) && !isUnit(afterNext)) {
      take(next, at, isCountWord(afterNext) ? at + 3 : at + 2)
    }
  }
  return found
}

/** Marks `600 x 400 x 50 mm` from its first number; returns its last word. */
function markMeasure(words: readonly Word[], roles: Role[], start: number): number {
  let end = start + 1
  while (isTimes(words[end]?.text ?? '') && isNumber(words[end + 1]?.text ?? '')) end += 2
  if (isUnit(words[end]?.text ?? '')) end++
  roles.fill('measure', start, end)
  return end - 1
}

/** The quantity: a number with its sign, else one beside the code or alone in its part. Both of two. */
function quantityOf(words: readonly Word[], roles: Role[], explicit: readonly string[], code: Code): string {
  if (explicit.length > 0) return [...new Set(explicit)].join(' or ')
  const numbers = words.flatMap(({ text, part }, index) => {
    if (roles[index] !== null || !isNumber(text)) return []
    const isAlone = words.every((other, at) => other.part !== part || at === index)
    const isBeside = index === code.end || (index === 0 && code.start === 1)
    if (!isAlone && !isBeside) return []
    roles[index] = 'quantity'
    return [text]
  })
  // Cents belong to a price.
  const whole = numbers.filter((number) => !/[.,]\d\d$/.test(number))
  return [...new Set(whole.length > 0 ? whole : numbers)].join(' or ')
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

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}
