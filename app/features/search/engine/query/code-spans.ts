import type { SearchIndex } from '../search-index.ts'
import { normaliseCode } from '#app/core/fold.ts'
import { findSimilar } from '../text/fuzzy.ts'
import { type Word, searchForms } from '../text/words.ts'
import type { CodeSpan } from './graph.ts'
import type { Reading } from './reading.ts'

/** A run of query words written as one code. */
export interface TypedCode {
  readonly firstWord: number
  readonly endWord: number
  readonly code: string
  /** The only word of the run; null when there are several. */
  readonly word: string | null
  /** The run ends the query, and so may be unfinished. */
  readonly isLast: boolean
  /** The run is all of the query. */
  readonly isWhole: boolean
}

const MOST_WORDS = 8
const MIN_PREFIX_LENGTH = 3
/** A code of six characters with one missing. */
const MIN_TYPO_LENGTH = 5
const encoder = new TextEncoder()

/** Every run of query words as a code. Codes of several words have a digit: `wall hung` is no code. */
export function listTypedCodes(text: string, words: readonly Word[]): TypedCode[] {
  return words.flatMap((first, firstWord) =>
    words.slice(firstWord, firstWord + MOST_WORDS).flatMap((last, further) => {
      const code = normaliseCode(text.slice(first.start, last.end))
      if (!code || (further > 0 && !hasDigit(code))) return []
      const endWord = firstWord + further + 1
      const isLast = endWord === words.length
      const word = further === 0 ? first.text : null
      return [{ firstWord, endWord, code, word, isLast, isWhole: isLast && firstWord === 0 }]
    }),
  )
}

/** The codes that a typed one stands for: itself, those it begins, and those it differs from by one character. */
export function findCodeSpans(index: SearchIndex, typed: TypedCode, reading: Reading): CodeSpan[] {
  const spans = findExactCode(index, typed)
  if (reading.prefix !== 'none' && mayBeUnfinished(index, typed)) spans.push(...findCompletions(index, typed))
  if (reading.typos !== false && mayBeMisspelt(index, typed)) {
    spans.push(...findSimilarCodes(index, typed, spans.length === 0))
  }
  return spans
}

/** People also write the beginning of a code before other words, unless it is a word by itself. */
function mayBeUnfinished(index: SearchIndex, { code, word, isLast }: TypedCode): boolean {
  return code.length >= MIN_PREFIX_LENGTH && (isLast || (word !== null && !isTerm(index, word)))
}

function mayBeMisspelt(index: SearchIndex, { code, word, isWhole }: TypedCode): boolean {
  if (code.length < MIN_TYPO_LENGTH || !hasDigit(code)) return false
  return word === null ? isWhole : !isTerm(index, word)
}

function findExactCode(index: SearchIndex, { code }: TypedCode): CodeSpan[] {
  const first = index.codes.terms.find(code)
  return first < 0 ? [] : [{ first, end: first + 1, level: 0, typos: 0, typedLength: byteLength(code) }]
}

/** `170` by itself is more likely a code than a size; after `bath` it is the beginning of `1700mm`. */
function findCompletions(index: SearchIndex, { code, word, isWhole }: TypedCode): CodeSpan[] {
  const range = index.codes.terms.prefixRange(code)
  if (range.first === range.end) return []
  const isCode = hasDigit(code) && (isWhole || word === null || !beginsTerm(index, word))
  return [{ ...range, level: isCode ? 1 : 2, typos: 0, typedLength: byteLength(code) }]
}

/** Beginnings of codes with a typo are looked for only when nothing else is found. */
function findSimilarCodes(index: SearchIndex, { code }: TypedCode, orBeginnings: boolean): CodeSpan[] {
  const find = (prefix: boolean): CodeSpan[] =>
    findSimilar(index.codes.terms, code, { maxTypos: 1, prefix, sameFirstLetter: false })
      .filter(({ typos }) => typos > 0)
      .map(({ first, end, typos }) => ({ first, end, typos, level: 2, typedLength: byteLength(code) }))
  const whole = find(false)
  return whole.length > 0 || !orBeginnings ? whole : find(true)
}

function isTerm(index: SearchIndex, word: string): boolean {
  return searchForms(word).some((form) => index.words.terms.find(form) >= 0)
}

function beginsTerm(index: SearchIndex, word: string): boolean {
  const { first, end } = index.words.terms.prefixRange(searchForms(word)[0] ?? word)
  return first < end
}

function hasDigit(text: string): boolean {
  return /\d/.test(text)
}

function byteLength(text: string): number {
  return encoder.encode(text).length
}
