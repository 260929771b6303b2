import type { IndexView } from '@specify/engine'
import { isAnyMet } from '../head.ts'
import { meaningFilter, type Span } from '../lexicon/meaning.ts'
import { findMeasures } from './measure-patterns.ts'
import type { Token } from '../phrase.ts'

/**
 * A part of the thing beside its size is no kind of its own: of `basin mixer 220mm spout` and `shower with 250 head`, the
 * spout and the head only say what is measured. Where products of another kind have such a size, these phrases are left
 * to it.
 */
export function leaveMeasuredParts(
  view: IndexView,
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
): readonly Span[] {
  if (spans.filter(({ meaning }) => meaning.isKind).length < 2) return spans
  const measured = findMeasures(text, tokens, spans).filter(({ dimension }) => dimension !== null)
  const isMeasured = (span: Span) =>
    span.meaning.isKind &&
    span.end - span.first === 1 &&
    measured.some(
      ({ first, end, whole, dimension }) =>
        (span.end === first || span.first === end) &&
        whole.first <= span.first &&
        span.end <= whole.end &&
        spans.some((other) => other !== span && hasSize(view, other, dimension ?? [])),
    )
  return spans.filter((span) => !isMeasured(span))
}

function hasSize(view: IndexView, { meaning }: Span, attributes: readonly string[]): boolean {
  const kind = meaning.isKind && meaning.sureness !== 'hint' ? meaningFilter(meaning) : null
  const [attribute] = attributes
  return kind !== null && attribute !== undefined && isAnyMet(view, [kind, { kind: 'range', attribute, range: {} }])
}
