import type { FacetScalar } from '../model.ts'
import { fold } from './fold.ts'

const NUMBERS = /\d+/g
const SEPARATORS = /[^\p{L}\p{N}.]+/gu
/** `!`, below every digit and letter, marks a number of one digit; the next characters longer ones. */
const ONE_DIGIT = 0x21
const MOST_DIGITS = 14

/**
 * A string whose code point order is the order people expect: case, accents and punctuation do not matter, and numbers
 * go by size (`9 mm` before `10 mm`, `1.25` before `1.5`).
 */
export function naturalKey(text: string): string {
  return fold(text).replace(SEPARATORS, ' ').trim().replace(NUMBERS, numberKey)
}

function numberKey(digits: string, at: number, text: string): string {
  if (text[at - 1] === '.' && /\d/.test(text[at - 2] ?? '')) return digits
  const significant = digits.replace(/^0+(?=\d)/, '')
  return String.fromCharCode(ONE_DIGIT + Math.min(significant.length, MOST_DIGITS) - 1) + significant
}

/** Numbers and booleans by size, texts in the order people expect, and of equal ones by their letters. */
export function compareNaturally(a: FacetScalar, b: FacetScalar): number {
  if (typeof a !== 'string' || typeof b !== 'string') return Number(a) - Number(b)
  return compareUnits(naturalKey(a), naturalKey(b)) || compareUnits(a, b)
}

/** Compares UTF-16 units, independent of language. */
export function compareUnits(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
