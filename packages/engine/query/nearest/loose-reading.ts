import type { Nearest } from '../../model.ts'
import type { SearchIndex } from '../../search-index.ts'
import type { StringTable } from '../../storage/string-table.ts'
import { attributeOf } from '../../storage/place.ts'
import { findSimilar } from '../../text/fuzzy.ts'
import { findHeadWord } from '../../text/head.ts'
import { lengthTerm } from '../../text/lengths.ts'
import { isStopWord } from '../../text/stop-words.ts'
import { relatedForms } from '../../text/stems.ts'
import { type Word, joinWords, listWords, searchForms } from '../../text/words.ts'
import { GraphBuilder } from '../graph-builder.ts'
import type { Edge, QueryGraph, TermSpan } from '../graph.ts'
import { listDistinctWords } from '../query-words.ts'
import { addSplits, addSynonyms, listTypedLengths } from '../read-query.ts'
import { findExact } from '../term-spans.ts'
import { findNearLengths } from './near-lengths.ts'

/** A query of which every word may be missing, with what each edge of its graph is worth. */
export interface LooseReading {
  readonly graph: QueryGraph
  readonly gains: readonly Gain[]
}

/** Weight of a match in the first text of a record, and in others. */
export interface Gain {
  readonly inTitle: number
  readonly elsewhere: number
}

const MAX_JOINED_WORDS = 3
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 7
const MOST_ALIKE = 20
const MOST_CORRECTIONS = 6
/** Another first letter is a rarer slip than another letter further on. */
const FIRST_LETTER_COST = 0.5
const STOP_WORD_GAIN = 0.15
const HEAD_WEIGHT = 1.25
/** Weights of the likes of a word, as shares of its own. */
const SHARE = {
  related: 0.6,
  begun: 0.6,
  corrected: 0.85,
  corrected2: 0.65,
  /** A word that the catalogue has is seldom another one misspelt. */
  similar: 0.25,
  alike: 0.8,
  near: 0.8,
  nearish: 0.45,
  bareNumber: 0.3,
} as const
const NEAR = 0.025
const NEARISH = 0.06

/** @param weighedBy says how rare words are */
export function readLoosely(
  index: SearchIndex,
  { text, alike = [] }: Pick<Nearest, 'text' | 'alike'>,
  weighedBy: SearchIndex,
): LooseReading | null {
  const words = listDistinctWords(text)
  if (words.length === 0) return null
  const own = buildGraph(index, text, words, alike)
  const weigh = index === weighedBy ? own : buildGraph(weighedBy, text, words, alike)
  const weights = weighWords(weighedBy, weigh, text, words)
  const gains = own.edges.map(({ firstWord, endWord, steps, skip }) => {
    const own = skip ? [] : weights.slice(firstWord, endWord)
    return {
      inTitle: own.reduce((sum, weight) => sum + weight.inTitle, 0) / steps,
      elsewhere: own.reduce((sum, weight) => sum + weight.elsewhere, 0) / steps,
    }
  })
  return { graph: own, gains }
}

function buildGraph(
  index: SearchIndex,
  text: string,
  words: readonly Word[],
  alike: NonNullable<Nearest['alike']>,
): QueryGraph {
  const builder = new GraphBuilder(words)
  const { terms } = index.words
  const lengths = listTypedLengths(text, words)
  words.forEach((word, at) => {
    if (!lengths.some(({ firstWord }) => firstWord === at))
      builder.addWords(at, at + 1, findLikes(index, word.text, at === words.length - 1))
    addSplits(builder, index, word, at)
    for (let end = at + 2; end <= Math.min(words.length, at + MAX_JOINED_WORDS); end++) {
      builder.addWords(at, end, findJoined(index, joinWords(words.slice(at, end).map((each) => each.text))))
    }
    addSynonyms(builder, index, words, at)
    builder.addSkip(at, 'missing')
  })
  for (const { mm, firstWord, endWord } of lengths) {
    const near = (share: number) => findNearLengths(index, mm, share)
    builder.addWords(firstWord, endWord, [
      ...findExact(terms, [lengthTerm(mm)]),
      ...near(NEAR).map((span) => ({ ...span, share: SHARE.near })),
      ...near(NEARISH).map((span) => ({ ...span, share: SHARE.nearish })),
      ...findExact(terms, [(words[firstWord]?.text ?? '').replace(/\D+$/, '')]).map((span) => ({
        ...span,
        share: SHARE.bareNumber,
      })),
    ])
  }
  for (const [phrase, others] of alike) addAlike(builder, index, words, { phrase, others })
  return builder.build(true, null)
}

interface Alike {
  readonly phrase: string
  readonly others: readonly string[]
}

function addAlike(builder: GraphBuilder, index: SearchIndex, words: readonly Word[], { phrase, others }: Alike): void {
  const said = listWords(phrase).map((word) => word.text)
  const first = words.findIndex((_, at) => said.every((word, offset) => words[at + offset]?.text === word))
  if (first < 0 || said.length === 0) return
  for (const other of others.slice(0, MOST_ALIKE)) {
    const spans = listWords(other).map(({ text }) =>
      findExact(index.words.terms, searchForms(text)).map((span) => ({ ...span, share: SHARE.alike })),
    )
    if (spans.length > 0 && other.toLowerCase() !== phrase.toLowerCase())
      builder.addPhrase(first, first + said.length, spans)
  }
}

