import { findMeasure, findUnit, isNumber } from '@specify/engine/words'
import type { FacetScalar, NumberRange } from '@specify/engine'
import { valueMeaning, type Meaning } from './meaning.ts'
import type { Token } from './phrase.ts'

/** A length in millimetres, a volume in litres or a flow in litres a minute. */
export interface Measure {
  readonly first: number
  readonly end: number
  readonly kind: 'length' | 'volume' | 'flow'
  readonly range: NumberRange
  /** Written without a unit, and so perhaps no measure. */
  readonly isBare: boolean
}

export interface Price {
  readonly first: number
  readonly end: number
  /** Dollars including GST. */
  readonly range: NumberRange
}

const UP_TO = /(?:under|below|less than|up to|max(?:imum)?|no more than|cheaper than)\s*$/i
const FROM = /(?:over|above|more than|from|min(?:imum)?|at least)\s*$/i
const CURRENCY = new Set(['dollars', 'dollar', 'bucks', 'aud', 'nzd'])
const FIRST_BARE_MEASURE = 30

/** Prices: an amount with a dollar sign, or one without a unit after `under` or `over`. */
export function findPrices(text: string, tokens: readonly Token[]): Price[] {
  return tokens.flatMap((token, at): Price[] => {
    const amount = Number(token.text)
    if (!Number.isFinite(amount) || token.text === '') return []
    const isNamed = CURRENCY.has(tokens[at + 1]?.text ?? '')
    const hasSign = text[token.start - 1] === '$' || isNamed
    const before = text.slice(0, token.start).replace(/\$$/, '')
    const limit = UP_TO.test(before) ? 'max' : FROM.test(before) ? 'min' : null
    if (!hasSign && (limit === null || isMeasured(tokens, at))) return []
    const phrase = limit === null ? '' : (/(?:\w+\s+)?\w+\s*$/.exec(before)?.[0] ?? '')
    const first = limit === null ? at : firstAfter(tokens, wordsBefore(before, phrase))
    const range = limit === 'min' ? { min: amount } : { max: amount }
    return [{ first, end: at + (isNamed ? 2 : 1), range }]
  })
}

/** Where the limiting words begin: `less than` is two, `under` one. */
function wordsBefore(before: string, phrase: string): number {
  const match = UP_TO.exec(before) ?? FROM.exec(before)
  return match?.index ?? before.length - phrase.length
}

function firstAfter(tokens: readonly Token[], start: number): number {
  return tokens.findIndex((token) => token.end > start)
}

function isMeasured(tokens: readonly Token[], at: number): boolean {
  return findUnit(tokens[at + 1]?.text ?? '') !== null
}

const LENGTHS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/** Every number that may be a measure, with what limits it. */
export function findMeasures(text: string, tokens: readonly Token[]): Measure[] {
  return tokens.flatMap((token, at): Measure[] => {
    const joined = findMeasure(token.text)
    const apart = isNumber(token.text) ? findUnit(tokens[at + 1]?.text ?? '') : null
    const unit = joined?.unit ?? apart
    const number = Number(joined?.number ?? token.text)
    if (!Number.isFinite(number) || number <= 0) return []
    const end = apart === null ? at + 1 : at + 2
    const limit = limitBefore(text.slice(0, token.start))
    const shared = { first: at, end, isBare: unit === null }
    const scale = unit === null ? (number >= FIRST_BARE_MEASURE ? 1 : 0) : (LENGTHS[unit] ?? 0)
    if (scale > 0) return [{ ...shared, kind: 'length', range: toRange(number * scale, limit) }]
    if (unit === 'l' || unit === 'ml')
      return [{ ...shared, kind: 'volume', range: toRange(unit === 'l' ? number : number / 1000, limit) }]
    return unit === 'lpm' ? [{ ...shared, kind: 'flow', range: toRange(number, limit) }] : []
  })
}

function limitBefore(before: string): 'max' | 'min' | null {
  if (UP_TO.test(before)) return 'max'
  return FROM.test(before) ? 'min' : null
}

function toRange(value: number, limit: 'max' | 'min' | null): NumberRange {
  if (limit === 'max') return { max: value }
  return limit === 'min' ? { min: value } : { min: value, max: value }
}

/** `wels 4`, `4 stars wels` and `4*` are the `4 star` of the catalogue. */
export function findStars(
  text: string,
  tokens: readonly Token[],
  ratings: readonly FacetScalar[],
): { first: number; end: number; meaning: Meaning }[] {
  return tokens.flatMap((token, at) => {
    if (!/^[0-6]$/.test(token.text)) return []
    const value = ratings.find((rating) => String(rating).startsWith(token.text))
    const before = tokens[at - 1]?.key === 'wels' ? 1 : 0
    const after = tokens[at + 1]?.key === 'star' ? 1 : 0
    const isStarred = text[token.end] === '*'
    const wels = tokens[at + 1 + after]?.key === 'wels' ? 1 : 0
    if (value === undefined || before + after + wels + Number(isStarred) === 0) return []
    return [{ first: at - before, end: at + 1 + after + wels, meaning: valueMeaning('wels-rating', [value]) }]
  })
}
