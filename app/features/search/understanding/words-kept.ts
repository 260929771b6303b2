import { rarestFirst, type Filter, type IndexView } from '@specify/engine'
import type { Span } from './lexicon/meaning.ts'
import { textOf, type Token } from './phrase.ts'

interface KeptWords {
  readonly text: string
  readonly ignored: readonly string[]
}

interface LeftWords {
  readonly filter: Filter | null
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: readonly Token[]
  /** Words that phrases stand for, not in the query; always searched. */
  readonly meant: readonly string[]
  /** Kinds of things that products of the query are not: looked for whole or not at all. */
  readonly phrases: readonly Span[]
  /** A sentence rather than a name: its words count only as they are written, and in names. */
  readonly isChatty: boolean
  /** Something of the query is a condition, so that none of the words need be found. */
  readonly isUnderstood: boolean
}

/** Each is a search. */
const MOST_WORDS = 10
const NAMES = ['name', 'range', 'brand', 'sub-brand', 'variants.variant-name', 'itemNames']

/**
 * The words to look for among the products that meet the conditions: all of them where some product has all, otherwise
 * those that it takes away least to keep. The rarest are kept first.
 */
export function keepWords(
  view: IndexView,
  { filter, text, tokens, words, meant, phrases, isChatty, isUnderstood }: LeftWords,
): KeptWords {
  const typed = words.map(({ start, end }) => text.slice(start, end))
  const reading = isChatty && isUnderstood ? { typos: false, prefix: 'none' as const, attributes: NAMES } : {}
  const withMeant = (kept: readonly string[]) => [...meant, ...kept].join(' ')
  const exact = new Map(typed.slice(0, MOST_WORDS).map((word) => [word, isWord(view, word)]))
  const finds = (kept: readonly string[]) =>
    view.search({
      ...(kept.every((word) => exact.get(word)) && { typos: false }),
      ...reading,
      text: withMeant(kept),
      ...(filter && { filter }),
      limit: 0,
    }).nbHits > 0
  // Without a condition nothing says which word matters: those that come nearest follow instead.
  const all = textOf(text, tokens, words)
  if (typed.length === 0 || !isUnderstood || finds(typed)) return { text: withMeant([all]).trim(), ignored: [] }
  const combination = rarestFirst(view, typed.slice(0, MOST_WORDS)).reduce<string[]>((sofar, word) => {
    const next = typed.filter((each) => sofar.includes(each) || each === word)
    return finds(next) ? next : sofar
  }, [])
  const lost = phrases
    .map(({ typed: phrase }) => phrase.split(/\s+/))
    .filter((each) => !each.every((word) => combination.includes(word)))
  const remaining = combination.filter((word) => !lost.some((each) => each.includes(word)))
  return { text: withMeant(remaining), ignored: typed.filter((word) => !remaining.includes(word)) }
}

/** Returns whether the catalogue has a word, so that similar words are other words: `level` is no `lever`. */
function isWord(view: IndexView, text: string): boolean {
  return view.search({ text, typos: false, prefix: 'none', limit: 0 }).nbHits > 0
}
