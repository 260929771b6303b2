import type { FacetColumn } from '../facet-column.ts'
import {
  CUSTOM_RANKING,
  type FacetCounts,
  type MatchedCode,
  type Refinement,
  type SearchAnswer,
  type SearchHit,
  type SearchQuery,
} from '../model.ts'
import type { SearchIndex } from '../search-index.ts'
import { type Bitset, countBits, intersection, listBits } from '../storage/bitset.ts'
import { attributeOf, positionOf } from '../storage/place.ts'
import { FacetCounter, toFacetCounts } from './count.ts'
import { evaluateRefinement } from './filter.ts'
import { CODE_LEVEL } from './graph.ts'
import type { TextMatch } from './match-text.ts'
import { type Page, pageByDocument, pageByRank, pageBySort } from './page.ts'
import { rank } from './rank.ts'
import { scratchOf } from './scratch.ts'
import { findSingleEdge, findTop } from './top-matches.ts'
import { weighUnmet } from './wishes.ts'

const DEFAULT_LIMIT = 20
const DEFAULT_MAX_VALUES = 100

/** What a query means once its text and filter have been looked up. */
interface PreparedQuery {
  readonly query: SearchQuery
  readonly text: TextMatch | null
  /** Documents that pass the view, the filter and the text; refinements are still to come. */
  readonly base: Bitset
}

/** Answers a query exactly: every count is that of the documents one would get by following it. */
export function search(index: SearchIndex, { query, text, base }: PreparedQuery): SearchAnswer {
  const refined = refine(index, query.refinements ?? [])
  const matches = intersection(base, Array.from(refined.values()))
  const nbHits = countBits(matches)
  return {
    nbHits,
    hits: nbHits === 0 ? [] : findHits(index, query, text, matches, nbHits),
    facets: countFacets(index, query, base, matches, refined),
    ignoredWords: text?.ignoredWords ?? [],
  }
}

/** Refinements of one attribute widen each other; those of different attributes narrow each other. */
function refine(index: SearchIndex, refinements: readonly Refinement[]): Map<string, Bitset> {
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
  if (text && !isSorted) return findRanked(index, text, matches, nbHits, page, unmet)
  if (unmet) return findWished(index, matches, unmet, page)
  const docIds = sort ? pageBySort(matches, sort, page) : pageByDocument(matches, page)
  return docIds.map((docId) => ({ docId, matchedCode: null }))
}

/** Without a text only the wishes decide. */
function findWished(index: SearchIndex, matches: Bitset, unmet: Uint8Array, page: Page): SearchHit[] {
  const list = scratchOf(index).list
  listBits(matches, list)
  return pageByRank(index, Uint32Array.from(unmet), page).map((slot) => ({ docId: list[slot]!, matchedCode: null }))
}

function findRanked(
  index: SearchIndex,
  text: TextMatch,
  matches: Bitset,
  nbHits: number,
  page: Page,
  unmet: Uint8Array | null,
): SearchHit[] {
  const { graph, mask } = text
  const single = unmet ? null : findSingleEdge(graph, page.offset + page.limit)
  if (single) {
    const top = findTop(index, single, matches, page.offset + page.limit, mask)
    return top.slice(page.offset).map((docId) => ({ docId, matchedCode: null }))
  }
  const { ranks, codePostings } = rank(index, { graph, mask, matches, size: nbHits, unmet })
  const list = scratchOf(index).list
  listBits(matches, list)
  return pageByRank(index, ranks, page).map((slot) => {
    const posting = codePostings?.[slot] ?? -1
    return { docId: list[slot]!, matchedCode: posting < 0 ? null : describeCode(index, text, posting) }
  })
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

/** A refined facet is counted as if it were not refined, so that it offers what else could be ticked. */
function countFacets(
  index: SearchIndex,
  query: SearchQuery,
  base: Bitset,
  matches: Bitset,
  refined: ReadonlyMap<string, Bitset>,
): Map<string, FacetCounts> {
  const facets = listFacets(index, query.facets ?? [])
  const [own, shared] = [true, false].map((isRefined) =>
    facets.filter(({ setting }) => refined.has(setting.attribute) === isRefined),
  )
  // Reserves the places, so that facets come in the order asked for.
  const counts = new Map(facets.map(({ setting }) => [setting.attribute, EMPTY]))
  if (shared?.length) {
    const counter = new FacetCounter(index, matches, shared.length)
    for (const facet of shared) counts.set(facet.setting.attribute, readCounts(counter, facet, query))
  }
  for (const facet of own ?? []) {
    const { attribute } = facet.setting
    const others = Array.from(refined).flatMap(([other, bits]) => (other === attribute ? [] : [bits]))
    counts.set(attribute, readCounts(new FacetCounter(index, intersection(base, others), 1), facet, query))
  }
  return counts
}

const EMPTY: FacetCounts = { values: [], stats: null }

function readCounts(counter: FacetCounter, facet: FacetColumn, query: SearchQuery): FacetCounts {
  const own = (query.refinements ?? []).filter(({ attribute }) => attribute === facet.setting.attribute)
  const always = own.flatMap(({ values = [] }) => values.flatMap((value) => facet.findIds(value)))
  return toFacetCounts(facet, counter.count(facet), query.maxValuesPerFacet ?? DEFAULT_MAX_VALUES, always)
}

/** Unknown attributes are left out. */
function listFacets(index: SearchIndex, asked: readonly string[] | '*'): FacetColumn[] {
  if (asked === '*') return Array.from(index.facets.values()).filter(({ setting }) => !setting.filterOnly)
  return Array.from(new Set(asked)).flatMap((attribute) => index.facets.get(attribute) ?? [])
}
