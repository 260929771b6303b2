import type { FacetColumn } from '../facet-column.ts'
import type { IndexUpdate } from '../index-update.ts'
import {
  CUSTOM_RANKING,
  type FacetCounts,
  type FacetScalar,
  type FacetStats,
  type FacetValue,
  type SearchAnswer,
  type SearchHit,
  type SearchQuery,
} from '../model.ts'
import type { SearchIndex } from '../search-index.ts'
import { type Bitset, countBits, hasBit, intersection } from '../storage/bitset.ts'
import { compareNaturally } from '../text/natural-key.ts'
import {
  DEFAULT_LIMIT,
  DEFAULT_MAX_VALUES,
  type PreparedQuery,
  type RankedDocuments,
  countFacets,
  findRanked,
  listNearest,
  rankedHit,
  refine,
} from './search.ts'
import { weighUnmet } from './wishes.ts'

interface Layer {
  readonly index: SearchIndex
  readonly prepared: PreparedQuery
  readonly refined: ReadonlyMap<string, Bitset>
  readonly matches: Bitset
  readonly nbHits: number
  /** Matches that have everything. */
  readonly complete: Bitset
  readonly nbComplete: number
}

/**
 * Answers a query from an index and what came after it, as one index of all their records would: counts are sums, hits
 * are merged. Later documents have ids past those of the former index.
 */
export function searchLayers(
  former: readonly [SearchIndex, PreparedQuery],
  update: IndexUpdate,
  later: PreparedQuery,
): SearchAnswer {
  const [index, prepared] = former
  const layers = [openLayer(index, prepared), openLayer(update.index, later)] as const
  const { query, text } = prepared
  const nbHits = layers[0].nbHits + layers[1].nbHits
  const nbComplete = layers[0].nbComplete + layers[1].nbComplete
  return {
    nbHits,
    nbComplete,
    hits: [
      ...(nbComplete === 0 ? [] : findHits(layers, update, query)),
      ...mergeNearest(layers, update.places.get(CUSTOM_RANKING)!, nbComplete),
    ],
    facets: mergeFacets(layers, query),
    ignoredWords: text?.ignoredWords ?? [],
  }
}

type Layers = readonly [Layer, Layer]

function openLayer(index: SearchIndex, prepared: PreparedQuery): Layer {
  const refined = refine(index, prepared.query.refinements ?? [])
  const matches = intersection(prepared.base, Array.from(refined.values()))
  const complete = prepared.nearest ? intersection(matches, [prepared.nearest.complete]) : matches
  return { index, prepared, refined, matches, nbHits: countBits(matches), complete, nbComplete: countBits(complete) }
}

/** Merges the nearest of both layers by weight. */
function mergeNearest(layers: Layers, placeOf: Uint32Array, nbComplete: number): SearchHit[] {
  const [{ index, prepared }] = layers
  const { offset = 0, limit = DEFAULT_LIMIT } = prepared.query
  const all = layers.flatMap((layer, at) => {
    const whole = { ...layer.prepared, query: { ...prepared.query, offset: 0, limit: offset + limit } }
    return listNearest(whole, layer.matches, 0).map(({ docId, score }) => ({
      docId: at === 0 ? docId : index.size + docId,
      score,
      place: at === 0 ? docId : placeOf[docId]! - 0.5,
    }))
  })
  all.sort((a, b) => b.score - a.score || a.place - b.place)
  return all
    .slice(Math.max(0, offset - nbComplete), Math.max(0, offset + limit - nbComplete))
    .map(({ docId }) => ({ docId, matchedCode: null }))
}

function findHits(layers: Layers, { places }: IndexUpdate, query: SearchQuery): SearchHit[] {
  const [offset, limit] = [query.offset ?? 0, query.limit ?? DEFAULT_LIMIT]
  if (limit <= 0) return []
  const sort = query.sort !== undefined && places.has(query.sort) ? query.sort : null
  const isByRelevance = sort === null && (layers[0].prepared.text !== null || (query.wishes ?? []).length > 0)
  const placeOf = places.get(sort ?? CUSTOM_RANKING)!
  return isByRelevance
    ? mergeRanked(layers, placeOf, offset, offset + limit)
    : mergeSorted(layers, placeOf, sort, offset + limit)
        .slice(offset, offset + limit)
        .map((docId) => ({ docId, matchedCode: null }))
}

/** The first matches of both in the order of a sort, `most` and a few more. */
function mergeSorted([former, later]: Layers, placeOf: Uint32Array, sort: string | null, most: number): number[] {
  const inOrder = ({ index, complete }: Layer) => {
    const order = sort === null ? null : index.findSort(sort)
    return { at: (place: number) => (order ? order[place]! : place), matches: complete, size: index.size }
  }
  const [old, fresh] = [inOrder(former), inOrder(later)]
  const merged: number[] = []
  let next = 0
  const takeUntil = (place: number) => {
    for (; next < fresh.size && placeOf[fresh.at(next)]! <= place; next++) {
      const docId = fresh.at(next)
      if (hasBit(fresh.matches, docId)) merged.push(old.size + docId)
    }
  }
  for (let place = 0; place < old.size && merged.length < most; place++) {
    takeUntil(place)
    const docId = old.at(place)
    if (hasBit(old.matches, docId)) merged.push(docId)
  }
  takeUntil(old.size)
  return merged
}

