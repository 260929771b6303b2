import type { FacetColumn } from '../facet-column.ts'
import {
  CUSTOM_RANKING,
  type MatchedCode,
  type Refinement,
  type SearchAnswer,
  type SearchHit,
  type SearchQuery,
} from '../model.ts'
import type { SearchIndex } from '../search-index.ts'
import { type Bitset, countBits, hasBit, intersection, listBits } from '../storage/bitset.ts'
import { attributeOf, positionOf } from '../storage/place.ts'
import { FacetCounter, toFacetCounts } from './count.ts'
import { evaluateRefinement } from './filter.ts'
import { CODE_LEVEL } from './graph.ts'
import type { Scored } from './nearest/loose-score.ts'
import type { TextMatch } from './match-text.ts'
import type { NearestMatches } from './nearest/nearest.ts'
import { type Page, pageByDocument, pageByRank, pageBySort } from './page.ts'
import { rank } from './rank.ts'
import { scratchOf } from './scratch.ts'
import { findSingleEdge, findTop } from './top-matches.ts'
import { weighUnmet } from './wishes.ts'

export const DEFAULT_LIMIT = 20
export const DEFAULT_MAX_VALUES = 100

/** A query with its text and filter resolved. */
export interface PreparedQuery {
  readonly query: SearchQuery
  readonly text: TextMatch | null
  /** Documents that pass the view, the filter and the text, or come nearest to it; refinements are still to come. */
  readonly base: Bitset
  /** The nearest documents; null where enough have everything. */
  readonly nearest: NearestMatches | null
}

/** Answers a query exactly: every count is that of the documents one would get by following it. */
export function search(index: SearchIndex, prepared: PreparedQuery): SearchAnswer {
  const { query, text } = prepared
  const refined = refine(index, query.refinements ?? [])
  const matches = intersection(prepared.base, Array.from(refined.values()))
  const nbHits = countBits(matches)
  const complete = prepared.nearest ? intersection(matches, [prepared.nearest.complete]) : matches
  const nbComplete = prepared.nearest ? countBits(complete) : nbHits
  const counted = countFacets(index, prepared, { matches, refined }, (facet, counts, refinedIds) =>
    toFacetCounts(facet, counts, query.maxValuesPerFacet ?? DEFAULT_MAX_VALUES, refinedIds),
  )
  return {
    nbHits,
    nbComplete,
    hits: [
      ...(nbComplete === 0 ? [] : findHits(index, query, text, complete, nbComplete)),
      ...listNearest(prepared, matches, nbComplete).map(({ docId }) => ({ docId, matchedCode: null })),
    ],
    facets: counted,
    ignoredWords: text?.ignoredWords ?? [],
  }
}

/** Lists the nearest of the matches on the page that a query asks for, after those that have everything. */
export function listNearest({ nearest, query }: PreparedQuery, matches: Bitset, nbComplete: number): Scored[] {
  if (!nearest) return []
  const past = (query.offset ?? 0) + (query.limit ?? DEFAULT_LIMIT)
  const from = Math.max(0, (query.offset ?? 0) - nbComplete)
  return nearest.scored.filter(({ docId }) => hasBit(matches, docId)).slice(from, Math.max(from, past - nbComplete))
}

/** Refinements of one attribute widen each other; those of different attributes narrow each other. */
export function refine(index: SearchIndex, refinements: readonly Refinement[]): Map<string, Bitset> {
  const byAttribute = Map.groupBy(refinements, ({ attribute }) => attribute)
  return new Map(
    Array.from(byAttribute, ([attribute, group]) => {
      const values = group.flatMap((refinement) => refinement.values ?? [])
      const ranges = group.flatMap((refinement) => refinement.ranges ?? [])
      return [attribute, evaluateRefinement(index, { attribute, values, ranges })]
    }),
  )
}

function findHits(
  index: SearchIndex,
  query: SearchQuery,
  text: TextMatch | null,
  matches: Bitset,
  nbHits: number,
): SearchHit[] {
  const page: Page = { offset: query.offset ?? 0, limit: query.limit ?? DEFAULT_LIMIT }
  const sort = query.sort === undefined ? null : index.findSort(query.sort)
  if (page.limit <= 0 || page.offset >= nbHits) return []
  const isSorted = sort !== null || query.sort === CUSTOM_RANKING
  const unmet = isSorted ? null : weighUnmet(index, query.wishes ?? [], matches, nbHits)
  if (!isSorted && (text || unmet)) {
    const single = text && !unmet ? findSingleEdge(text.graph, page.offset + page.limit) : null
    if (text && single) {
      const top = findTop(index, single, matches, page.offset + page.limit, text.mask)
      return top.slice(page.offset).map((docId) => ({ docId, matchedCode: null }))
    }
    const ranked = findRanked(index, { text, matches, nbHits, unmet }, page)
    return ranked.docIds.map((_, at) => rankedHit(index, text, ranked, at))
  }
  const docIds = sort ? pageBySort(matches, sort, page) : pageByDocument(matches, page)
  return docIds.map((docId) => ({ docId, matchedCode: null }))
}

