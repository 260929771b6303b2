import { type Code, type Role, textOf, type Word } from '../words/line-words.ts'
import {
  isCodePart,
  isCodeTimes,
  isCodeWord,
  isCountWord,
  isDescription,
  isDimension,
  isLabel,
  isNumber,
  isPlace,
  isQtyWord,
  isSignedCode,
  isTimes,
  isUnit,
  quantityIn,
} from '../words/list-words.ts'

/** Returns whether the catalogue has a code; unknown codes are recognised by their form. */
export type IsCode = (text: string) => boolean

const MAX_CODE_WORDS = 4

/** The code of a line of which the catalogue knows these. */
export function findCode(words: readonly Word[], roles: Role[], known: readonly Code[]): Code | null {
  const [first] = known
  const code = first ? { ...first, text: [...new Set(known.map(({ text }) => text))].join(' or ') } : guessCode(words)
  if (code) for (const span of first ? known : [code]) roles.fill('code', span.start, span.end)
  return code
}

/** The catalogue's codes in a line, longest match first. A number counts only where nothing else does. */
export function findKnown(words: readonly Word[], isCode: IsCode): Code[] {
  const found: Code[] = []
  const areParts = words.map(({ text }) => isCodePart(text) || isNumber(text))
  const areQuantities = words.map((_, index) => isQuantityAt(words, index))
  const areMeasures = words.map((_, index) => isMeasureAt(words, index))
  for (let start = 0; start < words.length; start++) {
    let longest = 0
    while (longest < MAX_CODE_WORDS && areParts[start + longest] && words[start + longest]!.part === words[start]!.part)
      longest++
    for (let length = longest; length > 0; length--) {
      if (!mayBeCode(words, { areQuantities, areMeasures }, start, start + length)) continue
      const text = textOf(words, start, start + length)
      if (!isCode(text)) continue
      found.push({ text, start, end: start + length, isKnown: true })
      start += length - 1
      break
    }
  }
  const written = found.filter(({ text }) => !/^\d{1,4}$/.test(text))
  return written.length > 0 ? written : found.slice(0, 1).filter(({ start }) => start === 0 || words[start]!.part > 0)
}

/** Words from `start` to `end` (exclusive). A short number at their end is rather a quantity. */
function mayBeCode(
  words: readonly Word[],
  {
    areQuantities,
    areMeasures,
  }: { readonly areQuantities: readonly boolean[]; readonly areMeasures: readonly boolean[] },
  start: number,
  end: number,
): boolean {
  if (areMeasures[end - 1]) return false
  const isShort = /^\d{1,4}$/.test(words[end - 1]!.text)
  return !(end - start > 1 && isShort && !areQuantities[end] && !areQuantities[start - 1])
}

function isMeasureAt(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]?.text ?? ''
  return isNumber(words[index]!.text) ? isUnit(next) : isDimension(words[index]!.text)
}

/** The first words in the form of a code; digits alone where no others have it. */
function guessCode(words: readonly Word[]): Code | null {
  const written = words.findIndex(({ text }, index) => !isNumber(text) && beginsCode(words, index))
  const start =
    written >= 0 ? written : words.findIndex(({ text }, index) => isNumber(text) && beginsCode(words, index))
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
  const isTimesCode = isCodeTimes(text, next?.text ?? '', words[index + 2]?.text ?? '')
  const isCounted =
    isMeasureAt(words, index) ||
    (isNumber(text) && (isCountWord(next?.text ?? '') || (isTimes(next?.text ?? '') && index === 0 && !isTimesCode)))
  if (isCodeWord(text)) return !isCounted
  if (isSignedCode(text)) return true
  // Capitals begin a code, or are all of it, only at the start of the line or after its quantity.
  const leads = index === 0 || isQuantityAt(words, index - 1) || isCountWord(words[index - 1]!.text)
  if (!leads || text.length < 2 || !isCodePart(text) || isPlace(text) || isLabel(text) || isDescription(text))
    return false
  const isBegun = next?.part === part && isCodeWord(next.text) && !isNumber(next.text)
  // `1 x ABI basin mixer` names a brand.
  const isWhole = next?.part !== part || !/^["“]?\p{L}/u.test(next.text)
  return isBegun || (text.length > 2 && (isQuantityAt(words, index + 1) || (index > 0 && isWhole)))
}

function isQuantityAt(words: readonly Word[], index: number): boolean {
  const word = words[index]
  return word !== undefined && (quantityIn(word.text) !== null || isTimes(word.text) || isQtyWord(word.text))
}

function isMore(first: Word, { text, part }: Word): boolean {
  return part === first.part && isCodePart(text) && /\d/.test(text) && !isNumber(text) && quantityIn(text) === null
}
