import type { NumberRange } from '@specify/engine'
import type { Token } from './phrase.ts'

export type Limit = 'max' | 'min' | 'about'

/** Words of a query from `first` to before `end`. */
export interface Stretch {
  readonly first: number
  readonly end: number
}

/** Comparatives of sizes. `Cheaper` compares prices; `more` and `less` compare anything. */
const LARGER = ['wider', 'longer', 'bigger', 'larger', 'deeper', 'higher', 'taller']
const SMALLER = ['narrower', 'shorter', 'smaller', 'shallower', 'lower']
/** They are what they are in any catalogue, never a misspelt word of it. */
export const COMPARATIVES: readonly string[] = [...LARGER, ...SMALLER, 'cheaper']
const UP_TO = new RegExp(
  `(?:(?<!\\b(?:not?|nothing) )\\b(?:under|below|less th[ae]n|(?:${SMALLER.join('|')}|cheaper) th[ae]n)|` +
    `\\b(?:up ?to|max(?:imum)?(?: of)?|(?:not?|nothing) (?:over|above|(?:more|${LARGER.join('|')}) th[ae]n))|<=?|≤)\\s*$`,
  'i',
)
const FROM = new RegExp(
  `(?:\\b(?:over|above|(?:more|${LARGER.join('|')}) th[ae]n|from|min(?:imum)?(?: of)?|at least|` +
    `(?:not?|nothing) (?:under|below|(?:less|${SMALLER.join('|')}) th[ae]n))|>=?|≥)\\s*$`,
  'i',
)
const ABOUT = /\b(?:about|around|approx(?:imately)?|roughly|circa)\s*$/i
const BEFORE: readonly (readonly [RegExp, Limit])[] = [
  [UP_TO, 'max'],
  [FROM, 'min'],
  [ABOUT, 'about'],
]
const AFTER: ReadonlyMap<string, Limit> = new Map([
  ...['or less', 'or under', 'or below', 'or cheaper', 'and under', 'max', 'maximum'].map(
    (words) => [words, 'max'] as const,
  ),
  ...['or more', 'or over', 'or above', 'or better', 'and above', 'and over', 'and up'].map(
    (words) => [words, 'min'] as const,
  ),
  ...SMALLER.map((word) => [`or ${word}`, 'max'] as const),
  ...LARGER.map((word) => [`or ${word}`, 'min'] as const),
  ...['plus', 'min', 'minimum'].map((words) => [words, 'min'] as const),
])

/** Finds the bound of a number and where its words end: `less than 600`, `4 star or better`. */
export function findLimit(
  text: string,
  tokens: readonly Token[],
  { first, end }: Stretch,
): (Stretch & { readonly limit: Limit }) | null {
  const before = text.slice(0, tokens[first]?.start).replace(/\$\s*$/, '')
  for (const [pattern, limit] of BEFORE) {
    const match = pattern.exec(before)
    if (match) return { limit, first: Math.min(first, firstAfter(tokens, match.index)), end }
  }
  for (const words of [2, 1]) {
    const after = tokens.slice(end, end + words).map((token) => token.text)
    const limit = AFTER.get(after.join(' '))
    if (limit) return { limit, first, end: end + words }
  }
  return text[tokens[end - 1]?.end ?? -1] === '+' ? { limit: 'min', first, end } : null
}

function firstAfter(tokens: readonly Token[], start: number): number {
  return tokens.findIndex((token) => token.end > start)
}

const DASH = /^\s*[-‐‑‒–—]\s*\$?$/

/** The second number of `600-800`, `from 600 to 800` or `between 600 and 800`, and where the range begins. */
export function findSecond(
  text: string,
  tokens: readonly Token[],
  { first, end }: Stretch,
): { readonly first: number; readonly second: number } | null {
  const between = text.slice(tokens[end - 1]?.end, tokens[end]?.start)
  if (DASH.test(between)) return { first, second: end }
  const opening = tokens[first - 1]?.text
  const begin = opening === 'between' || opening === 'from' ? first - 1 : first
  const word = tokens[end]?.text
  return word === 'to' || (word === 'and' && opening === 'between') ? { first: begin, second: end + 1 } : null
}

/** `slack` is how far a number may be off that is said to be about so. */
export function limited(value: number, limit: Limit | null, slack: number): NumberRange {
  switch (limit) {
    case 'max':
      return { max: value }
    case 'min':
      return { min: value }
    case 'about':
      return { min: value * (1 - slack), max: value * (1 + slack) }
    case null:
      return { min: value, max: value }
  }
}
