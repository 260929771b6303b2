import { withoutInvisible } from '@specify/core/text/invisible-text.ts'
import { NUMBER_WORDS, withoutDozens } from '@specify/core/text/number-words.ts'
import { cacheByText } from '@specify/core/data/cache-by-text.ts'
import type { IsCode } from '../codes/find-code.ts'
import type { Word } from './line-words.ts'
import { isCodeWord, isCountWord, isGiving, isLabel, isPlace, isTimes, withoutEnd } from './list-words.ts'

const MAX_WORDS = 60
const WHITE_SPACE = /\s+/

/** `-`, `3.`, `3.1`, `a)`, `[ ]`, `Line 3:`; a hyphen before `2 x` is none of its number. */
export const BULLET =
  /^(?:[•·▪◦‣●○☐☑✓✔](?=\S)|[-*](?=\d{1,4} ?[x×] ))|^(?:[-*•·–—>▪◦‣●○☐☑✓✔]+|\d{1,3}[.)]|\d{1,2}(?:\.\d{1,2}){1,3}[.)]?|\(?[a-z]\)|\[[ x]?\]|(?:line|item|row|pos)\.? \d{1,3}\s?[:.)–-]|o(?=\t))\s+/i
/** Separators within a line. A comma between digits may be one of thousands. */
const SEPARATOR =
  /\s+(?:[-–—|:@=>→]+|\/)\s+|\s*(?:\.{3,}|…|_{2,})\s*|\s*[|;\t()[\]=]+\s*|:\s+|:$|(?<!(?<!\d)\d{1,3}(?=,\d{3}(?!\d))),\s*|\s{2,}/u
/** `a pair of 97140C6AF`. `1 pair` is one product that is sold in pairs. */
const PAIR = /\ba (?:pair|couple)(?: of)?\s/gi
/** Between two products of one line. */
const LINK = /^(?:and|&|\+|plus|also|with|then)$/i

/** Before and between the words of a chat, a digit in a box too. */
const PICTURES = /\d\ufe0f?\u20e3|(?![©®™])\p{Extended_Pictographic}\ufe0f?/gu

/** `97140C6AF @ 389` says what one costs. */
const PRICED = /\s@ ?(\d{1,4}|\d[\d,]{0,9}\.\d\d?)(?=\s|$|[=)])/g

const AFTER_COLON = /(?<=\p{L}):([\p{L}\d][^\s:,;]{3,})/gu
const JOINT = /[/+&\\~–—]|[-=]?>/
const COUNT_BEFORE = /^\d{1,4}[x×*]/i

/** Marks of Markdown around some words of a line. */
const EMPHASIS = /`([^`]{1,80})`|(?<![\p{L}\d*_])(\*\*?|__?)(?=\S)([^*_]{0,79}[^*_\s])\2(?![\p{L}\d*_])/gu
/** Around all of a line they set a heading off. */
const MARKED_WHOLE = /^\s*[*_]{1,3}[^*_]{1,80}[*_]{1,3}[\s:]*$/

function withoutEmphasis(line: string): string {
  return /[`*_]/.test(line) && !MARKED_WHOLE.test(line) ? line.replace(EMPHASIS, '$1$3') : line
}

/** A line without signs that nobody sees, and with a plain hyphen where it is one of several: `854020–140W`. */
export function cleanLine(line: string): string {
  return (
    withoutInvisible(withoutEmphasis(line.replace(PICTURES, '')))
      .replace(/[\u2010\u2011]|(?<=\d)\u2013(?=\d)/g, '-')
      .replace(/[^\S\t]/g, ' ')
      // `97140C6AF- 2 -Ensuite`
      .replace(/(?<=[\p{L}\d])-(?= \d)/gu, ' -')
      .replace(/(?<=\d )-(?=\p{L})/gu, '- ')
      // `97140C6AF 2/Ensuite`
      .replace(/(?<= \d{1,3})\/(?=\p{L}{3})/gu, ' / ')
      // `4/ 97140C6AF`
      .replace(/^(\s*\d{1,3}) ?\/ (?=(?=\S*\d)\S{4})/, '$1 x ')
      // `@ 289.00ea` is a price.
      .replace(/@ ?(?=\d[\d,]*\.\d\d(?!\d))/g, '@ $')
  )
}

export const isLink = (word: string): boolean => LINK.test(word)

