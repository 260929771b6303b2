import type { SearchIndex } from '../search-index.ts'
import { normaliseCode } from '../text/fold.ts'
import { findSimilar } from '../text/fuzzy.ts'
import { type Word, searchForms } from '../text/words.ts'
import { MAX_WORDS } from './query-words.ts'
import { spellingOf } from '../text/code-spelling.ts'
import { CODE_LEVEL, type CodeSpan } from './graph.ts'
import type { Reading } from './reading.ts'

/** A run of query words written as one code. */
export interface TypedCode {
  readonly firstWord: number
  readonly endWord: number
  readonly code: string
  /** The code as written in the query, with and without the signs around it. */
  readonly written: readonly string[]
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

/** Every run of query words as a code, and all of the query as one, however many words it has. */
export function listTypedCodes(text: string, words: readonly Word[]): TypedCode[] {
  return words.flatMap((first, firstWord) =>
    words.slice(firstWord).flatMap((last, further) => {
      const endWord = firstWord + further + 1
      const isLast = endWord === words.length
      const isWhole = isLast && firstWord === 0
      if (further >= MOST_WORDS && !isWhole) return []
      // Words past the last that is looked at still belong to a code that is all of the query.
      const end = isWhole && words.length === MAX_WORDS ? text.trimEnd().length : last.end
      const code = normaliseCode(text.slice(first.start, end))
      if (!code) return []
      const written = [withSigns(text, first.start, end), text.slice(first.start, end)]
      return [{ firstWord, endWord, code, written, word: further === 0 ? first.text : null, isLast, isWhole }]
    }),
  )
}

/** A run of words with the signs that touch it: `50+` is another code than `50`. */
function withSigns(text: string, start: number, end: number): string {
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? ''
  return before + text.slice(start, end) + after
}

/** Codes that match a typed one: itself, those it begins, and those it differs from by one character. */
export function findCodeSpans(index: SearchIndex, typed: TypedCode, reading: Reading): CodeSpan[] {
  const spans = findExactCode(index, typed)
  // Words without a digit are rarely a code with signs in it, but `wall hung` may well begin like one.
  if (typed.word === null && !hasDigit(typed.code)) return spans
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

function findExactCode(index: SearchIndex, { code, written, isWhole }: TypedCode): CodeSpan[] {
  const first = index.codes.terms.find(code)
  if (first < 0) return []
  const level = isWhole ? CODE_LEVEL.whole : CODE_LEVEL.part
  // Codes are mostly written in capitals, and typed without them.
  const spellings = [...written, ...written.map((spelling) => spelling.toUpperCase())].map(spellingOf)
  return [{ first, end: first + 1, level, typos: 0, typedLength: byteLength(code), spellings }]
}

/** `170` by itself is more likely a code than a size; after `bath` it is the beginning of `1700mm`. */
function findCompletions(index: SearchIndex, { code, word, isWhole }: TypedCode): CodeSpan[] {
  const range = index.codes.terms.prefixRange(code)
  if (range.first === range.end) return []
  const isCode = hasDigit(code) && (isWhole || word === null || !beginsTerm(index, word))
  const level = isCode ? CODE_LEVEL.beginning : CODE_LEVEL.none
  return [{ ...range, level, typos: 0, typedLength: byteLength(code), spellings: [] }]
}

/**
 * Beginnings of codes with a typo are looked for only when nothing else is found: first those that differ in the last
 * character alone, which are of one family. `96341` is nearer to `96340C` than to `96410C`.
 */
function findSimilarCodes(index: SearchIndex, { code }: TypedCode, orBeginnings: boolean): CodeSpan[] {
  const find = (prefix: boolean): CodeSpan[] =>
    findSimilar(index.codes.terms, code, { maxTypos: 1, prefix, sameFirstLetter: false })
      .filter(({ typos }) => typos > 0)
      .map(({ first, end, typos }) => ({
        first,
        end,
        typos,
        level: CODE_LEVEL.none,
        typedLength: byteLength(code),
        spellings: [],
      }))
  const whole = find(false)
  if (whole.length > 0 || !orBeginnings) return whole
  const family = index.codes.terms.prefixRange(code.slice(0, -1))
  if (family.first === family.end) return find(true)
  return [{ ...family, typos: 1, level: CODE_LEVEL.none, typedLength: byteLength(code), spellings: [] }]
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
