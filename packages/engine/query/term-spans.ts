import type { StringTable } from '../storage/string-table.ts'
import { findSimilar } from '../text/fuzzy.ts'
import { searchForms } from '../text/words.ts'
import type { TermSpan } from './graph.ts'

/** Same limits as the hosted service: one typo from four letters, two from eight. */
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8

interface TermOptions {
  readonly typos?: boolean
  readonly plurals?: boolean
  readonly prefix: boolean
  readonly firstLetterTypos: boolean
}

/** The terms that match a query word: its forms, its completions and its corrections. */
export function findTermSpans(terms: StringTable, word: string, options: TermOptions): TermSpan[] {
  const forms = searchForms(word)
  const typed = forms[0] ?? word
  const spans = findExact(terms, options.plurals === false ? [typed] : forms)
  const completions = options.prefix ? terms.prefixRange(typed) : { first: 0, end: 0 }
  if (completions.first < completions.end) spans.push({ ...completions, typos: 0, inexact: true })
  const maxTypos = options.typos === false ? 0 : allowedTypos(typed)
  if (maxTypos === 0) return spans
  const similar = findSimilar(terms, typed, {
    maxTypos,
    prefix: options.prefix,
    sameFirstLetter: !options.firstLetterTypos,
  })
  return [...spans, ...similar.filter(({ typos }) => typos > 0).map((range) => ({ ...range, inexact: true }))]
}

export function findExact(terms: StringTable, words: readonly string[]): TermSpan[] {
  return words.flatMap((word) => {
    const first = terms.find(word)
    return first < 0 ? [] : [{ first, end: first + 1, typos: 0, inexact: false }]
  })
}

/** A digit more or less is another product, so words with digits are taken as they are. */
function allowedTypos(word: string): number {
  if (/\d/.test(word)) return 0
  const { length } = Array.from(word)
  if (length >= TWO_TYPOS_FROM) return 2
  return length >= ONE_TYPO_FROM ? 1 : 0
}
