import type { IndexView } from '@specify/engine'
import { isAnyMet } from '../head.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { meaningFilter, valueMeaning, type Meaning, type Span } from '../lexicon/meaning.ts'
import type { Token } from '../phrase.ts'

const FINISH = 'colour'
const COLLECTION = 'range'
const NUMBERED = /^(.+)\s[IVX]+$/

/**
 * Replaces a finish that a product is not made in with the nearest that it is: `matte white` flush plates are white.
 * The last word decides, and for collections their family.
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
    if (!span.meaning.isExcluded && isCollection(span) && !isSold(span.meaning)) {
      const family = familyOf(span, lexicon)
      return family && isSold(family) ? { ...span, meaning: family } : span
    }
    if (span.end - span.first < 2 || span.meaning.isExcluded || !isFinish(span.meaning) || isSold(span.meaning))
      return span
    const family = lexicon.meanings.get(tokens[span.end - 1]?.key ?? '')
    return family && isFinish(family) && isSold(family) ? { ...span, meaning: family } : span
  })
}

/** The collections whose names begin as that of a numbered one: of `Opal II`, `Opal` and `OpalCare`. */
function familyOf({ typed, meaning }: Span, { values }: Lexicon): Meaning | null {
  const names = meaning.alternatives.flatMap(({ conditions }) =>
    conditions.flatMap((each) => ('values' in each ? each.values : [])),
  )
  const bases = names.flatMap((name) => NUMBERED.exec(String(name))?.[1]?.toLowerCase() ?? [])
  const named = bases.filter((base) => typed.toLowerCase().includes(base))
  const others = (values.get(COLLECTION) ?? []).filter((name) =>
    named.some((base) => String(name).toLowerCase().startsWith(base)),
  )
  return others.length > 0 ? valueMeaning(COLLECTION, others) : null
}

export const isFinish = (meaning: Meaning) => isAbout(meaning, FINISH)

export function isCollection({ meaning }: Span): boolean {
  return isAbout(meaning, COLLECTION)
}

function isAbout({ alternatives }: Meaning, of: string): boolean {
  return (
    alternatives.length > 0 &&
    alternatives.every(
      ({ conditions }) => conditions.length > 0 && conditions.every(({ attribute }) => attribute === of),
    )
  )
}
