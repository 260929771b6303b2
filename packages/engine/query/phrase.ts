import { parsePath, visitPath } from '../path.ts'
import type { SearchIndex, TermIndex } from '../search-index.ts'
import { type Bitset, addPostings, emptyBitset, intersection, listBits, subtract, unite } from '../storage/bitset.ts'
import { attributeOf } from '../storage/place.ts'
import { normaliseCode } from '../text/fold.ts'
import { listWords, searchForms } from '../text/words.ts'
import type { AttributeMask } from './attribute-mask.ts'
import { listQueryWords } from './query-words.ts'
import { findExact } from './term-spans.ts'

/** A document has fewer places than this. */
const PLACES = 2 ** 16

/** The documents that have the words of a phrase side by side in one text, or that have it as a whole code. */
export function findPhrase(index: SearchIndex, phrase: string, mask: AttributeMask): Bitset {
  const words = listQueryWords(phrase).map(({ text }) => searchForms(text))
  const byCode = findCode(index, phrase, mask)
  if (words.length === 0) return byCode
  const each = words.map((forms) => listPlaces(index.words, forms, mask.words))
  const having = intersection(
    index.all,
    each.map((places) => addPlaces(index, places)),
  )
  unite(byCode, words.length === 1 ? having : addPlaces(index, placesInARow(each)))
  // Only the first place of a word is known; where those are apart, the texts tell.
  return addByText(index, byCode, subtract(having, byCode), words, mask)
}

/** The documents and the places in them of all forms of a word, as one number each. */
function listPlaces(
  { terms, offsets, postings, places }: TermIndex,
  forms: readonly string[],
  allowed: Uint8Array | null,
): number[] {
  return findExact(terms, forms).flatMap(({ first, end }) => {
    const [from, to] = [offsets[first]!, offsets[end]!]
    const listed = Array.from(postings.subarray(from, to), (docId, at) => docId * PLACES + places[from + at]!)
    return allowed ? listed.filter((each) => allowed[attributeOf(each % PLACES)] !== 0) : listed
  })
}

function addPlaces(index: SearchIndex, places: readonly number[]): Bitset {
  const docIds = Uint32Array.from(places, (each) => Math.floor(each / PLACES))
  return addPostings(emptyBitset(index.size), docIds, 0, docIds.length)
}

/** Places of the last word where every word before it stands beside the next. */
function placesInARow([first = [], ...others]: readonly (readonly number[])[]): readonly number[] {
  return others.reduce((before, places) => {
    const reached = new Set(before)
    return places.filter((each) => reached.has(each - 1))
  }, first)
}

function addByText(
  index: SearchIndex,
  byWords: Bitset,
  candidates: Bitset,
  words: readonly (readonly string[])[],
  mask: AttributeMask,
): Bitset {
  const docIds = new Uint32Array(index.size)
  const count = listBits(candidates, docIds)
  const { searchable } = index.description.settings
  const paths = searchable.filter((_, at) => mask.words?.[at] !== 0).map(parsePath)
  const inText: number[] = []
  for (const docId of docIds.subarray(0, count)) {
    const record = index.readRecord(docId)
    let has = false
    for (const path of paths) visitPath(record, path, (value) => (has ||= standsIn(String(value), words)))
    if (has) inText.push(docId)
  }
  return addPostings(byWords, Uint32Array.from(inText), 0, inText.length)
}

function standsIn(text: string, words: readonly (readonly string[])[]): boolean {
  const own = listWords(text).map((word) => searchForms(word.text))
  return own.some((_, at) => words.every((forms, after) => own[at + after]?.some((form) => forms.includes(form))))
}

function findCode({ codes, size }: SearchIndex, phrase: string, mask: AttributeMask): Bitset {
  const bits = emptyBitset(size)
  const id = codes.terms.find(normaliseCode(phrase))
  if (id < 0) return bits
  for (let at = codes.offsets[id]!; at < codes.offsets[id + 1]!; at++)
    if (mask.codes?.[attributeOf(codes.places[at]!)] !== 0) addPostings(bits, codes.postings, at, at + 1)
  return bits
}
