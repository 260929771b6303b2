import type { SearchIndex } from '../search-index.ts'
import { type Bitset, hasBit } from '../storage/bitset.ts'
import { attributeOf } from '../storage/place.ts'
import type { AttributeMask } from './attribute-mask.ts'
import { CODE_LEVEL, type CodeSpan, type Edge, type QueryGraph, type TermSpan } from './graph.ts'
import {
  LAST_ATTRIBUTE,
  type MatchCost,
  NO_MATCH,
  findPaths,
  packLoosePath,
  packMatch,
  packPath,
  packPlaceCost,
} from './path-cost.ts'
import { SlotMap } from './slot-map.ts'

/** Ranks are a code level above the bits of the path. */
const LEVEL_SHIFT = 15

/** The documents to rank: a bitset and their count. Documents are identified by their position in it. */
interface Ranked {
  readonly graph: QueryGraph
  readonly mask: AttributeMask
  readonly matches: Bitset
  readonly size: number
  /** Weight of each document's unmet boosts; null without boosts. */
  readonly unmet: Uint8Array | null
}

interface Ranking {
  readonly ranks: Uint32Array
  /** Per place, the posting of the best code that matched, or -1; null for a query without codes. */
  readonly codePostings: Int32Array | null
}

/**
 * Ranks matching documents by code, missing words by what they say, unmet wishes, typos, attribute, inexactness and
 * distance between words, in this order. Each document is judged by its own cheapest path through the query.
 */
export function rank(index: SearchIndex, ranked: Ranked): Ranking {
  const { graph, size, unmet } = ranked
  const matcher = new EdgeMatcher(index, ranked)
  const costs = graph.edges.map((edge) => matcher.match(edge))
  const paths = findPaths(graph, costs, size)
  const ranks = new Uint32Array(size)
  const pack = graph.weights ? packLoosePath : packPath
  for (let slot = 0; slot < size; slot++) {
    const level = matcher.qualities ? matcher.qualities[slot]! >>> QUALITY_LEVEL_SHIFT : CODE_LEVEL.none
    ranks[slot] = (level << LEVEL_SHIFT) | pack(paths[slot]!, unmet ? unmet[slot]! : 0)
  }
  return { ranks, codePostings: matcher.codePostings }
}

/** Quality of a code match, smaller is better: level (3 bits), characters typed (8, from the top), cost (20). */
const QUALITY_LEVEL_SHIFT = 28
const QUALITY_LENGTH_SHIFT = 20
const MOST_TYPED = 0xff
const NO_QUALITY = (CODE_LEVEL.none << QUALITY_LEVEL_SHIFT) | ((1 << QUALITY_LEVEL_SHIFT) - 1)

/** Finds, edge by edge, the best match that each document has. */
class EdgeMatcher {
  /** Quality of each document's best code. */
  qualities: Int32Array | null = null
  codePostings: Int32Array | null = null
  private readonly index: SearchIndex
  private readonly ranked: Ranked
  private readonly slots: SlotMap

  constructor(index: SearchIndex, ranked: Ranked) {
    this.index = index
    this.ranked = ranked
    this.slots = new SlotMap(ranked.matches)
  }

  /** A leaving-out matches every document. */
  match(edge: Edge): Uint32Array {
    const costs = new Uint32Array(this.ranked.size).fill(edge.skip ? 0 : NO_MATCH)
    for (const span of edge.words) this.matchWords(costs, span)
    for (const span of edge.codes) this.matchCodes(costs, span)
    return costs
  }

  private matchWords(costs: Uint32Array, { first, end, typos, inexact }: TermSpan): void {
    const { postings, places, offsets } = this.index.words
    const { matches, mask } = this.ranked
    const { slots } = this
    const allowed = mask.words
    const spanCost = packMatch(typos, 0, inexact, 0)
    for (let i = offsets[first]!, past = offsets[end]!; i < past; i++) {
      const docId = postings[i]!
      if (!hasBit(matches, docId)) continue
      const place = places[i]!
      if (allowed && allowed[attributeOf(place)] === 0) continue
      const cost = spanCost | packPlaceCost(place)
      const slot = slots.slotOf(docId)
      if (cost < costs[slot]!) costs[slot] = cost
    }
  }

  private matchCodes(costs: Uint32Array, span: CodeSpan): void {
    const { terms, offsets, spellings } = this.index.codes
    const { size } = this.ranked
    const qualities = (this.qualities ??= new Int32Array(size).fill(NO_QUALITY))
    const codePostings = (this.codePostings ??= new Int32Array(size).fill(-1))
    const isFull = span.spellings.length > 0
    for (let code = span.first; code < span.end; code++) {
      const sharedCost = codeCost(span, terms.lengthOf(code))
      const sharedQuality = codeQuality(span, sharedCost)
      for (let posting = offsets[code]!, past = offsets[code + 1]!; posting < past; posting++) {
        const slot = this.findSlot(posting)
        if (slot < 0) continue
        const spelling = isFull ? span.spellings.indexOf(spellings[posting]!) : -1
        const cost = spelling < 0 ? sharedCost : writtenCost(spelling)
        const quality = spelling < 0 ? sharedQuality : codeQuality(asWritten(span), cost + spelling)
        if (cost < costs[slot]!) costs[slot] = cost
        if (quality >= qualities[slot]!) continue
        qualities[slot] = quality
        codePostings[slot] = posting
      }
    }
  }

  /** The place of the document that a code was posted for, or -1 when it is not to be ranked or not looked at. */
  private findSlot(posting: number): number {
    const { postings, places } = this.index.codes
    const { matches, mask } = this.ranked
    const docId = postings[posting]!
    if (!hasBit(matches, docId) || mask.codes?.[attributeOf(places[posting]!)] === 0) return -1
    return this.slots.slotOf(docId)
  }
}

/** Prefers shorter codes among those that a query begins; similar codes count as the last attribute. */
function codeCost({ level, typos, typedLength }: CodeSpan, length: number): MatchCost {
  if (level <= CODE_LEVEL.part) return packMatch(0, 0, true, 0)
  const attribute = level === CODE_LEVEL.beginning ? Math.min(length - typedLength, LAST_ATTRIBUTE) : LAST_ATTRIBUTE
  return packMatch(typos, attribute, true, 0)
}

/** A code in full costs nothing where it is written as it was typed, signs around it included. */
function writtenCost(spelling: number): MatchCost {
  return packMatch(0, 0, spelling > 0, 0)
}

function asWritten(span: CodeSpan): CodeSpan {
  return span.level === CODE_LEVEL.whole ? { ...span, level: CODE_LEVEL.written } : span
}

/** A code that more of the query was needed for is the one that was meant. */
function codeQuality({ level, typedLength }: CodeSpan, cost: MatchCost): number {
  const untyped = MOST_TYPED - Math.min(typedLength, MOST_TYPED)
  return (level << QUALITY_LEVEL_SHIFT) | (untyped << QUALITY_LENGTH_SHIFT) | cost
}
