import type { IndexView } from '@specify/engine'
import { isAnyMet } from './head.ts'
import type { Lexicon } from './lexicon.ts'
import { meaningFilter, type Meaning, type Span } from './meaning.ts'
import type { Token } from './phrase.ts'

const FINISH = 'colour'

/**
 * Of a finish that the thing does not come in, the nearest that it does: `matte white` flush plates are white. It is what
 * the last word of it stands for.
 */
export function takeNearestFinish(
  view: IndexView,
  tokens: readonly Token[],
  spans: readonly Span[],
  { head, lexicon }: { readonly head: Span | null; readonly lexicon: Lexicon },
): readonly Span[] {
  const kind = head && meaningFilter(head.meaning)
  if (!kind) return spans
  const isSold = (meaning: Meaning) => {
    const own = meaningFilter(meaning)
    return own !== null && isAnyMet(view, [kind, own])
  }
  return spans.map((span) => {
    if (span.end - span.first < 2 || span.meaning.isExcluded || !isFinish(span.meaning) || isSold(span.meaning))
      return span
    const family = lexicon.meanings.get(tokens[span.end - 1]?.key ?? '')
    return family && isFinish(family) && isSold(family) ? { ...span, meaning: family } : span
  })
}

function isFinish({ alternatives }: Meaning): boolean {
  return (
    alternatives.length > 0 &&
    alternatives.every(
      ({ conditions }) => conditions.length > 0 && conditions.every(({ attribute }) => attribute === FINISH),
    )
  )
}
