import type { SearchIndex } from '../../search-index.ts'
import {
  type Bitset,
  addPostings,
  countBits,
  emptyBitset,
  hasBit,
  intersect,
  listBits,
  unite,
} from '../../storage/bitset.ts'
import { attributeOf, headOfTitle, lengthOfTitle, positionOf } from '../../storage/place.ts'
import type { Edge } from '../graph.ts'
import type { Gain, LooseReading } from './loose-reading.ts'
import { SlotMap } from '../slot-map.ts'

/** A document and what it has of a query, by weight. */
export interface Scored {
  readonly docId: number
  readonly score: number
}

/** Conditions that were read from a query, as the documents that meet each. */
export interface MetCondition {
  readonly bits: Bitset
  readonly gain: number
}

/** Saturation and the share that length takes, as in BM25. */
const K1 = 1.2
const B = 0.4
/** A word in what the thing is called, and the noun itself. */
const IN_NAME = 1.15
const HEAD = 1.4
/** Texts after the first say less. */
const ELSEWHERE = 0.75
/** Gain of two words side by side, as a share of the lesser. */
const SIDE_BY_SIDE = 0.3
const CLOSE_BY = 0.12
const CLOSE = 3
/** The rarest words alone decide which documents are looked at once there are so many. */
const ENOUGH = 20_000
const UNREACHED = -1
const NOWHERE = -1_000_000

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
  const candidates = intersect(gather(index, reading, conditions, within), within)
  const size = countBits(candidates)
  if (size === 0) return []
  const docIds = new Uint32Array(size)
  listBits(candidates, docIds)
  const slots = new SlotMap(candidates)
  const lengths = Float32Array.from(docIds, (docId) => lengthFactor(lengthOfTitle(index.titles[docId]!), meanLength))
  const scores = follow(reading, size, (edge, gain) =>
    matchEdge(index, edge, gain, { candidates, slots, lengths, size }),
  )
  for (const { bits, gain } of conditions)
    for (let slot = 0; slot < size; slot++) if (hasBit(bits, docIds[slot]!)) scores[slot]! += gain
  return best(docIds, scores, count)
}

function lengthFactor(length: number, meanLength: number): number {
  return (K1 + 1) / (1 + K1 * (1 - B + (B * length) / meanLength))
}

/** Documents with the rarest of the words, until there are enough. */
function gather(
  index: SearchIndex,
  { graph, gains }: LooseReading,
  conditions: readonly MetCondition[],
  within: Bitset,
): Bitset {
  const bits = emptyBitset(index.size)
  const { offsets, postings } = index.words
  const lists = [
    ...graph.edges.map((edge, at) => ({
      gain: gains[at]!.inTitle,
      add: () => edge.words.forEach(({ first, end }) => addPostings(bits, postings, offsets[first]!, offsets[end]!)),
    })),
    ...conditions.map(({ bits: met, gain }) => ({ gain, add: () => unite(bits, met) })),
  ]
  lists.sort((a, b) => b.gain - a.gain)
  for (const { gain, add } of lists) {
    if (gain === 0) break
    add()
    if (index.size > ENOUGH && countCommon(bits, within) >= ENOUGH) break
  }
  return bits
}

function countCommon(bits: Bitset, within: Bitset): number {
  return countBits(intersect(bits.slice(), within))
}

interface Matching {
  readonly candidates: Bitset
  readonly slots: SlotMap
  readonly lengths: Float32Array
  readonly size: number
}

interface EdgeMatches {
  readonly gains: Float32Array
  readonly places: Int32Array
}

function matchEdge(
  index: SearchIndex,
  edge: Edge,
  gain: Gain,
  { candidates, slots, lengths, size }: Matching,
): EdgeMatches {
  const { offsets, postings, places } = index.words
  const gains = new Float32Array(size).fill(UNREACHED)
  const at = new Int32Array(size).fill(NOWHERE)
  for (const { first, end, share = 1 } of edge.words) {
    for (let i = offsets[first]!, past = offsets[end]!; i < past; i++) {
      const docId = postings[i]!
      if (!hasBit(candidates, docId)) continue
      const slot = slots.slotOf(docId)
      const place = places[i]!
      const worth = share * lengths[slot]! * gainAt(gain, place, headOfTitle(index.titles[docId]!))
      if (worth <= gains[slot]!) continue
      gains[slot] = worth
      at[slot] = place
    }
  }
  return { gains, places: at }
}

function gainAt({ inTitle, elsewhere }: Gain, place: number, head: number): number {
  if (attributeOf(place) !== 0) return elsewhere * ELSEWHERE
  const position = positionOf(place)
  return inTitle * (position === head ? HEAD : position < head ? IN_NAME : 1)
}

/** The best path of every document through the graph. Every word may be left out for nothing. */
function follow(
  { graph: { edges, nodeCount }, gains }: LooseReading,
  size: number,
  match: (edge: Edge, gain: Gain) => EdgeMatches,
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
