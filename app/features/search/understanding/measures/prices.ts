import { findUnit } from '@specify/engine/words'
import type { NumberRange } from '@specify/engine'
import { comparedSize, isDimension } from './dimensions.ts'
import { findLimit, findSecond, limited, type Stretch } from '../limits.ts'
import type { Token } from '../phrase.ts'

export interface Price extends Stretch {
  /** Dollars including GST. */
  readonly range: NumberRange
}

const CURRENCY = new Set(['dollars', 'dollar', 'bucks', 'aud', 'nzd'])
const AMOUNT = /^(\d+(?:\.\d+)?)(k)?$/
/** A price that is said to be about so may be off by a quarter. */
const SLACK = 0.25

/** Prices: an amount with a dollar sign, or one without a unit after `under` or `over`. */
export function findPrices(text: string, tokens: readonly Token[]): Price[] {
  const prices: Price[] = []
  for (let at = 0; at < tokens.length; at++) {
    const price = rangeAt(text, tokens, at) ?? priceAt(text, tokens, at)
    if (!price) continue
    prices.push(price)
    at = price.end - 1
  }
  return prices
}

function priceAt(text: string, tokens: readonly Token[], at: number): Price | null {
  const amount = amountOf(tokens[at])
  if (amount === null) return null
  const isNamed = isCurrency(tokens[at + 1])
  const own = { first: at, end: at + (isNamed ? 2 : 1) }
  const limit = findLimit(text, tokens, own)
  if (!isNamed && !hasSign(text, tokens[at])) {
    // A bare number is a price only after `under` and the like, and where nothing says that it is a measure.
    if (limit === null || limit.limit === 'about' || isMeasured(tokens, limit)) return null
    // The first number of a range says nothing alone: `from 150 to 200`.
    if (limit.limit === 'min' && amountOf(tokens[findSecond(text, tokens, own)?.second ?? -1]) !== null) return null
  }
  return { ...(limit ?? own), range: limited(amount, limit?.limit ?? 'max', SLACK) }
}

/** `$200-$300`, `between 200 and 300 dollars`. */
function rangeAt(text: string, tokens: readonly Token[], at: number): Price | null {
  const min = amountOf(tokens[at])
  const range = min === null ? null : findSecond(text, tokens, { first: at, end: at + 1 })
  const max = range && amountOf(tokens[range.second])
  if (min === null || !range || max === null || max <= min) return null
  const isNamed = isCurrency(tokens[range.second + 1])
  if (!isNamed && !hasSign(text, tokens[at]) && !hasSign(text, tokens[range.second])) return null
  return { first: range.first, end: range.second + (isNamed ? 2 : 1), range: { min, max } }
}

/** `1.5k` is 1,500. */
function amountOf(token: Token | undefined): number | null {
  const [, number, thousands] = AMOUNT.exec(token?.text ?? '') ?? []
  return number === undefined ? null : Number(number) * (thousands ? 1000 : 1)
}

function hasSign(text: string, token: Token | undefined): boolean {
  return token !== undefined && text[token.start - 1] === '$'
}

function isCurrency(token: Token | undefined): boolean {
  return CURRENCY.has(token?.text ?? '')
}

function isMeasured(tokens: readonly Token[], { first, end }: Stretch): boolean {
  if (comparedSize(tokens, { first, end }) !== null) return true
  const after = tokens[end]
  // Of `600 wide under 400`, the width has its number already.
  const isBefore = isDimension(tokens[first - 1]) && amountOf(tokens[first - 2]) === null
  return isBefore || isDimension(after) || findUnit(after?.text ?? '') !== null
}
