import type { IndexView } from '@specify/engine'
import { meaningFilter, SURENESS, toMeaning, type Span } from '../lexicon/meaning.ts'

/** Searches product names for kinds that stand beside one another. */
const AS_NAMED = { typos: false, prefix: 'none', attributes: ['name'], limit: 0 } as const

const COLLECTIVE = new Set(['set', 'sets', 'kit', 'kits', 'pack', 'package', 'combo', 'system', 'range'])

/** `twin shower set` is a twin shower: a set is a kind of its own only where some set is called so, as a `basin set` is. */
export function leaveCollectives(view: IndexView, spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const before = spans[at - 1]
    const isCollective = span.meaning.isKind && COLLECTIVE.has(span.typed.toLowerCase())
    if (!isCollective || before?.end !== span.first || !isSureKind(before)) return span
    const isNamed = countNamed(view, span, `${before.typed} ${span.typed}`) > 0
    return isNamed ? span : { ...span, meaning: toMeaning([]) }
  })
}

/** Fewer are called so by chance. */
const FEWEST_NAMED = 2

/**
 * Chooses the first of two kinds where products have both in their names and the second says more than a kind:
 * `overhead shower ceiling arm` finds overhead showers with such an arm.
 */
export function findNamedWhole(view: IndexView, kinds: readonly Span[]): Span | undefined {
  const [first, second, another] = kinds
  if (!first || !second || another || !isSureKind(first)) return undefined
  const saysMore = second.meaning.alternatives.every(({ conditions }) => conditions.length > 1)
  return saysMore && countNamed(view, first, `${first.typed} ${second.typed}`) >= FEWEST_NAMED ? first : undefined
}

function isSureKind({ meaning }: Span): boolean {
  return meaning.isKind && SURENESS[meaning.sureness] > SURENESS.hint
}

function countNamed(view: IndexView, { meaning }: Span, text: string): number {
  const filter = meaningFilter(meaning)
  return filter ? view.search({ ...AS_NAMED, text, filter }).nbHits : 0
}