/** A word itself, words of its stem, what it begins where it is the last and no word, and what it may be misspelt for. */
function findLikes(index: SearchIndex, typed: string, isLast: boolean): TermSpan[] {
  const { terms } = index.words
  const forms = searchForms(typed)
  const exact = findExact(terms, forms)
  const related = findExact(terms, relatedForms(typed)).map((span) => ({ ...span, share: SHARE.related }))
  const begun = isLast && exact.length === 0 ? completions(terms, forms[0] ?? typed) : []
  return [...exact, ...related, ...begun, ...findCorrections(index, forms[0] ?? typed, exact.length > 0)]
}

/** `under mount` and `dish washeer` may be one word in the catalogue. */
function findJoined(index: SearchIndex, joined: string): TermSpan[] {
  const exact = findExact(index.words.terms, searchForms(joined))
  return exact.length > 0 || joined.length < TWO_TYPOS_FROM + 1
    ? exact
    : findCorrections(index, joined, true, SHARE.corrected2)
}

function completions(terms: StringTable, typed: string): TermSpan[] {
  const range = terms.prefixRange(typed)
  return range.first < range.end ? [{ ...range, typos: 0, inexact: true, share: SHARE.begun }] : []
}

/** The likeliest spellings, by slips and then by how often they stand in the catalogue. */
function findCorrections(
  index: SearchIndex,
  typed: string,
  isWord: boolean,
  similar: number = SHARE.similar,
): TermSpan[] {
  const { length } = Array.from(typed)
  if (length < ONE_TYPO_FROM || /\d/.test(typed)) return []
  const maxTypos = length >= TWO_TYPOS_FROM && !isWord ? 2 : 1
  const { terms } = index.words
  const first = typed.codePointAt(0)
  const found = findSimilar(terms, typed, { maxTypos, prefix: false, sameFirstLetter: false })
    .filter(({ typos }) => typos > 0)
    .flatMap(({ first: from, end, typos }) =>
      Array.from({ length: end - from }, (_, offset) => {
        const term = from + offset
        const isOther = terms.text(term).codePointAt(0) !== first
        return { term, cost: typos + (isOther ? FIRST_LETTER_COST : 0), frequency: frequencyOf(index, term) }
      }),
    )
    .sort((a, b) => a.cost - b.cost || b.frequency - a.frequency)
    .slice(0, MOST_CORRECTIONS)
  const most = Math.max(1, ...found.map(({ frequency }) => frequency))
  return found.map(({ term, cost, frequency }) => {
    const likely = 0.7 + 0.3 * (Math.log(1 + frequency) / Math.log(1 + most))
    const share = isWord ? similar : cost < 2 ? SHARE.corrected * likely : SHARE.corrected2 * likely
    return { first: term, end: term + 1, typos: Math.ceil(cost), inexact: true, share }
  })
}

function frequencyOf({ words: { offsets } }: SearchIndex, term: number): number {
  return offsets[term + 1]! - offsets[term]!
}

/** Weight of each word as in BM25; the noun that a query is about counts more, the unit of a length nothing by itself. */
function weighWords(index: SearchIndex, { edges }: QueryGraph, text: string, words: readonly Word[]): Gain[] {
  const lengths = listTypedLengths(text, words)
  const units = new Set(lengths.flatMap(({ firstWord, endWord }) => range(firstWord + 1, endWord)))
  const head = findHeadWord(text, words)
  return words.map((word, at) => {
    if (units.has(at)) return NOTHING
    if (isStopWord(word.text)) return LITTLE
    const length = lengths.find(({ firstWord }) => firstWord === at)
    const isSame = (edge: Edge) =>
      isOf(edge, at) || (length && edge.firstWord === at && edge.endWord === length.endWord)
    const own = edges.filter(isSame)
    const used = own.length > 0 ? own : edges.filter((edge) => isIn(edge, at))
    const weights = used.map((edge) => times(rarityOf(index, edge), 1 / wordsOf(edge, length)))
    const best = weights.reduce((one, other) => (other.inTitle > one.inTitle ? other : one), NOTHING)
    return at === head ? times(best, HEAD_WEIGHT) : best
  })
}

const NOTHING: Gain = { inTitle: 0, elsewhere: 0 }
const LITTLE: Gain = { inTitle: STOP_WORD_GAIN, elsewhere: STOP_WORD_GAIN }

function times({ inTitle, elsewhere }: Gain, factor: number): Gain {
  return { inTitle: inTitle * factor, elsewhere: elsewhere * factor }
}

/** Edges of one word say how rare it is; where it has none, those of words that it is written with. */
function isOf(edge: Edge, at: number): boolean {
  return isIn(edge, at) && wordsOf(edge) === 1
}

function isIn({ firstWord, endWord, skip }: Edge, at: number): boolean {
  return skip === null && firstWord <= at && at < endWord
}

/** A length is one word, however it is written. */
function wordsOf({ firstWord, endWord }: Edge, length?: { readonly endWord: number }): number {
  return length?.endWord === endWord ? 1 : endWord - firstWord
}

/** The rarity of the best terms of an edge: a word of every category may be rare in titles. */
function rarityOf({ words: { offsets, places }, size }: SearchIndex, { words }: Edge): Gain {
  const best = Math.max(0, ...words.map(({ share = 1 }) => share))
  let [all, titles] = [0, 0]
  for (const { share = 1, first, end } of words) {
    if (share !== best) continue
    const [from, past] = [offsets[first]!, offsets[end]!]
    all += past - from
    for (let at = from; at < past; at++) if (attributeOf(places[at]!) === 0) titles++
  }
  const elsewhere = rarityIn(all, size)
  return { inTitle: titles > 0 ? rarityIn(titles, size) : elsewhere, elsewhere }
}

function rarityIn(having: number, size: number): number {
  const bounded = Math.min(having, size)
  return bounded === 0 ? 0 : Math.log(1 + (size - bounded + 0.5) / (bounded + 0.5))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
}
