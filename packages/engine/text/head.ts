import type { Word } from './word.ts'
import { isNumber } from './measures.ts'

/** Words that begin what is said of a thing, after what it is. */
const CLAUSE = new Set(
  'in with without for from of on to at by fits under over behind that which and includes including w'.split(' '),
)
const PAUSE = /[,;:|([]|\s[-–—]\s/u
/** Sizes and counts behind a noun are no part of it. */
const MEASURE =
  /^\d|^(?:in|inch|inches|ft|foot|feet|mm|cm|m|l|d|w|h|gal|gallon|oz|lb|gpf|gpm|cfm|watt|volt|amp|piece|pack|pc|pk)$/

/**
 * The place of the noun that a title or a query is about: `kit` of `Shower Trim Kit in Chrome (Valve Not Included)`. -1
 * where there are no words.
 */
export function findHeadWord(text: string, words: readonly Word[]): number {
  let last = -1
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isPause = before !== undefined && PAUSE.test(text.slice(before.end, word.start))
    const isUnit = before !== undefined && word.text === 'in' && isNumber(before.text)
    const isClause = isPause || (CLAUSE.has(word.text) && !isUnit && !word.hyphenated && !isJoined(words, at))
    if (isClause && last >= 0) break
    if (!MEASURE.test(word.text) && !CLAUSE.has(word.text)) last = at
  }
  return last < 0 ? words.length - 1 : last
}

/** The `and` of `Black-and-White`. */
function isJoined(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.hyphenated ?? false
}
