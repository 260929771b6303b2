import type { Lexicon } from './lexicon/lexicon.ts'
import { toMeaning, valueMeaning, type Meaning, type Span } from './lexicon/meaning.ts'
import { phraseKey, type Token } from './phrase.ts'

const NEGATIONS = new Set(['not', 'without', 'no', 'non', 'except', 'excluding', 'minus'])
/** Negations that also exclude words outside of understood phrases: the `non` of `non-return` does not. */
const OF_WORDS = new Set(['not', 'without', 'except', 'excluding'])
/** Two words: `anything but chrome`. */
const NEGATIVE_PAIRS = new Set([
  'anything but',
  'any but',
  'all but',
  'everything but',
  'other than',
  'rather than',
  'apart from',
  'instead of',
])
const REFUSALS = new Set(['dont', 'doesnt'])
/** Between a negation and what it is about: `not in chrome`, `doesn't have a hose`. */
const BETWEEN = new Set(['a', 'an', 'any', 'the', 'in', 'with', 'want', 'need', 'like', 'have', 'has', 'for'])
const FEWEST_LETTERS = 3
/** Values of variants: a product that comes in one comes in others, too. */
export const OF_VARIANTS: ReadonlySet<string> = new Set(['colour', 'surface-finish'])

/**
 * `without pull out`, `not chrome` and `no led` are phrases for what is left out. A phrase that begins so (`no tap hole`)
 * stays.
 */
export function exclude(text: string, tokens: readonly Token[], spans: readonly Span[], lexicon: Lexicon): Span[] {
  const excluded = [...spans, ...listWords(tokens, spans)].flatMap((span) => {
    const first = saysNothing(span) ? -1 : findNegation(tokens, spans, span.first)
    // `no pressure` leaves out no pressure valve.
    if (span.meaning.isKind && span.meaning.sureness === 'hint' && tokens[first]?.key === 'no') return []
    if (first < 0 || (!spans.includes(span) && !OF_WORDS.has(tokens[first]?.key ?? ''))) return []
    const typed = text.slice(tokens[first]?.start, tokens[span.end - 1]?.end)
    return [{ first, end: span.end, typed, meaning: opposite(span, lexicon) }]
  })
  if (excluded.length === 0) return [...spans]
  const isFree = (span: Span) => !excluded.some(({ first, end }) => span.first < end && first < span.end)
  return [...spans.filter(isFree), ...excluded].sort((one, other) => one.first - other.first)
}

/** The words that are no part of a phrase, as phrases that stand for themselves. */
function listWords(tokens: readonly Token[], spans: readonly Span[]): Span[] {
  return tokens.flatMap(({ text: word }, at) => {
    const isWord = word.length >= FEWEST_LETTERS && !NEGATIONS.has(word) && !BETWEEN.has(word)
    if (!isWord || spans.some(({ first, end }) => first <= at && at < end)) return []
    return [{ first: at, end: at + 1, typed: word, meaning: toMeaning([{ conditions: [], words: word }]) }]
  })
}

/** Finds the position of a phrase's negation; -1 without one. */
function findNegation(tokens: readonly Token[], spans: readonly Span[], phrase: number): number {
  let at = phrase - 1
  const isBetween = (index: number) => BETWEEN.has(tokens[index]?.key ?? '')
  while (at > 0 && isBetween(at)) at--
  const key = tokens[at]?.key ?? ''
  if (at > 0 && NEGATIVE_PAIRS.has(`${tokens[at - 1]?.text} ${tokens[at]?.text}`)) return at - 1
  const isRefusal = REFUSALS.has(key) && at < phrase - 1
  if (!NEGATIONS.has(key) && !isRefusal) return -1
  return spans.some((span) => span.first <= at && at < span.end && !saysNothing(span)) ? -1 : at
}

function saysNothing({ meaning }: Span): boolean {
  return meaning.alternatives.length === 0
}

/**
 * Excludes types whose names begin with the words (`without pull out`), or else products with these words in their
 * names.
 */
function opposite({ typed, meaning }: Span, { values, canonical }: Lexicon): Meaning {
  const alternatives = meaning.alternatives.filter(({ conditions }) => conditions.length > 0)
  const conditions = alternatives.flatMap((each) => each.conditions)
  const [one] = conditions
  if (!one) {
    const key = phraseKey(typed, canonical)
    const types = (values.get('product-types') ?? []).filter((name) =>
      phraseKey(String(name), canonical).startsWith(key),
    )
    return leftOut(types.length > 0 ? valueMeaning('product-types', types) : meaning)
  }
  if (OF_VARIANTS.has(one.attribute) && conditions.every(({ attribute }) => attribute === one.attribute)) {
    const refused = new Set(conditions.flatMap((each) => ('values' in each ? each.values : [])))
    const others = (values.get(one.attribute) ?? []).filter((value) => !refused.has(value))
    return others.length > 0 ? { ...valueMeaning(one.attribute, others), refused: conditions } : toMeaning([])
  }
  return leftOut(toMeaning(alternatives))
}

function leftOut(meaning: Meaning): Meaning {
  return { ...meaning, isKind: false, isExcluded: true }
}
