import { findMeasure, findUnit, isNumber } from '@specify/engine/words'
import type { NumberRange } from '@specify/engine'
import { comparedSize, dimensionOf, findDimension, type Dimension } from './dimensions.ts'
import { findLimit, findSecond, limited, type Stretch } from '../limits.ts'
import type { Span } from '../lexicon/meaning.ts'
import type { Token } from '../phrase.ts'

/** A length in millimetres, a volume in litres or a flow in litres a minute. */
export interface Measure extends Stretch {
  readonly kind: 'length' | 'volume' | 'flow'
  readonly range: NumberRange
  /** Any of them is meant as well: `400 or 500 mm`. */
  readonly others: readonly NumberRange[]
  /** Written without a unit, and so perhaps no measure. */
  readonly isBare: boolean
  /** The named size; null where none is named. */
  readonly dimension: Dimension | null
  /** Includes the words that name the size, which may be part of another phrase. */
  readonly whole: Stretch
}

interface Quantity extends Stretch {
  readonly kind: Measure['kind'] | null
  readonly value: number
  readonly scale: number
  readonly isImperial: boolean
}

/** `650D x 840H`. */
const LETTERED = /^(\d{2,4})([dhw])$/
const FIRST_BARE_MEASURE = 30
const LENGTHS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }
const IMPERIAL: Readonly<Record<string, number>> = {
  inch: 25.4,
  inches: 25.4,
  '"': 25.4,
  '″': 25.4,
  ft: 304.8,
  foot: 304.8,
  feet: 304.8,
}
const JOINED_IMPERIAL = /^(\d+(?:\.\d+)?)(in|inch|inches|ft|foot|feet)$/
const MOST_LITRES = 400
const A_MINUTE = /^\s*(?:\/|per\b|a\b|p)\s*m(?:ins?|inutes?)?\b/i
/** Tolerance of approximate sizes, and of inches, which a metric catalogue rounds. */
const SLACK = 0.04

/** Inches that `36 in` may be; `2 in chrome` and `600 in white` are none. */
const FEWEST_INCHES = 4
const MOST_INCHES = 120

/**
 * Every number that may be a measure, with what limits it and what it is said to be of.
 * @param spans `in` before what one of them names is no unit, `40 in white`, but before a kind, `40 in vanity`
 */
export function findMeasures(text: string, typed: readonly Token[], spans: readonly Span[]): Measure[] {
  const tokens = withInches(text, typed, spans)
  const measures: Measure[] = []
  for (let at = 0; at < tokens.length; at++) {
    const measure = measureAt(text, tokens, at)
    if (!measure) continue
    measures.push(measure)
    at = measure.end - 1
  }
  return measures
}

/** The same tokens with `inch` in the place of `in` that is a unit. */
function withInches(text: string, tokens: readonly Token[], spans: readonly Span[]): readonly Token[] {
  return tokens.map((token, at) => {
    const inches = Number(tokens[at - 1]?.text)
    if (token.text !== 'in' || !(inches >= FEWEST_INCHES && inches <= MOST_INCHES)) return token
    const isNamed = spans.some(({ first, meaning }) => first === at + 1 && !meaning.isKind)
    return isNamed && text[token.end] !== '.' ? token : { ...token, text: 'inch' }
  })
}

function measureAt(text: string, tokens: readonly Token[], at: number): Measure | null {
  const one = quantityAt(text, tokens, at)
  if (!one) return null
  const range = rangeFrom(text, tokens, one)
  if (range) return withWords(text, tokens, range, { limit: null, ...range })
  const found = findLimit(text, tokens, one)
  const choices = found ? [one] : listChoices(text, tokens, one)
  const shared = choices.find(({ kind }) => kind !== null) ?? one
  const isBare = shared.kind === null
  if (isBare && choices.some(({ value }) => value < FIRST_BARE_MEASURE)) return null
  const limit = found?.limit ?? (one.isImperial ? 'about' : null)
  const [first = {}, ...others] = choices.map(({ value, kind, scale }) =>
    limited(value * (kind === null ? shared.scale : scale), limit, SLACK),
  )
  const stretch = { first: one.first, end: choices.at(-1)?.end ?? one.end }
  const measure = { ...stretch, kind: shared.kind ?? 'length', range: first, others, isBare }
  return withWords(text, tokens, measure, { limit, ...(found ?? stretch) })
}

/** `400 or 500 mm`, `600, 750 and 900`: of one kind, A unit said once is that of all. */
function listChoices(text: string, tokens: readonly Token[], one: Quantity): readonly Quantity[] {
  const all = [one]
  let chosen = 1
  for (let last = one; ;) {
    const word = tokens[last.end]?.text
    const isWord = word === 'or' || word === 'and'
    const between = text.slice(tokens[last.end - 1]?.end, tokens[last.end]?.start)
    if (!isWord && !BETWEEN.test(between)) break
    const isSlash = between.trim() === '/'
    const next = quantityAt(text, tokens, last.end + (isWord ? 1 : 0), isSlash)
    if (isSlash && Math.min(last.value, next?.value ?? 0) < FIRST_BARE_MEASURE) break
    const kind = all.find((each) => each.kind !== null)?.kind
    if (!next || (kind && next.kind && kind !== next.kind)) break
    all.push(next)
    if (isWord || isSlash) chosen = all.length
    last = next
  }
  return all.slice(0, chosen)
}