/** Documents by rank, and for each the posting of the best code that matched, or -1. */
export interface RankedDocuments {
  readonly docIds: readonly number[]
  readonly ranks: readonly number[]
  readonly codePostings: readonly number[]
}

interface ToRank {
  readonly text: TextMatch | null
  readonly matches: Bitset
  readonly nbHits: number
  readonly unmet: Uint8Array | null
}

/** A page of the matches by relevance. Without a text only the wishes decide. */
export function findRanked(index: SearchIndex, { text, matches, nbHits, unmet }: ToRank, page: Page): RankedDocuments {
  const { ranks, codePostings } = text
    ? rank(index, { graph: text.graph, mask: text.mask, matches, size: nbHits, unmet })
    : { ranks: Uint32Array.from(unmet ?? new Uint8Array(nbHits)), codePostings: null }
  const list = scratchOf(index).list
  listBits(matches, list)
  const slots = pageByRank(index, ranks, page)
  return {
    docIds: slots.map((slot) => list[slot]!),
    ranks: slots.map((slot) => ranks[slot]!),
    codePostings: slots.map((slot) => codePostings?.[slot] ?? -1),
  }
}

/** The hit at a place among ranked documents. */
export function rankedHit(
  index: SearchIndex,
  text: TextMatch | null,
  { docIds, codePostings }: RankedDocuments,
  at: number,
): SearchHit {
  const posting = codePostings[at]!
  return { docId: docIds[at]!, matchedCode: !text || posting < 0 ? null : describeCode(index, text, posting) }
}

function describeCode(index: SearchIndex, { graph }: TextMatch, posting: number): MatchedCode {
  const { offsets, places, terms } = index.codes
  const code = findOwner(offsets, posting)
  const place = places[posting]!
  const spans = graph.edges.flatMap((edge) => edge.codes)
  const begun = spans.filter(({ typos, first, end }) => typos === 0 && first <= code && code < end)
  const typedLength = Math.max(0, ...begun.map((span) => span.typedLength))
  return {
    attribute: index.description.settings.codes[attributeOf(place)] ?? '',
    element: positionOf(place),
    code: terms.text(code),
    typed: terms.beginning(code, typedLength),
    exact: spans.some(({ level, first }) => level <= CODE_LEVEL.part && first === code),
  }
}

/** The last entry whose postings begin at or before this one. */
function findOwner(offsets: Uint32Array, posting: number): number {
  let low = 0
  let high = offsets.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (offsets[middle]! <= posting) low = middle
    else high = middle
  }
  return low
}

interface Refined {
  readonly matches: Bitset
  readonly refined: ReadonlyMap<string, Bitset>
}

/** Gets the counts of values by id plus one, good for this call only, and the ids of the values that are refined. */
type ReadCounts<T> = (facet: FacetColumn, counts: Uint32Array, refinedIds: readonly number[]) => T

/**
 * Counts facets in the requested order. A refined facet is counted as if it were not, so that it offers its other
 * values.
 */
export function countFacets<T>(
  index: SearchIndex,
  { query, base }: PreparedQuery,
  { matches, refined }: Refined,
  read: ReadCounts<T>,
): Map<string, T> {
  const facets = listFacets(index, query.facets ?? [])
  const shared = facets.filter(({ setting }) => !refined.has(setting.attribute))
  const counts = new Map<string, T>()
  const readOne = (counter: FacetCounter, facet: FacetColumn) =>
    counts.set(facet.setting.attribute, read(facet, counter.count(facet), refinedIds(facet, query)))
  if (shared.length > 0) {
    const counter = new FacetCounter(index, matches, shared.length)
    for (const facet of shared) readOne(counter, facet)
  }
  for (const facet of facets) {
    const { attribute } = facet.setting
    if (!refined.has(attribute)) continue
    const others = Array.from(refined).flatMap(([other, bits]) => (other === attribute ? [] : [bits]))
    readOne(new FacetCounter(index, intersection(base, others), 1), facet)
  }
  return new Map(
    facets.flatMap(({ setting: { attribute } }) => {
      const one = counts.get(attribute)
      return one === undefined ? [] : [[attribute, one]]
    }),
  )
}

function refinedIds(facet: FacetColumn, { refinements = [] }: SearchQuery): number[] {
  const own = refinements.filter(({ attribute }) => attribute === facet.setting.attribute)
  return own.flatMap(({ values = [] }) => values.flatMap((value) => facet.findIds(value)))
}

/** Unknown attributes are left out. */
function listFacets(index: SearchIndex, names: readonly string[] | '*'): FacetColumn[] {
  if (names === '*') return Array.from(index.facets.values()).filter(({ setting }) => !setting.filterOnly)
  return Array.from(new Set(names)).flatMap((attribute) => index.facets.get(attribute) ?? [])
}
