import type { Filter, IndexView, NumberRange } from '@specify/engine'
import type { Lexicon } from './lexicon.ts'
import { toMeaning, type Span } from './meaning.ts'
import { findMeasures, type Measure } from './measure-patterns.ts'
import type { Stretch } from './limits.ts'
import type { Token } from './phrase.ts'

/** What a measure of a product is most likely of, the likeliest first. */
const ATTRIBUTES: Readonly<Record<Measure['kind'], readonly string[]>> = {
  length: ['length', 'width', 'rail-length', 'shower-head-diameter', 'outlet-length', 'pan-height', 'height', 'depth'],
  // Of a shower, litres are those of a minute.
  volume: ['capacity-size', 'litres-per-minute'],
  flow: ['litres-per-minute'],
}
/** A bath of 1.7 m may measure 1,690 mm. */
const TOLERANCE = 0.02

/**
 * Measures as conditions on the attribute that they are most likely of: the first that products of the kind have so,
 * exactly or nearly. A number without a unit is a measure only where a kind is known.
 */
export function fitMeasures(
  view: IndexView,
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
  conditions: readonly Filter[],
  lexicon: Lexicon,
): Span[] {
  const isFree = ({ first, end }: Stretch) => !spans.some((span) => span.first < end && first < span.end)
  const hasKind = spans.some(({ meaning }) => meaning.isKind)
  const taken = new Set<string>()
  const met: Filter[] = [...conditions]
  return findMeasures(text, tokens)
    .filter((measure) => isFree(measure) && (hasKind || !measure.isBare))
    .flatMap((measure) => {
      const likeliest = new Set([...(measure.dimension ?? []), ...ATTRIBUTES[measure.kind]])
      const attributes = Array.from(likeliest).filter((each) => lexicon.values.has(each) && !taken.has(each))
      const fitted = firstFit(view, met, attributes, measure.range)
      if (!fitted) return []
      taken.add(fitted.attribute)
      met.push({ kind: 'range', ...fitted })
      const { first, end } = isFree(measure.whole) ? measure.whole : measure
      const typed = text.slice(tokens[first]?.start, tokens[end - 1]?.end)
      return [{ first, end, typed, meaning: toMeaning([{ conditions: [fitted], words: '' }]) }]
    })
}

function firstFit(
  view: IndexView,
  conditions: readonly Filter[],
  attributes: readonly string[],
  range: NumberRange,
): { attribute: string; range: NumberRange } | null {
  for (const tried of [range, widened(range)]) {
    for (const attribute of attributes) {
      const filters: Filter[] = [...conditions, { kind: 'range', attribute, range: tried }]
      if (view.search({ filter: { kind: 'and', filters }, limit: 0 }).nbHits > 0) return { attribute, range: tried }
    }
  }
  return null
}

function widened({ min, max }: NumberRange): NumberRange {
  return {
    ...(min === undefined ? {} : { min: min * (1 - TOLERANCE) }),
    ...(max === undefined ? {} : { max: max * (1 + TOLERANCE) }),
  }
}
