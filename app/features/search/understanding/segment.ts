import { findUnit, isNumber, isStopWord, listWords } from '@specify/engine/words'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Stretch } from './limits.ts'
import { eitherMeaning, SURENESS, type Meaning, type Span } from './lexicon/meaning.ts'
import { findSetOuts, findStars } from './patterns.ts'
import { anyOrderKey, joinKeys, LONGEST_PHRASE, type Token } from './phrase.ts'
import { findPrices } from './measures/prices.ts'

interface Candidate {
  readonly first: number
  readonly end: number
  readonly meaning: Meaning
}

/** Returns a test for stretches within a phrase that is searched literally. */
export function takenAsWords(tokens: readonly Token[], plain: readonly string[]): (stretch: Stretch) => boolean {
  const isTaken = tokens.map(() => false)
  for (const phrase of plain) {
    const words = listWords(phrase).map((word) => word.text)
    for (let first = 0; words.length > 0 && first + words.length <= tokens.length; first++) {
      const isHere = words.every((word, at) => word === tokens[first + at]?.text)
      if (isHere) isTaken.fill(true, first, first + words.length)
    }
  }
  return ({ first, end }) => isTaken.slice(first, end).every(Boolean)
}

/**
 * The best way to take a query apart into phrases that are understood and words that are not: longer phrases before
 * shorter ones, names before parts of names. What `isPlain` is left as words.
 */
export function segment(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  isPlain: (span: Span) => boolean,
): Span[] {
  const typedOf = ({ first, end }: Candidate) => text.slice(tokens[first]?.start, tokens[end - 1]?.end)
  const candidates = listCandidates(text, tokens, lexicon).filter(
    (candidate) => !isPlain({ ...candidate, typed: typedOf(candidate) }),
  )
  const scores = Array.from({ length: tokens.length + 1 }, () => 0)
  const choices: (Candidate | null)[] = Array.from({ length: tokens.length + 1 }, () => null)
  for (let at = tokens.length - 1; at >= 0; at--) {
    scores[at] = scores[at + 1] ?? 0
    for (const candidate of candidates) {
      if (candidate.first !== at) continue
      const score = scoreOf(candidate) + (scores[candidate.end] ?? 0)
      if (score <= (scores[at] ?? 0)) continue
      scores[at] = score
      choices[at] = candidate
    }
  }
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; at = choices[at]?.end ?? at + 1) {
    const candidate = choices[at]
    if (candidate) spans.push({ ...candidate, typed: typedOf(candidate) })
  }
  return spans
}

const CHOICES = new Set(['or', 'and'])

/** `green or pink` is one phrase: two values of one attribute with a choice between them. */
export function joinChoices(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const phrases = spans.filter(({ typed }) => !CHOICES.has(typed.toLowerCase()))
  const joined: Span[] = []
  for (const span of phrases) {
    const before = joined.at(-1)
    const word = before && tokens[before.end]?.text
    const isChoice = before && word && span.first - before.end === 1 && CHOICES.has(word)
    if (!isChoice || attributeOf(before) === null || attributeOf(before) !== attributeOf(span)) {
      joined.push(span)
      continue
    }
    const typed = `${before.typed} ${word} ${span.typed}`
    const meaning = eitherMeaning(before.meaning, { ...span.meaning, sureness: before.meaning.sureness })
    joined.splice(-1, 1, { first: before.first, end: span.end, typed, meaning })
  }
  return joined
}

/** The one attribute that a phrase is about; null for kinds of things, and for phrases about several. */
function attributeOf({ meaning }: Span): string | null {
  const attributes = new Set(
    meaning.alternatives.flatMap(({ conditions }) => conditions.map(({ attribute }) => attribute)),
  )
  const [only = null, another] = attributes
  return meaning.isKind || another !== undefined ? null : only
}

function scoreOf({ first, end, meaning }: Candidate): number {
  const words = end - first
  return words * words * SURENESS[meaning.sureness] + (meaning.isKind ? 0.5 : 0)
}

function listCandidates(text: string, tokens: readonly Token[], lexicon: Lexicon): Candidate[] {
  const phrases = tokens.flatMap((_, first) => {
    let isBroken = false
    return Array.from({ length: Math.min(LONGEST_PHRASE, tokens.length - first) }, (_each, more) => {
      const end = first + more + 1
      if (more > 0 && BREAK.test(text.slice(tokens[end - 2]?.end, tokens[end - 1]?.start))) isBroken = true
      if (isBroken) return []
      const meaning = meaningOf(tokens.slice(first, end), lexicon)
      return meaning ? [{ first, end, meaning }] : []
    }).flat()
  })
  const unfinished = findUnfinished(tokens, lexicon)
  const prices = findPrices(text, tokens).flatMap(({ first, end, range }) => {
    const attribute = lexicon.values.keys().find((each) => each.startsWith('price.'))
    if (!attribute) return []
    const conditions = [{ attribute, range }]
    const alternatives = [{ conditions, words: '' }]
    return [
      { first, end, meaning: { isKind: false, sureness: 'name' as const, alternatives, best: null, order: null } },
    ]
  })
  const stars = findStars(text, tokens, lexicon.values.get('wels-rating') ?? [])
  const setOuts = findSetOuts(tokens, lexicon.values.get('set-out') ?? [])
  return [...phrases, ...unfinished, ...prices, ...stars, ...setOuts]
}

function meaningOf(tokens: readonly Token[], { meanings, inAnyOrder }: Lexicon): Meaning | undefined {
  const meaning = meanings.get(joinKeys(tokens))
  if (meaning) return meaning
  const key = anyOrderKey(tokens)
  const phrase = key === null ? undefined : inAnyOrder.get(key)
  const last = tokens.at(-1)?.key ?? ''
  // The last noun is the thing: a `3 tap hole basin` is no `3 hole basin tap`.
  const isOther = meanings.get(last)?.isKind && !phrase?.endsWith(last)
  return phrase === undefined || isOther ? undefined : meanings.get(phrase)
}

/** No phrase goes over it. */
const BREAK = /[:;|]|\s[-–—]\s/u

const MIN_BEGUN = 2
/** A shorter word is as often the beginning of another: `he` of `head`. */
const MIN_WORD = 4

/**
 * `basin mix` is a phrase being typed: the shortest that the last words begin, of two words at least. `double bowl sink` is
 * not, though `double bowl sink tap` is one: its last word is a word already.
 */
function findUnfinished(tokens: readonly Token[], { keys, meanings, words }: Lexicon): Candidate[] {
  const end = tokens.length
  const last = tokens.at(-1)
  // A size is complete: `waste 40 mm`.
  if (
    !last ||
    isNumber(last.text) ||
    findUnit(last.text) !== null ||
    last.key.length < MIN_BEGUN ||
    (last.text.length >= MIN_WORD && words.has(last.text))
  )
    return []
  for (let first = Math.max(0, end - LONGEST_PHRASE); first < end - 1; first++) {
    if (tokens.slice(first).every(({ text }) => isStopWord(text))) continue
    const begun = joinKeys(tokens.slice(first))
    const completed = shortestWith(keys, begun)
    const meaning = completed === null || completed === begun ? undefined : meanings.get(completed)
    if (meaning) return [{ first, end, meaning }]
  }
  return []
}

function shortestWith(keys: readonly string[], begun: string): string | null {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < begun) low = middle + 1
    else high = middle
  }
  let shortest: string | null = null
  for (let at = low; keys[at]?.startsWith(begun); at++) {
    if (shortest === null || keys[at]!.length < shortest.length) shortest = keys[at]!
  }
  return shortest
}
