import type { Lexicon } from '../lexicon/lexicon.ts'
import { SURENESS, toMeaning, type Meaning, type Span } from '../lexicon/meaning.ts'
import { joinKeys, type Token } from '../phrase.ts'

const BOTH = /^\s*(?:&|\+|\/|,|and|or|plus)\s*$/iu

/**
 * Two kinds of things with an `and` between them are one phrase for either: `toilet & basin`. What both have in common is
 * said once: `basin and bath mixer` is a basin mixer or a bath mixer, `kitchen sink and tap` a sink or a kitchen tap.
 */
export function joinKinds(text: string, tokens: readonly Token[], spans: readonly Span[], lexicon: Lexicon): Span[] {
  const joined: Span[] = []
  for (const span of spans.filter(({ typed }) => !BOTH.test(typed))) {
    const before = joined.at(-1)
    const between = before && text.slice(tokens[before.end - 1]?.end, tokens[span.first]?.start)
    const isPair = before?.meaning.isKind && between && BOTH.test(between) && isSureKind(span)
    const one = isPair ? withSharedEnd(before, span, tokens, lexicon) : null
    if (!before || !one || !isSureKind({ meaning: one })) {
      joined.push(span)
      continue
    }
    const other = one === before.meaning ? withSharedBeginning(before, span, tokens, lexicon) : span.meaning
    const typed = text.slice(tokens[before.first]?.start, tokens[span.end - 1]?.end)
    joined.splice(-1, 1, { first: before.first, end: span.end, typed, meaning: bothKinds(one, other) })
  }
  return joined
}

/** A name may stand the wrong way round: `tap kitchen`, `mixer, basin`, or a part before its thing: `waste kitchen sink`. */
export function turnKinds(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  { lexicon, isPart, isLikelier }: { readonly lexicon: Lexicon } & KindTests,
): Span[] {
  const turned: Span[] = []
  for (const span of spans) {
    const before = turned.at(-1)
    const meaning =
      before && isAdjacentPair(text, tokens, before, span) ? turnedMeaning(tokens, before, span, lexicon) : null
    if (
      !before ||
      !meaning ||
      !isTurnedPair(text, tokens, before, span, (each) => isPart(each) || isLikelier(meaning, span))
    ) {
      turned.push(span)
      continue
    }
    const typed = text.slice(tokens[before.first]?.start, tokens[span.end - 1]?.end)
    turned.splice(-1, 1, { first: before.first, end: span.end, typed, meaning })
  }
  return turned
}

interface KindTests {
  readonly isPart: (span: Span) => boolean
  /** More of what else was said can be true of one kind than of another. */
  readonly isLikelier: (turned: Meaning, span: Span) => boolean
}

function isAdjacentPair(text: string, tokens: readonly Token[], before: Span, span: Span): boolean {
  if (!before.meaning.isKind || !span.meaning.isKind || before.end !== span.first) return false
  return /^\s*,?\s*$/.test(text.slice(tokens[before.end - 1]?.end, tokens[span.first]?.start))
}

function isTurnedPair(
  text: string,
  tokens: readonly Token[],
  before: Span,
  span: Span,
  isPart: (span: Span) => boolean,
): boolean {
  const between = text.slice(tokens[before.end - 1]?.end, tokens[span.first]?.start).trim()
  return between === ',' || (between === '' && (span.meaning.sureness === 'hint' || isPart(before)))
}

function turnedMeaning(tokens: readonly Token[], before: Span, span: Span, { meanings }: Lexicon): Meaning | null {
  const meaning = meanings.get(keyOf(tokens, span.first, span.end) + keyOf(tokens, before.first, before.end))
  return meaning && isSureKind({ meaning }) ? meaning : null
}

/** A kind of thing may be said in two, with what it is like in between: `shower black rail`. */
export function joinApart(
  tokens: readonly Token[],
  spans: readonly Span[],
  { lexicon, isLikelier }: Pick<KindTests, 'isLikelier'> & { readonly lexicon: Lexicon },
): Span[] {
  const joined = [...spans]
  for (const [at, span] of spans.entries()) {
    const before = spans.findLastIndex(({ meaning }, index) => index < at && !isSaidOf(meaning))
    const kind = spans[before]
    if (!span.meaning.isKind || !kind?.meaning.isKind || before === at - 1) continue
    const isGapless = spans.slice(before + 1, at + 1).every(({ first }, index) => first === spans[before + index]?.end)
    const key = keyOf(tokens, kind.first, kind.end) + keyOf(tokens, span.first, span.end)
    const meaning = isGapless ? lexicon.meanings.get(key) : undefined
    // Of a `rimless toilet soft close seat`, the toilet is rimless.
    if (!meaning || !isSureKind({ meaning }) || isLikelier(kind.meaning, { ...span, meaning })) continue
    joined[before] = { ...kind, meaning: toMeaning([]) }
    joined[at] = { ...span, typed: `${kind.typed} ${span.typed}`, meaning }
  }
  return joined
}

/** Returns whether a word belongs to the name of a kind: the `inset` of an inset bath. */
export function isNameOf(tokens: readonly Token[], span: Span, kind: Span, { meanings }: Lexicon): boolean {
  const meaning = meanings.get(keyOf(tokens, span.first, span.end) + keyOf(tokens, kind.first, kind.end))
  return meaning !== undefined && isSureKind({ meaning })
}

/** Not what kind of thing it is, nor nothing. */
function isSaidOf({ isKind, alternatives }: Meaning): boolean {
  return !isKind && alternatives.length > 0
}

function isSureKind({ meaning }: Pick<Span, 'meaning'>): boolean {
  return meaning.isKind && SURENESS[meaning.sureness] > SURENESS.hint
}

/** `basin` before `and bath mixer` is a basin mixer, where there is such a thing. */
function withSharedEnd(before: Span, span: Span, tokens: readonly Token[], lexicon: Lexicon): Meaning {
  const begun = keyOf(tokens, before.first, before.end)
  for (let at = span.first + 1; at < span.end; at++) {
    const meaning = lexicon.meanings.get(begun + keyOf(tokens, at, span.end))
    if (meaning && isSureKind({ meaning })) return meaning
  }
  return before.meaning
}

/** `tap` after `kitchen sink and` is a kitchen tap, where there is such a thing. */
function withSharedBeginning(before: Span, span: Span, tokens: readonly Token[], lexicon: Lexicon): Meaning {
  for (let end = before.end - 1; end > before.first; end--) {
    const meaning = lexicon.meanings.get(keyOf(tokens, before.first, end) + keyOf(tokens, span.first, span.end))
    if (meaning && isSureKind({ meaning })) return meaning
  }
  return span.meaning
}

function keyOf(tokens: readonly Token[], first: number, end: number): string {
  return joinKeys(tokens.slice(first, end))
}

function bothKinds(one: Meaning, other: Meaning): Meaning {
  const alternatives = [...one.alternatives, ...other.alternatives]
  const [best, second] = [one.best, other.best]
  const isOneAttribute = best && second && 'values' in best && 'values' in second && best.attribute === second.attribute
  return {
    isKind: true,
    sureness: one.sureness,
    alternatives,
    best: isOneAttribute ? { ...best, values: [...best.values, ...second.values] } : null,
    order: null,
  }
}
