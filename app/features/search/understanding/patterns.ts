import type { FacetScalar } from '@specify/engine'
import { findLimit, type Stretch } from './limits.ts'
import { toMeaning, valueMeaning, type Meaning } from './lexicon/meaning.ts'
import type { Token } from './phrase.ts'

export interface FoundValues extends Stretch {
  readonly meaning: Meaning
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

/**
 * `wels 4`, `4 stars wels`, `six star`, `4*`, `4 star or better` and `4 or 5 star` are `4 star` and so on of the
 * catalogue.
 */
export function findStars(text: string, tokens: readonly Token[], ratings: readonly FacetScalar[]): FoundValues[] {
  return tokens.flatMap((token, at) => {
    const stars = starsOf(token)
    if (stars === null) return []
    const before = tokens[at - 1]?.key === 'wels' ? 1 : 0
    const after = tokens[at + 1]?.key === 'star' ? 1 : 0
    const isStarred = text[token.end] === '*' || !/^(?:\d|\p{L}+)$/u.test(token.text)
    const wels = tokens[at + 1 + after]?.key === 'wels' ? 1 : 0
    if (before + after + wels + Number(isStarred) === 0) return []
    const own = { first: at - before, end: at + 1 + after + wels }
    const limit = findLimit(text, tokens, own)
    const other = limit ? null : (otherStars(tokens, own) ?? rangeOfStars(text, tokens, own))
    const values = ratings.filter((rating) => {
      const rated = Number.parseFloat(String(rating))
      if (other?.isRange) return rated >= Math.min(stars, other.stars) && rated <= Math.max(stars, other.stars)
      return isRated(rated, stars, limit?.limit ?? null) || (other !== null && isRated(rated, other.stars, null))
    })
    return values.length > 0 ? [{ ...(limit ?? other ?? own), meaning: valueMeaning('wels-rating', values) }] : []
  })
}

const STARS = /^(?:wels)?([0-6])(?:stars?)?$/

function starsOf(token: Token | undefined): number | null {
  const digit = STARS.exec(token?.text ?? '')?.[1]
  const stars = digit === undefined ? DIGITS.indexOf(token?.text ?? '') : Number(digit)
  return stars < 0 ? null : stars
}

interface OtherStars extends Stretch {
  readonly stars: number
  readonly isRange: boolean
}

/** The lower number of `4-6 star` and `4 to 6 star`. */
function rangeOfStars(text: string, tokens: readonly Token[], { first, end }: Stretch): OtherStars | null {
  const at = tokens[first - 1]?.text === 'to' ? first - 2 : first - 1
  const between = text.slice(tokens[at]?.end ?? 0, tokens[first]?.start)
  const stars = /^\s*(?:[-–]|to)\s*$/u.test(between) ? starsOf(tokens[at]) : null
  return stars === null ? null : { first: at, end, stars, isRange: true }
}

/** The other number of `4 or 5 star` and of `wels 4 or 5`. */
function otherStars(tokens: readonly Token[], { first, end }: Stretch): OtherStars | null {
  const isChoice = (token: Token | undefined) => token?.text === 'or' || token?.text === 'and'
  const earlier = isChoice(tokens[first - 1]) ? starsOf(tokens[first - 2]) : null
  if (earlier !== null) return { first: first - 2, end, stars: earlier, isRange: false }
  const later = isChoice(tokens[end]) ? starsOf(tokens[end + 1]) : null
  if (later === null) return null
  const isStarred = tokens[end + 2]?.key === 'star'
  return { first, end: end + (isStarred ? 3 : 2), stars: later, isRange: false }
}

function isRated(rating: number, stars: number, limit: string | null): boolean {
  if (limit === 'min') return rating >= stars
  return limit === 'max' ? rating <= stars : Math.trunc(rating) === stars
}

const SET_OUT = /^(?:setout|trap|pan|rough)$/
const REACH = 3
/** In mm; longer distances are another measure of the toilet. */
const LONGEST = 350
/** `90–280 mm (S trap)`, one of several of a value. */
const OFFERED = /(\d+)(?:\s*[–-]\s*(\d+))?\s*mm[^,(]*(?:\(([PS]) trap\))?/gu

/** A set-out in millimetres beside `set out` or the kind of trap: the values that say so, else those it lies within. */
export function findSetOuts(tokens: readonly Token[], offered: readonly FacetScalar[]): FoundValues[] {
  return tokens.flatMap((token, at) => {
    const number = Number(/^(\d{2,3})(?:mm)?$/.exec(token.text)?.[1])
    const near = tokens.slice(Math.max(0, at - REACH), at + REACH + 1)
    if (offered.length === 0 || !(number > 0 && number < LONGEST) || !near.some(isSetOut)) return []
    const trapAt = near.findIndex(({ key }) => key === 'trap')
    const trap = near[trapAt - 1]?.key ?? ''
    const offering = (isMet: (from: number, to: number) => boolean) =>
      offered.filter((value) => setOuts(String(value), trap).some(([from, to]) => isMet(from, to)))
    const exact = offering((from, to) => number === from || number === to)
    const values = exact.length > 0 ? exact : offering((from, to) => number >= from && number <= to)
    const end = tokens[at + 1]?.text === 'mm' ? at + 2 : at + 1
    // Offered by none, it is no other measure either.
    return [{ first: at, end, meaning: values.length > 0 ? valueMeaning('set-out', values) : toMeaning([]) }]
  })
}

/** The set of a `wall basin set` says nothing of a set-out. */
function isSetOut({ key }: Token, at: number, near: readonly Token[]): boolean {
  return SET_OUT.test(key) || (key === 'set' && near[at + 1]?.key === 'out')
}

/** Lists the ranges of a value for a trap, `p` or `s`, and those that name none. */
function setOuts(value: string, trap: string): [from: number, to: number][] {
  return Array.from(value.matchAll(OFFERED)).flatMap(([, from, to, own]): [number, number][] => {
    const isOther = own !== undefined && /^[ps]$/.test(trap) && own.toLowerCase() !== trap
    return isOther ? [] : [[Number(from), Number(to ?? from)]]
  })
}
