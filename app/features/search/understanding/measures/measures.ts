import type { Filter, IndexView, NumberRange } from '@specify/engine'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isStopWord } from '@specify/engine/words'
import { conditionFilter, toMeaning, type Meaning, type Span } from '../lexicon/meaning.ts'
import { calledSo } from '../names/named-alternatives.ts'
import { findMeasures, type Measure } from './measure-patterns.ts'
import type { Stretch } from '../limits.ts'
import type { Token } from '../phrase.ts'

/** Attributes that a measure may refer to, the likeliest first. */
const ATTRIBUTES: Readonly<Record<Measure['kind'], readonly string[]>> = {
  length: ['shower-head-diameter', 'length', 'width', 'rail-length', 'outlet-length', 'pan-height', 'height', 'depth'],
  // Of a shower, litres are those of a minute.
  volume: ['capacity-size', 'litres-per-minute'],
  flow: ['litres-per-minute'],
}
/** Tolerance of nominal sizes in mm, and the size from which it applies. */
const ROUNDED = 10
const ROUNDED_FROM = 300
/** Number of products of the exact size below which nearby sizes follow. */
const ENOUGH = 5
/** A bath of 1.7 m may measure 1,690 mm. */
const TOLERANCE = 0.02

export interface Fitted {
  readonly span: Span
  /** The very size, where sizes that are nearly so are taken, too. */
  readonly exact: Filter | null
}

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
): Fitted[] {
  const telling = spans.filter(({ meaning }) => isTelling(meaning))
  const isFree = ({ first, end }: Stretch) => !telling.some((span) => span.first < end && first < span.end)
  const hasKind = spans.some(({ meaning }) => meaning.isKind)
  const used = new Set<string>()
  const met: Filter[] = [...conditions]
  return findMeasures(text, tokens, spans)
    .filter((measure) => isFree(measure) && (hasKind || !measure.isBare))
    .flatMap((measure) => {
      // What it is said to be of and nearly fits, before what it fits exactly and was not said: `460 high`.
      const sized = [measure.dimension ?? [], ATTRIBUTES[measure.kind]].reduce<Sized[]>((sofar, likeliest) => {
        const attributes = likeliest.filter((each) => lexicon.values.has(each) && !used.has(each))
        return sofar.length > 0 ? sofar : fitAll(view, met, attributes, measure)
      }, [])
      const priced = asPrice(view, met, measure, lexicon)
      const fitted = priced ? [priced] : sized
      const [attribute] = fitted.map((each) => each.attribute)
      if (attribute === undefined) return asNamed(view, met, measure, { text, tokens, spans }) ?? []
      used.add(attribute)
      const near = measure.kind === 'length' ? fitted.map((each) => nearly(view, met, each)) : []
      const conditions = fitted.map((each, at) => near[at] ?? each)
      met.push(anyOf(conditions))
      const { first, end } = isFree(measure.whole) ? measure.whole : measure
      const typed = text.slice(tokens[first]?.start, tokens[end - 1]?.end)
      const meaning = toMeaning(conditions.map((condition) => ({ conditions: [condition], words: '' })))
      return [{ span: { first, end, typed, meaning }, exact: near.some(Boolean) ? anyOf(fitted) : null }]
    })
}

/** A nominal size may stand in names alone: `Basin Waste 32 mm`. Null where none has it. */
function asNamed(
  view: IndexView,
  conditions: readonly Filter[],
  { kind, range, others, first, end }: Measure,
  {
    text,
    tokens,
    spans,
  }: { readonly text: string; readonly tokens: readonly Token[]; readonly spans: readonly Span[] },
): Fitted | null {
  const sizes = [range, ...others].map(({ min, max }) => (kind === 'length' && min === max ? min : undefined))
  if (sizes.includes(undefined)) return null
  const bySize = sizes.map((size) => calledSo(view, `${size} mm`, { kind: 'and', filters: conditions }))
  const filters = bySize.filter((each) => each !== null && each !== 'many')
  if (filters.length === 0 || bySize.includes('many')) return null
  // Not at the cost of what the thing is called: `15mm pressure limiting valve`.
  const isRead = (at: number) => [...spans, { first, end }].some((each) => at >= each.first && at < each.end)
  const words = tokens.filter(({ text: word }, at) => !isRead(at) && !isStopWord(word)).map((token) => token.text)
  const best = spans.flatMap(({ meaning }) => (meaning.isKind && meaning.best ? [conditionFilter(meaning.best)] : []))
  const all = [...conditions, ...best, anyFilter(filters)]
  if (view.search({ text: words.join(' '), filter: { kind: 'and', filters: all }, limit: 0 }).nbHits === 0) return null
  const typed = text.slice(tokens[first]?.start, tokens[end - 1]?.end)
  const alternatives = sizes.map((size) => ({ conditions: [], words: `${size} mm` }))
  return {
    span: { first, end, typed, meaning: { ...toMeaning(alternatives), filter: anyFilter(filters) } },
    exact: null,
  }
}

