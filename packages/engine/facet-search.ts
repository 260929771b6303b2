import type { FacetScalar, SearchQuery } from './model.ts'
import { endOfFolded } from './text/folded-length.ts'
import { listWords, searchForms } from './text/words.ts'
import type { IndexView } from './view.ts'

interface FacetSearchHit {
  readonly value: FacetScalar
  readonly count: number
  /** Parts of the value that were typed, in ascending order. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[]
}

/** More than the largest facet that a page shows. */
const ALL_VALUES = 2 ** 24
/** Words past the tenth are ignored. */
const MAX_WORDS = 10
/** Values looked at in one go. */
const VALUES_PER_STEP = 200

/**
 * Values of a facet, among the hits of a query, with a word that begins with each word typed: most frequent first.
 * Diacritics and case do not matter.
 */
export function searchFacetValues(...request: Parameters<typeof stepFacetSearch>): FacetSearchHit[] {
  const steps = stepFacetSearch(...request)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps, between which a server may serve other requests. */
export function* stepFacetSearch(
  view: IndexView,
  query: SearchQuery,
  attribute: string,
  typed: string,
  limit: number,
): Generator<undefined, FacetSearchHit[]> {
  const answer = view.search({ ...query, facets: [attribute], maxValuesPerFacet: ALL_VALUES, limit: 0 })
  const words = listWords(typed)
    .slice(0, MAX_WORDS)
    .map((word) => toComparable(word.text))
  const hits: FacetSearchHit[] = []
  for (const [index, { value, count }] of (answer.facets.get(attribute)?.values ?? []).entries()) {
    if (hits.length === limit) break
    if (index % VALUES_PER_STEP === 0) yield
    const ranges = findBeginnings(String(value), words)
    if (ranges && count > 0) hits.push({ value, count, ranges })
  }
  return hits
}

/** Null when some word begins nothing in the value. */
function findBeginnings(value: string, typed: readonly string[]): { start: number; end: number }[] | null {
  const words = listWords(value).map(({ text, start }) => ({ text: toComparable(text), start }))
  if (!typed.every((beginning) => words.some(({ text }) => text.startsWith(beginning)))) return null
  return words.flatMap(({ text, start }) => {
    const longest = Math.max(0, ...typed.map((beginning) => (text.startsWith(beginning) ? beginning.length : 0)))
    return longest > 0 ? [{ start, end: endOfFolded(value, start, longest) }] : []
  })
}

function toComparable(word: string): string {
  return searchForms(word)[0] ?? word
}
