import { type Place, attributeOf, positionOf } from '../storage/place.ts'
import type { Edge, QueryGraph } from './graph.ts'

/**
 * Cost of one matched edge in 20 bits: typos (3), attribute (6), inexactness (1) and position (10); smaller is better.
 */
export type MatchCost = number
export const NO_MATCH: MatchCost = 0xffffffff
const TYPO_SHIFT = 17
const ATTRIBUTE_SHIFT = 11
const INEXACT_BIT = 1 << 10
const PLACE_MASK = 0x1ffff & ~INEXACT_BIT

/** Attributes past this are equally unimportant. */
export const LAST_ATTRIBUTE = 15
const FARTHEST = 7

/**
 * Cost of a path: sums over its edges in fields that cannot overflow, as ten words make at most 30 edges. Missing words
 * (5 bits), typos (5), attributes (9), inexactness (5), distance (8).
 */
const MISSING_SHIFT = 27
const MISSING_UNIT = 2 ** MISSING_SHIFT
const TYPOS_SHIFT = 22
const ATTRIBUTES_SHIFT = 13
const INEXACT_SHIFT = 8
const UNREACHED = 0xffffffff
const NOWHERE = -1

export function packMatch(typos: number, attribute: number, inexact: boolean, position: number): MatchCost {
  return (typos << TYPO_SHIFT) | (attribute << ATTRIBUTE_SHIFT) | (inexact ? INEXACT_BIT : 0) | position
}

export function packPlaceCost(place: Place): MatchCost {
  return (attributeOf(place) << ATTRIBUTE_SHIFT) | positionOf(place)
}

/** The cheapest paths of all documents to one node. */
interface Reached {
  readonly costs: Uint32Array
  /** Positions of the paths' last match. */
  readonly places: Int32Array
}

/**
 * The cost of the cheapest path of each document, given what each edge costs it. Goes edge by edge through all documents
 * rather than the other way round, because such loops run several times faster.
 */
export function findPaths(
  { edges, nodeCount, weights }: QueryGraph,
  matches: readonly Uint32Array[],
  size: number,
): Uint32Array {
  const reached: (Reached | undefined)[] = []
  edges.forEach((edge, index) => {
    const to = (reached[edge.to] ??= nowhere(size))
    const from = reached[edge.from]
    const skipped = skipCost(edge, weights)
    if (edge.from === 0) start(to, edge, matches[index]!, skipped)
    else if (from && edge.skip) followSkip(from, to, skipped)
    else if (from) followMatches(from, to, matches[index]!)
  })
  return (reached[nodeCount - 1] ?? nowhere(size)).costs
}

function nowhere(size: number): Reached {
  return { costs: new Uint32Array(size).fill(UNREACHED), places: new Int32Array(size).fill(NOWHERE) }
}

/** Every document is at the first node for nothing. */
function start(to: Reached, { skip }: Edge, matches: Uint32Array, skipped: number): void {
  for (let slot = 0; slot < matches.length; slot++) {
    const match = matches[slot]!
    if (match === NO_MATCH) continue
    const cost = skip ? skipped : matchCost(match)
    if (cost >= to.costs[slot]!) continue
    to.costs[slot] = cost
    to.places[slot] = skip ? NOWHERE : match & PLACE_MASK
  }
}

function followSkip(from: Reached, to: Reached, cost: number): void {
  for (let slot = 0; slot < from.costs.length; slot++) {
    const reached = from.costs[slot]!
    if (reached === UNREACHED || reached + cost >= to.costs[slot]!) continue
    to.costs[slot] = reached + cost
    to.places[slot] = from.places[slot]!
  }
}

function followMatches(from: Reached, to: Reached, matches: Uint32Array): void {
  for (let slot = 0; slot < matches.length; slot++) {
    const match = matches[slot]!
    const reached = from.costs[slot]!
    if (match === NO_MATCH || reached === UNREACHED) continue
    const place = match & PLACE_MASK
    const total = reached + matchCost(match) + distance(from.places[slot]!, place)
    if (total >= to.costs[slot]!) continue
    to.costs[slot] = total
    to.places[slot] = place
  }
}

function skipCost({ skip, firstWord }: Edge, weights: QueryGraph['weights']): number {
  if (skip === null) return 0
  return skip === 'missing' ? (weights?.[firstWord] ?? 1) * MISSING_UNIT : 1 << INEXACT_SHIFT
}

function matchCost(match: MatchCost): number {
  const typos = match >>> TYPO_SHIFT
  const attribute = Math.min((match >>> ATTRIBUTE_SHIFT) & 0x3f, LAST_ATTRIBUTE)
  const inexact = (match & INEXACT_BIT) === 0 ? 0 : 1
  return (typos << TYPOS_SHIFT) | (attribute << ATTRIBUTES_SHIFT) | (inexact << INEXACT_SHIFT)
}

function distance(previous: number, place: number): number {
  if (previous === NOWHERE) return 0
  if (previous >>> ATTRIBUTE_SHIFT !== place >>> ATTRIBUTE_SHIFT) return FARTHEST
  const words = place - previous
  return Math.min(words > 0 ? words - 1 : 1 - words, FARTHEST)
}

/** Unmet wishes and a path in 15 bits: wishes (3), typos (3), attributes (4), inexactness (2), distance (3), each up to what fits. */
export function packPath(path: number, unmet = 0): number {
  const typos = Math.min((path >>> TYPOS_SHIFT) & 0x1f, 7)
  const attributes = Math.min((path >>> ATTRIBUTES_SHIFT) & 0x1ff, 15)
  const inexact = Math.min((path >>> INEXACT_SHIFT) & 0x1f, 3)
  return (unmet << 12) | (typos << 9) | (attributes << 5) | (inexact << 3) | Math.min(path & 0xff, 7)
}

/** The same where words may be missing: what they say (5 bits) together with wishes, typos (3), attributes (3), inexactness (2), distance (2). */
export function packLoosePath(path: number, unmet = 0): number {
  const missing = Math.min((path >>> MISSING_SHIFT) + unmet, 31)
  const typos = Math.min((path >>> TYPOS_SHIFT) & 0x1f, 7)
  const attributes = Math.min((path >>> ATTRIBUTES_SHIFT) & 0x1ff, 7)
  const inexact = Math.min((path >>> INEXACT_SHIFT) & 0x1f, 3)
  return (missing << 10) | (typos << 7) | (attributes << 4) | (inexact << 2) | Math.min((path & 0xff) >>> 1, 3)
}

export function rankOfMatch(match: MatchCost): number {
  return packPath(matchCost(match))
}
