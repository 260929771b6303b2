import type { SearchIndex } from './search-index.ts'
import { hasBit } from './storage/bitset.ts'
import type { Range } from './storage/string-table.ts'
import { findSimilar } from './text/fuzzy.ts'
import { compareUnits } from './text/natural-key.ts'
import type { IndexView } from './view.ts'

/** Characters that are taken for each other when a code is read or typed, by the one that stands for them. */
const CONFUSED = new Map(
  [
    ['0', 'o'],
    ['1', 'il'],
    ['5', 's'],
    ['8', 'b'],
  ].flatMap(([standing = '', others = '']) =>
    Array.from(others, (other) => [other.codePointAt(0)!, standing.codePointAt(0)!] as const),
  ),
)

/** Codes without signs, as `normaliseCode` writes them: O and 0, I, l and 1, S and 5, B and 8 become one. */
export function foldConfused(code: string): string {
  return Array.from(code, (character) => {
    const standing = CONFUSED.get(character.codePointAt(0)!)
    return standing === undefined ? character : String.fromCodePoint(standing)
  }).join('')
}

/** Codes of a view that are one edit away from a normalised one at most; confused characters are no edit. */
export function listSimilarCodes(view: IndexView, code: string, limit: number): string[] {
  const options = {
    maxTypos: 1,
    prefix: false,
    sameFirstLetter: false,
    classOf: (character: number) => CONFUSED.get(character) ?? character,
  }
  const ranges = view.layers.flatMap(({ index: { codes } }) =>
    findSimilar(codes.terms, code, options).map((range) => ({ ...range, terms: codes.terms })),
  )
  ranges.sort((a, b) => a.typos - b.typos)
  return first(
    ranges.flatMap((range) => textsOf(range.terms, range, limit)),
    limit,
  )
}

/** Codes of a view that begin with a normalised one and go on, in their order. */
export function listLongerCodes(view: IndexView, beginning: string, limit: number): string[] {
  const found = view.layers.flatMap(({ index: { codes } }) =>
    textsOf(codes.terms, codes.terms.prefixRange(beginning), limit + 1),
  )
  const longer = found.filter((code) => code !== beginning)
  return first(view.update ? longer.sort(compareUnits) : longer, limit)
}

/** Returns whether a record of a view has a folded word. */
export function hasWord(view: IndexView, word: string): boolean {
  return view.layers.some(({ index: { words } }) => words.terms.find(word) >= 0)
}

/** Returns whether a record of a view has a word with this beginning. */
export function hasWordFrom(view: IndexView, beginning: string): boolean {
  return view.layers.some(({ index: { words } }) => {
    const { first, end } = words.terms.prefixRange(beginning)
    return first < end
  })
}

/** Returns whether a record of a view has a normalised code. */
export function hasCode(view: IndexView, code: string): boolean {
  return code !== '' && view.layers.some(({ index: { codes } }) => codes.terms.find(code) >= 0)
}

/** Ids of the records of a view that have a normalised code. */
export function listByCode(view: IndexView, code: string): number[] {
  if (code === '') return []
  return listOfTerms(view, ({ codes }) => {
    const term = codes.terms.find(code)
    return { first: Math.max(0, term), end: term + 1 }
  })
}

/** The same of all codes that begin so; null where they are more than `most`. */
export function listByBeginning(view: IndexView, beginning: string, most: number): number[] | null {
  const ranges = view.layers.map(({ index: { codes } }) => codes.terms.prefixRange(beginning))
  const count = ranges.reduce((total, { first, end }) => total + end - first, 0)
  return count > most ? null : listOfTerms(view, ({ codes }) => codes.terms.prefixRange(beginning))
}

function listOfTerms(view: IndexView, rangeIn: (index: SearchIndex) => Range): number[] {
  return view.layers.flatMap(({ index, base }, layer) => {
    const { first, end } = rangeIn(index)
    const { offsets, postings } = index.codes
    const docIds = [...new Set(postings.subarray(offsets[first], offsets[end]))]
    return docIds.filter((docId) => hasBit(base, docId)).map((docId) => view.idOf(layer, docId))
  })
}

function first(codes: readonly string[], limit: number): string[] {
  return [...new Set(codes)].slice(0, limit)
}

function textsOf(terms: SearchIndex['codes']['terms'], { first, end }: Range, limit: number): string[] {
  return Array.from({ length: Math.min(limit, end - first) }, (_, offset) => terms.text(first + offset))
}
