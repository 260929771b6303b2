import type { Filter, IndexView } from '@specify/engine'
import { isStopWord } from '@specify/engine/words'
import { meaningFilter, type Meaning, type Span } from './lexicon/meaning.ts'
import { findNamedWhole } from './names/named-kinds.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { joinKeys, listTokens, LONGEST_PHRASE, type Token } from './phrase.ts'

const PURPOSE =
  /^(.{2,}?)\s+(?:for|(?:that |which )?(?:to )?(?:fit|suit|match)(?:e?s)?|suitable for|matching|to go with|same (?:range|finish) as)\s+(?:(?:a|an|the|my|our)\s+)?(.{2,})$/iu

/**
 * `tap for a kitchen sink` as `kitchen sink tap`: the kind of thing comes last, as in any other name. Not where that takes
 * a longer phrase apart than it makes: `no room for a bath`.
 */
export function headLast(text: string, lexicon: Lexicon): { text: string; isTurned: boolean } {
  const match = PURPOSE.exec(text)
  if (!match) return { text, isTurned: false }
  const [, thing = '', after = ''] = match
  const rest = REST.exec(after)?.[0] ?? ''
  const purpose = after.slice(0, after.length - rest.length)
  const turned = `${purpose} ${thing}`
  const from = text.length - after.length
  const apart = longestAcross(text, lexicon, { from: thing.length, to: from })
  const length = longestAcross(turned, lexicon, { from: purpose.length, to: purpose.length + 1 })
  const cut =
    rest === ''
      ? 0
      : longestAcross(text, lexicon, { from: from + purpose.length, to: text.length - rest.trimStart().length })
  if (apart > length || (cut > 0 && apart > 0)) return { text, isTurned: false }
  return { text: turned + rest, isTurned: true }
}

/** Ends the purpose at an exclusion: `mixer for the laundry, not pull out`. */
const REST = /(?:\s|,)\s*(?:not|without|no|but not|except|excluding)\s.+$/iu

/** Counts the meaningful words of the longest understood phrase across a position. */
function longestAcross(text: string, lexicon: Lexicon, { from, to }: { from: number; to: number }): number {
  const tokens = listTokens(text, lexicon.canonical)
  const middle = tokens.findIndex(({ end }) => end > from)
  const past = tokens.findIndex(({ start }) => start >= to)
  let longest = 0
  for (let first = Math.max(0, middle - LONGEST_PHRASE); first < past; first++) {
    for (let end = Math.max(middle, first) + 1; end <= Math.min(tokens.length, first + LONGEST_PHRASE); end++) {
      const phrase = tokens.slice(first, end)
      const isAcross = first < middle ? end > middle : first < past && end > past
      const meaning = isAcross && lexicon.meanings.get(joinKeys(phrase))
      if (!meaning || meaning.alternatives.length === 0) continue
      longest = Math.max(longest, phrase.filter((token) => !isStopWord(token.text)).length)
    }
  }
  return longest
}

/** Words that say more of the thing before them. */
const CLAUSE = new Set([
  'with',
  'without',
  'that',
  'which',
  'in',
  'on',
  'at',
  'next',
  'from',
  'of',
  'behind',
  'under',
  'over',
])

/** `Basin mixer: WELS 6 star, with pop-up waste`. */
const PAUSE = /[:;,]\s|\s[-–—]\s/u

/** Finds where a description begins: after a pause, or at the first descriptive word that is not the first word. */
export function findClause(text: string, tokens: readonly Token[]): number {
  const at = tokens.findIndex((token, index) => {
    if (index === 0) return false
    return CLAUSE.has(token.text) || PAUSE.test(text.slice(tokens[index - 1]?.end, token.start))
  })
  return at < 0 ? tokens.length : at
}

/**
 * The phrase that says what kind of thing is meant: of those before a clause, else of all, the last that most of the other
 * phrases can be true of. `shower with rain head` is a shower, `kitchen sink tap` a tap.
 */