/** Sizes that a bare range may mean, if at least as many products have that size as that price. */
const SIZES = ['length', 'width', 'shower-head-diameter', 'rail-length']
/** Narrower things are not chosen by their width. */
const LEAST_WIDTH = 300

/** A bare `between 200 and 300`: dollars, unless as many products are of that size. */
function asPrice(
  view: IndexView,
  conditions: readonly Filter[],
  { isBare, dimension, range, others }: Measure,
  { values }: Lexicon,
): Sized | null {
  const attribute = values.keys().find((each) => each.startsWith('price.'))
  if (!isBare || dimension || others.length > 0 || attribute === undefined) return null
  if (range.min === undefined || range.max === undefined || range.min === range.max) return null
  const { min } = range
  const priced = count(view, conditions, { attribute, range })
  const isSized = SIZES.some((each) => {
    const isChosenBy = values.has(each) && (each !== 'width' || min >= LEAST_WIDTH)
    return isChosenBy && count(view, conditions, { attribute: each, range }) >= priced
  })
  return priced === 0 || isSized ? null : { attribute, range }
}

function anyOf(sized: readonly Sized[]): Filter {
  return anyFilter(sized.map((each): Filter => ({ kind: 'range', ...each })))
}

function anyFilter(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? filters[0]! : { kind: 'or', filters }
}

/** Chooses among several sizes those that products have in the likeliest attribute that fits one of them. */
function fitAll(
  view: IndexView,
  conditions: readonly Filter[],
  attributes: readonly string[],
  { range, others }: Measure,
): Sized[] {
  const ranges = [range, ...others]
  const fits = new Set(ranges.map((each) => firstFit(view, conditions, attributes, each)?.attribute))
  const likeliest = attributes.filter((each) => fits.has(each)).slice(0, 1)
  return ranges.flatMap((each) => firstFit(view, conditions, likeliest, each) ?? [])
}

/** `under` may begin the name of a kind, too. */
function isTelling({ alternatives, order, isKind, sureness }: Meaning): boolean {
  return (alternatives.length > 0 && !(isKind && sureness === 'hint')) || order !== null
}

interface Sized {
  readonly attribute: string
  readonly range: NumberRange
}

function firstFit(
  view: IndexView,
  conditions: readonly Filter[],
  attributes: readonly string[],
  range: NumberRange,
): Sized | null {
  for (const tried of [range, widened(range)]) {
    const attribute = attributes.find((each) => count(view, conditions, { attribute: each, range: tried }) > 0)
    if (attribute !== undefined) return { attribute, range: tried }
  }
  return null
}

/** Null where there are enough products of the very size, or none beside them. */
function nearly(view: IndexView, conditions: readonly Filter[], fitted: Sized): Sized | null {
  const { min, max } = fitted.range
  if (min === undefined || min !== max || min < ROUNDED_FROM) return null
  const near = { attribute: fitted.attribute, range: { min: min - ROUNDED, max: min + ROUNDED } }
  const exact = count(view, conditions, fitted)
  return exact < ENOUGH && count(view, conditions, near) > exact ? near : null
}

function count(view: IndexView, conditions: readonly Filter[], sized: Sized): number {
  const filters: Filter[] = [...conditions, { kind: 'range', ...sized }]
  return view.search({ filter: { kind: 'and', filters }, limit: 0 }).nbHits
}

function widened({ min, max }: NumberRange): NumberRange {
  return {
    ...(min === undefined ? {} : { min: min * (1 - TOLERANCE) }),
    ...(max === undefined ? {} : { max: max * (1 + TOLERANCE) }),
  }
}