/** The parts of a line and their words, without the bullet before them. */
export function toWords(
  given: string,
  isCode: IsCode,
): {
  readonly line: string
  readonly parts: readonly string[]
  readonly words: readonly Word[]
} {
  const spaced = given.trim().replace(AFTER_COLON, (all, text: string) => {
    return isCode(text) || unglue(text, isCode).length > 1 ? `: ${text}` : all
  })
  const plain = withoutDozens(spaced.replace(BULLET, '')).replace(PAIR, '2 x ')
  const line = plain.replace(PRICED, (all, price: string) => (isCode(price) ? all : ` @ $${price}`))
  const parts = line.split(SEPARATOR).flatMap((part) => {
    // `(97140C6AF) – Ensuite`
    const own = part.replace(/^[-–—|]\s+/, '')
    return own === '' ? [] : [own]
  })
  const words: Word[] = []
  for (const [index, part] of parts.entries()) {
    for (const text of part.split(WHITE_SPACE, MAX_WORDS - words.length))
      for (const each of unglue(bare(text), isCode)) words.push({ text: each, part: index })
    if (words.length >= MAX_WORDS) break
  }
  return { line, parts, words: words.slice(0, MAX_WORDS).map((_, index, first) => numbered(first, index)) }
}

/** A word without the signs of a sentence around it: `97140C6AF?`, `“97140C6AF”`. Inches keep theirs. */
const bare = cacheByText((text: string): string => {
  const asked = withoutEnd(text, isCodeWord(withoutEnd(text, '.')) && /\p{L}/u.test(text) ? '?!*.' : '?!*') || text
  if (/^#\p{L}/u.test(asked)) return asked.slice(1)
  return /^["“'‘][^"”'’]+["”'’]$/.test(asked) ? asked.slice(1, -1) : asked
})

/** `40x97140C6AF`, `97140C6AF*2`, `97140C6AF/2`, `+2`: a quantity that is written to its code, or to a sign. */
function unglue(text: string, isCode: IsCode): readonly string[] {
  if (!/[+x×*/:,&\\~>–—@#]/i.test(text)) return [text]
  const joined = joinedCodes(text, isCode)
  if (joined) return joined.flatMap((each) => unglue(each, isCode))
  if (/^\+\d{1,4}$/.test(text)) return [text.slice(1)]
  // A price, or a number of something.
  const [, product, sign] = /^(\S{4,})([@#]\d{1,4})$/.exec(text) ?? []
  if (product !== undefined && isCode(product)) return [product, sign!]
  const [, before, behindIt] = /^(\d{1,4})[x×*@](\S{4,})$/i.exec(text) ?? []
  const [, code, times] = behindIt === undefined ? (/^(\S{4,})[x×*/:,](\d{1,4})$/i.exec(text) ?? []) : []
  const isGlued = before !== undefined || times !== undefined
  if (!isGlued || isCode(text) || !isCode(behindIt ?? code ?? '')) return [text]
  return before === undefined ? [code!, 'x', times!] : [before, 'x', behindIt!]
}

/**
 * The parts of `96530B/96530C`, `2x97140C6AF+3x872010W` and `96530B/Ensuite`. Null where a part is neither a code nor a
 * place nor a quantity, as in `96530B/C`: then the whole is a code that the catalogue does not have.
 */
function joinedCodes(text: string, isCode: IsCode): readonly string[] | null {
  const parts = text.split(JOINT)
  if (parts.length < 2 || isCode(text)) return null
  const areCodes = parts.map((part) => isCode(part.replace(COUNT_BEFORE, '')))
  const isOther = (part: string, index: number) => isPlace(part) || (areCodes[index - 1] && /^\d{1,3}$/.test(part))
  return areCodes.includes(true) && parts.every((part, index) => areCodes[index] || isOther(part, index)) ? parts : null
}

/** `two` as 2 where it counts: `two 97140C6AF`, `97140C6AF two`, `two off`. `Two tone` and `Bathroom two` stay. */
function numbered(words: readonly Word[], index: number): Word {
  const word = words[index]!
  if (isOneOf(words, index)) return { ...word, text: '1' }
  const number = NUMBER_WORDS.get(withoutEnd(word.text.toLowerCase(), '.'))?.toString()
  if (number === undefined) return word
  const next = words[index + 1]
  const isLast = next?.part !== word.part
  const before = words[index - 1]
  const begins = before?.part !== word.part || isLink(before.text) || isGiving(before.text)
  const isOf =
    next?.part === word.part &&
    /^of$/i.test(next.text) &&
    words.slice(index + 2, index + 4).some(({ text }) => isCodeWord(text))
  if (isOf) return { ...word, text: number }
  if (index > 0 && isLabel(words[index - 1]!.text)) return word
  const counts = isLast
    ? index > 0 && (begins || isCodeWord(before.text))
    : isTimes(next.text) || isCountWord(next.text) || isPlace(next.text) || (begins && isCodeWord(next.text))
  return counts ? { ...word, text: number } : word
}

/** `two 97140C6AF and a 872010W`, `Kitchen gets another 97140C6AF`. */
function isOneOf(words: readonly Word[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index]!, words[index + 1]]
  if (!/^(?:an?|another)$/.test(word.text) || next?.part !== word.part || !isCodeWord(next.text)) return false
  if (before === undefined || /^with$/i.test(before.text)) return false
  return before.part !== word.part || isLink(before.text) || isGiving(before.text)
}
