import { isCountWord, isLabel, isTimes } from '../words/list-words.ts'

export const WHOLE_NUMBER = /^[1-9]\d{0,3}$/
const MONEY = /^(?:(?:au|nz)?\$)?\d[\d,]{0,9}\.\d\d$/i

export interface Count {
  readonly number: string
  /** Words before it. */
  readonly rest: readonly string[]
  /** Prices behind it are for so many: `4 389.00 1556.00`. */
  readonly isPriced: boolean
}

/** The last number of a line, before prices and its unit; null where it belongs to a word: `Level 3`. */
export function countOf(words: readonly string[]): Count | null {
  let end = words.length
  const prices: number[] = []
  while (end > 0 && MONEY.test(words[end - 1]!)) prices.unshift(Number(words[--end]!.replace(/[^\d.]/g, '')))
  if (end > 0 && isCountWord(words[end - 1]!)) end--
  const number = words[end - 1] ?? ''
  const before = words[end - 2] ?? ''
  if (end < 3 || !WHOLE_NUMBER.test(number) || isLabel(before) || isTimes(before)) return null
  const [each = 0, all = 0] = prices
  const isPriced = prices.length === 2 && Math.abs(each * Number(number) - all) < 0.01 * Number(number)
  return { number, rest: words.slice(0, end - 1), isPriced }
}

/** Numbers that are all alike, but for ones, may be of a name: `Urbane 2`. */
export function areSeveral(counts: readonly (Count | null)[]): boolean {
  const numbers = new Set(counts.map((count) => count?.number ?? ''))
  return numbers.size > 1 ? Array.from(numbers).every((number) => number.length < 3) : numbers.has('1')
}
