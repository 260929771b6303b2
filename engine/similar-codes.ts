import type { SearchIndex } from './search-index.ts'
import type { Range } from './storage/string-table.ts'
import { findSimilar } from './text/fuzzy.ts'

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

/** Codes of an index that are one edit away from a normalised one at most; confused characters are no edit. */
export function listSimilarCodes({ codes: { terms } }: SearchIndex, code: string, limit: number): string[] {
  const options = {
    maxTypos: 1,
    prefix: false,
    sameFirstLetter: false,
    classOf: (character: number) => CONFUSED.get(character) ?? character,
  }
  const ranges = findSimilar(terms, code, options).toSorted((a, b) => a.typos - b.typos)
  return ranges.flatMap((range) => textsOf(terms, range, limit)).slice(0, limit)
}

/** Codes of an index that begin with a normalised one and go on, in their order. */
export function listLongerCodes({ codes: { terms } }: SearchIndex, beginning: string, limit: number): string[] {
  return textsOf(terms, terms.prefixRange(beginning), limit + 1)
    .filter((code) => code !== beginning)
    .slice(0, limit)
}

function textsOf(terms: SearchIndex['codes']['terms'], { first, end }: Range, limit: number): string[] {
  return Array.from({ length: Math.min(limit, end - first) }, (_, offset) => terms.text(first + offset))
}
