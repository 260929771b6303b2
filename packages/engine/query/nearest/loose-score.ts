import type { SearchIndex } from '../../search-index.ts'
import { type Bitset, addPostings, emptyBitset, hasBit } from '../../storage/bitset.ts'
import type { Edge } from '../graph.ts'
import { chooseCandidates } from './candidates.ts'
import { type LooseMatches, LooseMatcher, NOWHERE, UNREACHED } from './loose-matcher.ts'
import type { Gain, LooseReading } from './loose-reading.ts'
import { type MetCondition, TitleWorth } from './worth.ts'

/** A document and what it has of a query, by weight. */
export interface Scored {
  readonly docId: number
  readonly score: number
}

/** Gain of two words side by side, as a share of the lesser. */
const SIDE_BY_SIDE = 0.3
const CLOSE_BY = 0.12
const CLOSE = 3

interface Weighed {
  readonly reading: LooseReading
  readonly conditions: readonly MetCondition[]
  /** Documents that may be found. */
  readonly within: Bitset
  readonly meanLength: number
}

/** The best `count` documents that have any of the words, the best first; of equals that which custom ranking prefers. */
export function scoreLoosely(
  index: SearchIndex,
  { reading, conditions, within, meanLength }: Weighed,
  count: number,
): Scored[] {
  const worth = new TitleWorth(index, meanLength)
  const docIds = chooseCandidates(index, { reading, conditions, within, worth }, count)
  if (docIds.length === 0) return []
  const candidates = addPostings(emptyBitset(index.size), docIds, 0, docIds.length)
  const matcher = new LooseMatcher(index, { candidates, docIds, worth })
  const scores = follow(reading, docIds.length, (edge, gain) => matcher.match(edge, gain))
  for (const { bits, gain } of conditions)
    docIds.forEach((docId, slot) => {
      if (hasBit(bits, docId)) scores[slot]! += gain
    })
  return best(docIds, scores, count)
}

/** The best path of every document through the graph. Every word may be left out for nothing. */
function follow(
  { graph: { edges, nodeCount }, gains }: LooseReading,
  size: number,
  match: (edge: Edge, gain: Gain) => LooseMatches,
): Float32Array {
  const scores: Float32Array[] = Array.from({ length: nodeCount }, (_, node) =>
    new Float32Array(size).fill(node === 0 ? 0 : UNREACHED),
  )
  const places: Int32Array[] = Array.from({ length: nodeCount }, () => new Int32Array(size).fill(NOWHERE))
  const lastGains: Float32Array[] = Array.from({ length: nodeCount }, () => new Float32Array(size))
  edges.forEach((edge, at) => {
    const [from, to] = [scores[edge.from]!, scores[edge.to]!]
    const [fromPlaces, toPlaces] = [places[edge.from]!, places[edge.to]!]
    const [fromGains, toGains] = [lastGains[edge.from]!, lastGains[edge.to]!]
    const matched = edge.skip ? null : match(edge, gains[at]!)
    for (let slot = 0; slot < size; slot++) {
      const reached = from[slot]!
      if (reached === UNREACHED) continue
      if (!matched) {
        if (reached <= to[slot]!) continue
        to[slot] = reached
        toPlaces[slot] = fromPlaces[slot]!
        toGains[slot] = fromGains[slot]!
        continue
      }
      const gain = matched.gains[slot]!
      if (gain === UNREACHED) continue
      const place = matched.places[slot]!
      const total = reached + gain + closeness(place - fromPlaces[slot]!) * Math.min(gain, fromGains[slot]!)
      if (total <= to[slot]!) continue
      to[slot] = total
      toPlaces[slot] = place
      toGains[slot] = gain
    }
  })
  return scores[nodeCount - 1]!
}

function closeness(distance: number): number {
  if (distance === 1) return SIDE_BY_SIDE
  return distance !== 0 && distance >= -CLOSE && distance <= CLOSE ? CLOSE_BY : 0
}

function best(docIds: Uint32Array, scores: Float32Array, count: number): Scored[] {
  const top: Scored[] = []
  for (let slot = 0; slot < docIds.length; slot++) {
    const score = scores[slot]!
    if (score <= 0 || (top.length === count && score <= top[count - 1]!.score)) continue
    let place = top.length
    while (place > 0 && top[place - 1]!.score < score) place--
    top.splice(place, 0, { docId: docIds[slot]!, score })
    if (top.length > count) top.pop()
  }
  return top
}