export function findHead(
  view: IndexView,
  spans: readonly Span[],
  { clause, within }: { readonly clause: number; readonly within: readonly Filter[] },
): Span | null {
  const kinds = spans.filter(({ meaning }) => meaning.isKind && isWithin(view, meaning, within))
  const sure = kinds.filter(({ meaning }) => meaning.sureness !== 'hint')
  const all = sure.length > 0 ? sure : kinds
  const before = all.filter(({ end }) => end <= clause)
  const known = before.length > 0 ? before : all
  if (known.length < 2) return known[0] ?? null
  const decided =
    known.find((span) => isReplaced(spans, span)) ??
    findNamedWhole(view, known) ??
    surest(known.filter((span) => isPart(view, span)))
  if (decided) return decided
  // Of nouns that stand together the last is the thing: `towel rail hook`.
  const candidates = known.filter(({ end }) => !known.some(({ first }) => first === end))
  const attributes = spans.flatMap(({ meaning }) => (meaning.isKind ? [] : (meaningFilter(meaning) ?? [])))
  const scores = candidates.map(({ meaning }) => {
    const own = meaningFilter(meaning)
    return attributes.filter((each) => own && isAnyMet(view, [...within, own, each])).length
  })
  return candidates[scores.lastIndexOf(Math.max(...scores))] ?? null
}

/** Returns whether some other condition can be true of `one`, and none of `other`, which is no part. */
export function isLikelier(view: IndexView, spans: readonly Span[], one: Meaning, other: Span): boolean {
  const filters = spans.flatMap(({ meaning }) => (meaning.isKind ? [] : (meaningFilter(meaning) ?? [])))
  const isSaidOf = (meaning: Meaning) => {
    const own = meaningFilter(meaning)
    return own !== null && filters.some((each) => isAnyMet(view, [own, each]))
  }
  return filters.length > 0 && !isPart(view, other) && !isSaidOf(other.meaning) && isSaidOf(one)
}

/** A number may be the set-out of a toilet; of a mixer it is something else. */
export function dropGuesses(view: IndexView, spans: readonly Span[], head: Span | null): readonly Span[] {
  const kind = head && meaningFilter(head.meaning)
  if (!kind) return spans
  return spans.filter(({ meaning }) => {
    const own = meaning.isKind || meaning.sureness !== 'hint' ? null : meaningFilter(meaning)
    return own === null || isAnyMet(view, [kind, own])
  })
}

/** `relief valve dripping` is the valve: dripping may be several parts. */
function surest(spans: readonly Span[]): Span | undefined {
  const fewest = Math.min(...spans.map(({ meaning }) => meaning.alternatives.length))
  return spans.findLast(({ meaning }) => meaning.alternatives.length === fewest)
}

const REPLACEMENT = /^(?:replacement|replace|replacing|spare)$/i

/** `replacement seat`, unless another noun follows: `replacement basin mixer cartridge`. */
function isReplaced(spans: readonly Span[], { first, end }: Span): boolean {
  if (spans.some((next) => next.meaning.isKind && next.first === end)) return false
  return spans.some(({ typed, end: before }) => before === first && REPLACEMENT.test(typed))
}

const PARTS: Filter = { kind: 'term', attribute: 'categoryKeys', value: 'spare-parts-valves' }

/** Meanings are of one index, which does not change. */
const parts = new WeakMap<Meaning, boolean>()

/** A part, or what it repairs, is meant before the product that it belongs to: `waste`, `leaking`. */
export function isPart(view: IndexView, { meaning }: Span): boolean {
  return parts.getOrInsertComputed(meaning, () => {
    const own = meaningFilter(meaning)
    return own !== null && isAnyMet(view, [own]) && !isAnyMet(view, [own, { kind: 'not', filter: PARTS }])
  })
}

function isWithin(view: IndexView, meaning: Meaning, within: readonly Filter[]): boolean {
  const own = meaningFilter(meaning)
  return within.length === 0 || (own !== null && isAnyMet(view, [...within, own]))
}

export function isAnyMet(view: IndexView, filters: readonly Filter[]): boolean {
  return view.search({ filter: { kind: 'and', filters }, limit: 0 }).nbHits > 0
}
