import type { SearchIndex } from '../search-index.ts'
import type { StringTable } from '../storage/string-table.ts'
import { isStopWord } from '../text/stop-words.ts'
import { lengthTerm, listLengths } from '../text/lengths.ts'
import { phraseKey } from '../text/synonyms.ts'
import { type Word, joinWords, searchForms } from '../text/words.ts'
import { findCodeSpans, listTypedCodes } from './code-spans.ts'
import { GraphBuilder } from './graph-builder.ts'
import type { QueryGraph, TermSpan } from './graph.ts'
import type { Reading } from './reading.ts'
import { findExact, findTermSpans } from './term-spans.ts'
import { weighWords } from './word-weight.ts'

const MAX_JOINED_WORDS = 3
const MIN_SPLIT_LENGTH = 3
const MIN_INNER_LENGTH = 2

interface TypedWords {
  readonly text: string
  readonly words: readonly Word[]
  /** Says how rare words are. */
  readonly weighedBy: SearchIndex
}

/**
 * All readings of some words of a query: as they are, corrected, completed, written as one (`wall hung`, `1500 mm`) or
 * apart (`wallhung`), by their synonyms, and as a product code that may be spelt with spaces.
 */
export function readQuery(index: SearchIndex, { text, words, weighedBy }: TypedWords, reading: Reading): QueryGraph {
  const builder = new GraphBuilder(words)
  const onlyStopWords = words.every((word) => isStopWord(word.text))
  const lengths = listTypedLengths(text, words)
  words.forEach((word, at) => {
    const options = { ...reading, prefix: isPrefix(reading, words, at) }
    // Forty inches are no forty watts.
    if (!lengths.some(({ firstWord, isSigned }) => firstWord === at && isSigned))
      builder.addWords(at, at + 1, findTermSpans(index.words.terms, word.text, options))
    addSplits(builder, index, word, at)
    addJoins(builder, index, words, at, reading)
    addSynonyms(builder, index, words, at)
    if (mayBeMissing(reading, word)) builder.addSkip(at, 'missing')
    else if (isStopWord(word.text) && !onlyStopWords) builder.addSkip(at, 'stopWord')
  })
  for (const { mm, firstWord, endWord } of lengths)
    builder.addWords(firstWord, endWord, findExact(index.words.terms, [lengthTerm(mm)]))
  for (const typed of listTypedCodes(text, words)) {
    builder.addCodes(typed.firstWord, typed.endWord, findCodeSpans(index, typed, reading))
  }
  const weights = words.some((word) => mayBeMissing(reading, word)) ? weighWords(weighedBy, words) : null
  return builder.build(reading.matchAny, weights)
}

function mayBeMissing({ matchAny, optional }: Reading, { text }: Word): boolean {
  return matchAny || optional.has(text)
}

function isPrefix(reading: Reading, words: readonly Word[], at: number): boolean {
  const { prefix = 'last' } = reading
  return prefix === 'all' || (prefix === 'last' && at === words.length - 1)
}

interface TypedLength {
  readonly mm: number
  readonly firstWord: number
  readonly endWord: number
  /** The unit is a sign, `40"`, and no word. */
  readonly isSigned: boolean
}

/** Lengths of a query, each with the words that say it. */
export function listTypedLengths(text: string, words: readonly Word[]): TypedLength[] {
  return listLengths(text).flatMap(({ mm, start, end }) => {
    const firstWord = words.findIndex((word) => start >= word.start && start < word.end)
    const next = words.findIndex((word) => word.start >= end)
    if (firstWord < 0) return []
    const endWord = next < 0 ? words.length : next
    return [{ mm, firstWord, endWord, isSigned: (words[endWord - 1]?.end ?? end) < end }]
  })
}

/** `wallhung` and `backtowall` may be several words in the catalogue. */
export function addSplits(builder: GraphBuilder, index: SearchIndex, word: Word, at: number): void {
  for (const parts of listSplits(index.words.terms, word.text, MIN_SPLIT_LENGTH)) builder.addPhrase(at, at + 1, parts)
}

/** All ways to take a word apart into two terms, or three with a short one between. */
function listSplits(terms: StringTable, word: string, minLength: number): TermSpan[][][] {
  const splits: TermSpan[][][] = []
  for (let cut = minLength; cut <= word.length - MIN_SPLIT_LENGTH; cut++) {
    const head = findExact(terms, [word.slice(0, cut)])
    if (head.length === 0) continue
    const tail = findExact(terms, [word.slice(cut)])
    if (tail.length > 0) splits.push([head, tail])
    if (minLength === MIN_SPLIT_LENGTH) {
      for (const rest of listSplits(terms, word.slice(cut), MIN_INNER_LENGTH)) splits.push([head, ...rest])
    }
  }
  return splits
}

/** `wall hung` may be one word in the catalogue, and `1500 mm` a measure. */
function addJoins(
  builder: GraphBuilder,
  index: SearchIndex,
  words: readonly Word[],
  at: number,
  reading: Reading,
): void {
  for (let end = at + 2; end <= Math.min(words.length, at + MAX_JOINED_WORDS); end++) {
    const joined = joinWords(words.slice(at, end).map((word) => word.text))
    const options = { ...reading, typos: false, prefix: isPrefix(reading, words, end - 1) }
    builder.addWords(at, end, findTermSpans(index.words.terms, joined, options))
  }
}

export function addSynonyms(builder: GraphBuilder, index: SearchIndex, words: readonly Word[], at: number): void {
  for (let end = at + 1; end <= Math.min(words.length, at + index.longestSynonym); end++) {
    const key = phraseKey(words.slice(at, end).map((word) => word.text))
    for (const phrase of index.synonyms.get(key) ?? []) {
      builder.addPhrase(
        at,
        end,
        phrase.map((word): TermSpan[] => findExact(index.words.terms, searchForms(word))),
      )
    }
  }
}
