import type { IndexView } from '@specify/engine'
import { isStopWord } from '@specify/engine/words'
import { isAnyMet } from '../head.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Stretch } from '../limits.ts'
import { alternativeFilter, type Condition, type Meaning, type Span } from '../lexicon/meaning.ts'
import { joinKeys, type Token } from '../phrase.ts'

interface Compound {
  readonly cut: Span
  readonly first: number
  readonly meaning: Meaning
}

/**
 * `Mixer with filter` is a phrase, and so is `sink mixer`: of `sink mixer with filter` the mixer belongs to both. Products
 * that are both are meant, and where none is, the compound alone: no sink. `segmented` takes the query apart without the
 * phrases that it is given.
 */
export function keepCompounds(
  view: IndexView,
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  segmented: (without: (stretch: Stretch) => boolean) => readonly Span[],
): readonly Span[] {
  const spans = segmented(() => false)
  const cuts = spans.flatMap((cut) => compoundOf(text, tokens, spans, lexicon, cut) ?? [])
  const both = new Map(cuts.map((compound) => [compound, bothOf(view, compound)]))
  const refused = cuts.filter((compound) => !both.get(compound)).map(({ cut }) => cut)
  if (refused.length > 0)
    return keepCompounds(view, text, tokens, lexicon, (without) =>
      segmented((each) => without(each) || refused.some(({ first, end }) => each.first === first && each.end === end)),
    )
  return spans.flatMap((span, at) => {
    if (cuts.some(({ cut, first }) => cut === spans[at + 1] && span.first >= first)) return []
    const compound = cuts.find(({ cut }) => cut === span)
    const meaning = compound && both.get(compound)
    if (!compound || !meaning) return [span]
    const { first } = compound
    return [{ first, end: span.end, typed: text.slice(tokens[first]?.start, tokens[span.end - 1]?.end), meaning }]
  })
}

/** The compound that ends in the first word of a phrase `mixer with …`; null where none does. */
function compoundOf(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  { meanings }: Lexicon,
  cut: Span,
): Compound | null {
  const { first: noun } = cut
  const isClause = cut.meaning.isKind && isStopWord(tokens[noun + 1]?.text ?? '') && cut.end > noun + 2
  const before = spans.find(({ end }) => end === noun)
  if (!isClause || !before?.meaning.isKind || !meanings.get(tokens[noun]?.key ?? '')?.isKind) return null
  if (text.slice(tokens[noun - 1]?.end, tokens[noun]?.start).trim() !== '') return null
  const meaning = meanings.get(joinKeys(tokens.slice(before.first, noun + 1)))
  return meaning?.isKind && meaning.sureness === 'name' ? { cut, first: before.first, meaning } : null
}

/** The compound may name the same type as the phrase. */
function distinct(conditions: readonly Condition[]): readonly Condition[] {
  return Array.from(new Map(conditions.map((each) => [JSON.stringify(each), each])).values())
}

/** The meaning of a compound together with the phrase that continues its noun; null where no product has both. */
function bothOf(view: IndexView, { cut, meaning }: Compound): Meaning | null {
  const alternatives = meaning.alternatives
    .flatMap((one) =>
      cut.meaning.alternatives.map((other) => ({
        conditions: distinct([...one.conditions, ...other.conditions]),
        words: [one.words, other.words].filter(Boolean).join(' '),
      })),
    )
    .filter((each) => each.conditions.length > 0 && isAnyMet(view, [alternativeFilter(each)]))
  return alternatives.length > 0 ? { ...cut.meaning, alternatives, sureness: 'name' } : null
}
