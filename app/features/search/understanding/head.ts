import type { Filter, IndexView } from '@specify/engine'
import { meaningFilter, type Meaning, type Span } from './meaning.ts'
import type { Token } from './phrase.ts'

const PURPOSE =
  /^(.{2,}?)\s+(?:for|(?:that |which )?(?:to )?(?:fit|suit)s?|suitable for)\s+(?:(?:a|an|the|my|our)\s+)?(.{2,})$/iu

/** `tap for a kitchen sink` as `kitchen sink tap`: the kind of thing comes last, as in any other name. */
export function headLast(text: string): { text: string; isTurned: boolean } {
  const match = PURPOSE.exec(text)
  return match ? { text: `${match[2]} ${match[1]}`, isTurned: true } : { text, isTurned: false }
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

/** Where what is said of the thing begins: the first such word that is not the first. */
export function findClause(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ text }, index) => index > 0 && CLAUSE.has(text))
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
  const candidates = before.length > 0 ? before : all
  if (candidates.length < 2) return candidates[0] ?? null
  const attributes = spans.flatMap(({ meaning }) => (meaning.isKind ? [] : (meaningFilter(meaning) ?? [])))
  const scores = candidates.map(({ meaning }) => {
    const own = meaningFilter(meaning)
    return attributes.filter((each) => own && isAnyMet(view, [...within, own, each])).length
  })
  return candidates[scores.lastIndexOf(Math.max(...scores))] ?? null
}

/** Whether what is searched in has such products at all. */
function isWithin(view: IndexView, meaning: Meaning, within: readonly Filter[]): boolean {
  const own = meaningFilter(meaning)
  return within.length === 0 || (own !== null && isAnyMet(view, [...within, own]))
}

export function isAnyMet(view: IndexView, filters: readonly Filter[]): boolean {
  return view.search({ filter: { kind: 'and', filters }, limit: 0 }).nbHits > 0
}
