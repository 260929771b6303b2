import { hasCode, hasWord, type IndexView } from '@specify/engine'
import { normaliseCode } from '@specify/engine/fold'
import { findMeasure, isNumber, isStopWord } from '@specify/engine/words'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { listTokens } from '../phrase.ts'

const LONGEST_NUMBER = 4

/** Returns whether every word is in the catalogue or vocabulary, or is a measure or a code. */
export function hasOnlyKnownWords(view: IndexView, lexicon: Lexicon, text: string): boolean {
  const tokens = listTokens(text, lexicon.canonical)
  return (
    tokens.length > 0 &&
    tokens.every(({ text: word, key }) => {
      if (isNumber(word)) return word.length <= LONGEST_NUMBER
      if (isStopWord(word) || findMeasure(word) !== null) return true
      if ([word, key].some((each) => lexicon.words.has(each) || hasWord(view, each))) return true
      return hasCode(view, normaliseCode(word))
    })
  )
}