/** The better rank first, and of equal ones that which comes first by custom ranking. */
function mergeRanked([former, later]: Layers, placeOf: Uint32Array, offset: number, end: number): SearchHit[] {
  const [old, fresh] = [rankAll(former, end), rankAll(later, end)]
  const hits: SearchHit[] = []
  for (let place = 0, i = 0, j = 0; place < end; place++) {
    const isOld = i < old.docIds.length && (j === fresh.docIds.length || comesFirst(old, i, fresh, j, placeOf))
    if (!isOld && j === fresh.docIds.length) break
    const at = isOld ? i++ : j++
    if (place < offset) continue
    if (isOld) hits.push(rankedHit(former.index, former.prepared.text, old, at))
    else {
      const { docId, matchedCode } = rankedHit(later.index, later.prepared.text, fresh, at)
      hits.push({ docId: former.index.size + docId, matchedCode })
    }
  }
  return hits
}

function comesFirst(old: RankedDocuments, i: number, fresh: RankedDocuments, j: number, placeOf: Uint32Array): boolean {
  const ranks = old.ranks[i]! - fresh.ranks[j]!
  return ranks < 0 || (ranks === 0 && old.docIds[i]! < placeOf[fresh.docIds[j]!]!)
}

function rankAll(
  { index, prepared: { query, text }, complete: matches, nbComplete: nbHits }: Layer,
  limit: number,
): RankedDocuments {
  if (nbHits === 0) return { docIds: [], ranks: [], codePostings: [] }
  const unmet = weighUnmet(index, query.wishes ?? [], matches, nbHits)
  return findRanked(index, { text, matches, nbHits, unmet }, { offset: 0, limit })
}

interface Counted {
  readonly facet: FacetColumn
  readonly counts: ReadonlyMap<FacetScalar, number>
}

function mergeFacets(layers: Layers, query: SearchQuery): Map<string, FacetCounts> {
  const [former, later] = layers.map(({ index, prepared, matches, refined }) =>
    countFacets(index, prepared, { matches, refined }, listCounts),
  )
  return new Map(
    Array.from(former ?? [], ([attribute, counted]) => {
      const both = [counted, later?.get(attribute)].filter((one) => one !== undefined)
      return [attribute, mergeCounts(both, counted.facet, query)]
    }),
  )
}

function listCounts(facet: FacetColumn, counts: Uint32Array): Counted {
  const listed = new Map<FacetScalar, number>()
  for (let id = 0; id < facet.valueCount; id++) if (counts[id + 1]! > 0) listed.set(facet.valueOf(id), counts[id + 1]!)
  return { facet, counts: listed }
}

function mergeCounts(counted: readonly Counted[], { setting }: FacetColumn, query: SearchQuery): FacetCounts {
  const sums = new Map<FacetScalar, number>()
  for (const { counts } of counted) for (const [value, count] of counts) sums.set(value, (sums.get(value) ?? 0) + count)
  const values = mostFrequent(sums, Math.max(0, query.maxValuesPerFacet ?? DEFAULT_MAX_VALUES))
  const ticked = (query.refinements ?? []).flatMap((each) =>
    each.attribute === setting.attribute ? (each.values ?? []) : [],
  )
  for (const value of ticked.flatMap((tickedValue) => counted.flatMap(({ facet }) => valuesOf(facet, tickedValue)))) {
    if (!values.some((listed) => listed.value === value)) values.push({ value, count: sums.get(value) ?? 0 })
  }
  return { values, stats: setting.kind === 'number' ? statsOf(sums) : null }
}

/** Only those that may be among the first are compared by name: there are thousands of prices. */
function mostFrequent(sums: ReadonlyMap<FacetScalar, number>, most: number): FacetValue[] {
  const least = Float64Array.from(sums.values()).sort().at(-most) ?? 0
  const frequent: FacetValue[] = []
  for (const [value, count] of sums) if (count >= least) frequent.push({ value, count })
  frequent.sort((a, b) => b.count - a.count || compareNaturally(a.value, b.value))
  return frequent.slice(0, most)
}

function valuesOf(facet: FacetColumn, asked: FacetScalar): FacetScalar[] {
  return facet.findIds(asked).map((id) => facet.valueOf(id))
}

function statsOf(sums: ReadonlyMap<FacetScalar, number>): FacetStats | null {
  let [documents, sum, min, max] = [0, 0, Infinity, -Infinity]
  // Sums of fractions depend on their order.
  const ordered = Array.from(sums, ([value, count]) => [Number(value), count] as const).sort(([a], [b]) => a - b)
  for (const [value, count] of ordered) {
    documents += count
    sum += value * count
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  return documents === 0 ? null : { min, max, avg: sum / documents, sum }
}
