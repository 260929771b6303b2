import type { IsCode, Word } from './find-code.ts'
import { isCodeWord, isCountWord, isLabel, isPlace, isTimes, withoutEnd } from './list-words.ts'

const MAX_WORDS = 60

export const BULLET = /^(?:[-*•·–—>]+|\d{1,3}[.)])\s+/
/** Separators within a line. A comma between digits may be one of thousands. */
const SEPARATOR =
  /\s+(?:[-–—|:@=>→]+|\/)\s+|\s*(?:\.{3,}|…|_{2,})\s*|\s*[|;\t()[\]=]+\s*|:\s+|:$|(?<!(?<!\d)\d{1,3}(?=,\d{3}(?!\d))),\s*|\s{2,}/u
const NUMBERS = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, String(at + 1)]),
)

/** The parts of a line and their words, without the bullet before them. */
export function toWords(given: string, isCode: IsCode): { line: string; parts: string[]; words: Word[] } {
  const line = given.trim().replace(BULLET, '')
  const parts = line.split(SEPARATOR).filter((part) => part !== '')
  const words = parts
    .flatMap((part, index) => {
      return part
        .split(/\s+/)
        .flatMap((text) => unglue(bare(text), isCode).map((each): Word => ({ text: each, part: index })))
    })
    .slice(0, MAX_WORDS)
  return { line, parts, words: words.map((_, index) => numbered(words, index)) }
}

/** A word without the signs of a sentence around it: `97140C6AF?`, `“97140C6AF”`. Inches keep theirs. */
function bare(text: string): string {
  const asked = withoutEnd(text, '?!*') || text
  return /^["“'‘][^"”'’]+["”'’]$/.test(asked) ? asked.slice(1, -1) : asked
}

/** `40x97140C6AF`, `97140C6AF*2`: a quantity that is written to its code. */
function unglue(text: string, isCode: IsCode): string[] {
  const [, before, behindIt] = /^(\d{1,4})[x×*](\S{4,})$/i.exec(text) ?? []
  const [, code, times] = behindIt === undefined ? (/^(\S{4,})[x×*](\d{1,4})$/i.exec(text) ?? []) : []
  const isGlued = before !== undefined || times !== undefined
  if (!isGlued || isCode(text) || !isCode(behindIt ?? code ?? '')) return [text]
  return before === undefined ? [code!, 'x', times!] : [before, 'x', behindIt!]
}

/** `two` as 2 where it counts: `two 97140C6AF`, `97140C6AF two`, `two off`. `Two tone` and `Bathroom two` stay. */
function numbered(words: readonly Word[], index: number): Word {
  const word = words[index]!
  const number = NUMBERS.get(word.text.toLowerCase())
  if (number === undefined || (index > 0 && isLabel(words[index - 1]!.text))) return word
  const next = words[index + 1]
  const isLast = next?.part !== word.part
  const counts = isLast
    ? index > 0
    : isTimes(next.text) || isCountWord(next.text) || isPlace(next.text) || (index === 0 && isCodeWord(next.text))
  return counts ? { ...word, text: number } : word
}