/** Before the last, nothing but a comma or a space, `300, 450 or 600`; `32/40mm` needs no word. */
const BETWEEN = /^(?:\s*[,/]\s*|\s+)$/

type Numbers = Stretch & Pick<Measure, 'kind' | 'range' | 'others' | 'isBare'>

/** A limit may stand before the dimension: `maximum width 600`. */
function withWords(
  text: string,
  tokens: readonly Token[],
  { first, end, kind, range, others, isBare }: Numbers,
  limit: Stretch & { readonly limit: string | null },
): Measure {
  const dimension = kind === 'length' ? findDimension(tokens, limit) : null
  const compared = kind === 'length' ? comparedSize(tokens, limit) : null
  const outer = dimension && limit.limit === null && range.min === range.max ? findLimit(text, tokens, dimension) : null
  return {
    first,
    end,
    kind,
    others,
    isBare,
    dimension: dimension?.dimension ?? compared ?? dimensionOf(LETTERED.exec(tokens[first]?.text ?? '')?.[2]),
    range: outer ? limited(range.min ?? 0, outer.limit, SLACK) : range,
    whole: outer ?? dimension ?? limit,
  }
}

/** The unit of the second number is that of the first where it has none. */
function rangeFrom(text: string, tokens: readonly Token[], one: Quantity): Numbers | null {
  const second = findSecond(text, tokens, one)
  const other = second && quantityAt(text, tokens, second.second)
  if (!second || !other) return null
  const shared = one.kind === null ? other : one
  const kind = shared.kind ?? 'length'
  const [min, max] = [one.value * shared.scale, other.value * other.scale]
  if (min >= max || (shared.kind === null && one.value < FIRST_BARE_MEASURE)) return null
  return { first: second.first, end: other.end, kind, range: { min, max }, others: [], isBare: shared.kind === null }
}

function quantityAt(text: string, tokens: readonly Token[], at: number, mayFollowSlash = false): Quantity | null {
  const token = tokens[at]
  if (!token || (text[token.start - 1] === '/' && !mayFollowSlash)) return null
  const imperial = imperialAt(text, tokens, at)
  if (imperial) return imperial
  const [, lettered] = LETTERED.exec(token.text) ?? []
  if (lettered !== undefined)
    return { first: at, end: at + 1, value: Number(lettered), kind: 'length', scale: 1, isImperial: false }
  const joined = findMeasure(token.text)
  const apart = isNumber(token.text) ? findUnit(tokens[at + 1]?.text ?? '') : null
  const unit = joined?.unit ?? apart
  const value = Number(joined?.number ?? token.text)
  if (!Number.isFinite(value) || value <= 0) return null
  const own = { first: at, end: apart === null ? at + 1 : at + 2, value, isImperial: false }
  if (unit === null) return { ...own, kind: null, scale: 1 }
  if (unit in LENGTHS) return { ...own, kind: 'length', scale: LENGTHS[unit] ?? 1 }
  if (unit === 'lpm') return { ...own, kind: 'flow', scale: 1 }
  if (unit !== 'l' && unit !== 'ml') return null
  const rest = tokens[own.end - 1]?.end ?? text.length
  const aMinute = unit === 'l' ? A_MINUTE.exec(text.slice(rest)) : null
  if (!aMinute && unit === 'l' && value > MOST_LITRES) return { ...own, kind: 'length', scale: 1 }
  if (!aMinute) return { ...own, kind: 'volume', scale: unit === 'l' ? 1 : 0.001 }
  const end = tokens.findIndex(({ start }) => start >= rest + aMinute[0].length)
  return { ...own, kind: 'flow', scale: 1, end: end < 0 ? tokens.length : end }
}

function imperialAt(text: string, tokens: readonly Token[], at: number): Quantity | null {
  const token = tokens[at]
  if (!token) return null
  const [, number, joined] = JOINED_IMPERIAL.exec(token.text) ?? []
  const sign = isNumber(token.text) ? IMPERIAL[text[token.end] ?? ''] : undefined
  const apart = isNumber(token.text) ? IMPERIAL[tokens[at + 1]?.text ?? ''] : undefined
  const scale = joined === 'in' ? IMPERIAL['inch'] : (IMPERIAL[joined ?? ''] ?? sign ?? apart)
  const value = Number(number ?? token.text)
  if (scale === undefined || !(value > 0)) return null
  const isApart = joined === undefined && sign === undefined
  return { first: at, end: isApart ? at + 2 : at + 1, value, kind: 'length', scale, isImperial: true }
}
