import { fold } from './fold.ts'
import { findHeadWord } from './head.ts'
import { type Length, lengthTerm, listLengths } from './lengths.ts'
import { findMeasure, findUnit, isNumber } from './measures.ts'
import { singular } from './plural.ts'
import type { Word } from './word.ts'

export type { Word } from './word.ts'

/** A term that a text is found by. Forms of one word share its position; a compound also spans the words it joins. */
export interface Occurrence {
  readonly term: string
  readonly position: number
  readonly start: number
  readonly end: number
}

/** Longer runs of letters and digits are no search words. */
const MAX_WORD_LENGTH = 64
/** Letters, digits and marks; an apostrophe between letters; a decimal point; a comma before thousands. */
const RUN =
  /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+|(?<=\d)\.\d[\p{L}\p{N}\p{M}]*|(?<=(?<!\d)\d{1,2}),\d{3}(?!\d)[\p{L}\p{M}]*)*/gu
const APOSTROPHES = /['’ʼ]/gu
const HYPHEN = /^[-‐‑‒–]$/u
/** `1500x700mm`, whose parts are words of their own. */
const DIMENSIONS = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+\p{L}*$/u
const TIMES = /^\s*[x×]\s*$/iu
const SPACE = /^\s+$/u
/** A diameter sign typed as a letter. */
const DIAMETER = /^ø(?=\d)/iu

/** The words of a text in order. An `x` between numbers is a separator. */
export function listWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: run, index } of text.matchAll(RUN)) addRun(words, text, run, index)
  return words.filter((word, at) => !isTimesSign(words, word, at))
}

function addRun(words: Word[], text: string, run: string, start: number): void {
  const hyphenated = words.length > 0 && HYPHEN.test(text.slice(words.at(-1)?.end, start))
  const folded = fold(run.replace(DIAMETER, '')).replaceAll(',', '').slice(0, MAX_WORD_LENGTH)
  if (!DIMENSIONS.test(folded)) {
    if (folded) words.push({ text: folded, start, end: start + run.length, hyphenated })
    return
  }
  let at = start
  for (const part of run.split(/x/i)) {
    words.push({ text: fold(part), start: at, end: at + part.length, hyphenated: false })
    at += part.length + 1
  }
}

function isTimesSign(words: readonly Word[], word: Word, at: number): boolean {
  return word.text === 'x' && startsWithDigit(words[at - 1]) && startsWithDigit(words[at + 1])
}

function startsWithDigit(word: Word | undefined): boolean {
  return word !== undefined && /^\d/.test(word.text)
}

/**
 * The terms of one word as it is searched for: itself first, then its singular and, for `women's`, its owner. Measures
 * take their symbol: `1.5litres` is `1.5l`.
 */
export function searchForms(word: string): string[] {
  const measure = findMeasure(word)
  if (measure) return [measure.number + measure.unit]
  const joined = word.replace(APOSTROPHES, '')
  const owner = /^(.+)['’ʼ]s$/u.exec(word)?.[1]
  return distinct([joined, singular(joined), ...(owner ? [owner] : [])])
}

/** Two or more adjacent words written as one; a number takes the symbol of the unit after it. */
export function joinWords(words: readonly string[]): string {
  const [first = '', second = ''] = words
  const unit = words.length === 2 && isNumber(first) ? findUnit(second) : null
  return unit ? first + unit : words.join('').replace(APOSTROPHES, '')
}

/** The terms of a text, how many words it has, and the place of the noun that it is about, or -1. */
interface ReadText {
  readonly occurrences: readonly Occurrence[]
  readonly length: number
  readonly head: number
}

/** Every term that finds a text, in order of position. `formsOf` is `indexForms`, or a cache of it. */
export function readText(text: string, formsOf: (word: string) => readonly string[] = indexForms): ReadText {
  const words = listWords(text)
  const occurrences: Occurrence[] = []
  const lengths = listLengths(text)
  words.forEach((word, position) => {
    const { start, end } = word
    const terms = new Set(formsOf(word.text))
    for (const term of terms) occurrences.push({ term, position, start, end })
    const compound = findCompound(text, words, position)
    if (compound) occurrences.push({ term: compound.term, position, start, end: compound.end })
    const length = lengths.find((each) => each.start >= start && each.start < end)
    if (!length) return
    for (const term of lengthForms(length, text))
      if (!terms.has(term) && term !== compound?.term) occurrences.push({ term, position, start, end: length.end })
  })
  return { occurrences, length: words.length, head: findHeadWord(text, words) }
}

export function listOccurrences(text: string): readonly Occurrence[] {
  return readText(text).occurrences
}

/** A length in millimetres, and its bare number: `36in` is found by 36, too. */
function lengthForms({ mm, start, end }: Length, text: string): string[] {
  const number = /^\d+(?:\.\d+)?/.exec(text.slice(start, end))?.[0]
  return [lengthTerm(mm), ...(number === undefined ? [] : [number])]
}

/** Besides the searched forms, a measure is found by its bare number and `d'eau` by what follows the apostrophe. */
export function indexForms(word: string): string[] {
  const measure = findMeasure(word)
  if (measure) return [measure.number + measure.unit, measure.number]
  const parts = word.split(APOSTROPHES)
  const tail = parts.length > 1 ? parts.at(-1) : undefined
  return distinct([...searchForms(word), ...(tail && tail.length > 2 ? [tail] : [])])
}

/** `wall-hung` as one word, or `1500 mm` and `1500 x 700 mm` as a measure. */
function findCompound(text: string, words: readonly Word[], at: number): { term: string; end: number } | null {
  const word = words[at]
  if (!word) return null
  if (isNumber(word.text)) return findSpacedMeasure(text, words, at)
  let last = at
  while (words[last + 1]?.hyphenated) last++
  if (last === at || word.hyphenated) return null
  const chain = words.slice(at, last + 1)
  return { term: joinWords(chain.map(({ text }) => text)), end: chain.at(-1)?.end ?? word.end }
}

/** A number is measured by the unit after it, or after the last number of `1500 x 700 mm`. */
function findSpacedMeasure(text: string, words: readonly Word[], at: number): { term: string; end: number } | null {
  const number = words[at]
  if (!number) return null
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next]
    const between = text.slice(words[next - 1]?.end, word?.start)
    const unit = findUnit(word?.text ?? '')
    if (word && unit && SPACE.test(between))
      return { term: number.text + unit, end: next === at + 1 ? word.end : number.end }
    if (!word || !TIMES.test(between)) return null
    const measured = findMeasure(word.text)
    if (measured) return { term: number.text + measured.unit, end: number.end }
    if (!isNumber(word.text)) return null
  }
  return null
}

function distinct(terms: readonly string[]): string[] {
  return Array.from(new Set(terms))
}
