import type { SearchIndex } from '../search-index.ts'
import { type Bitset, hasBit } from '../storage/bitset.ts'
import { MAX_ATTRIBUTES, attributeOf } from '../storage/place.ts'
import type { AttributeMask } from './attribute-mask.ts'
import type { Edge, QueryGraph, TermSpan } from './graph.ts'
import { packMatch, rankOfMatch } from './path-cost.ts'

/** Deeper pages rank all matches, which takes no longer however deep they are. */
const MOST_KEPT = 64
/** Keys hold a rank above the bits of a document id. */
const ID_SPACE = 2 ** 32

/** The only edge of a query of one word that is no code, when `count` is not too many to keep; otherwise null. */
export function findSingleEdge({ edges, nodeCount }: QueryGraph, count: number): Edge | null {
  const [edge, another] = edges
  const isSingle = edge && !another && nodeCount === 2 && edge.codes.length === 0 && !edge.skip
  return isSingle && count <= MOST_KEPT ? edge : null
}

/**
 * The best `count` documents for a single word, in the order that ranking all of them would give. Most searches are of
 * this kind, as every word is at first the only one, and match a good part of the catalogue; reading their postings once
 * is several times faster than ranking every document.
 */
export function findTop(index: SearchIndex, edge: Edge, matches: Bitset, count: number, mask: AttributeMask): number[] {
  const top = new TopDocuments(count)
  for (const span of edge.words) offerSpan(top, index, span, matches, mask)
  return top.list()
}

function offerSpan(top: TopDocuments, index: SearchIndex, span: TermSpan, matches: Bitset, mask: AttributeMask): void {
  const { postings, places, offsets } = index.words
  const allowed = mask.words
  const keys = Float64Array.from({ length: MAX_ATTRIBUTES }, (_, attribute) => keyOf(span, attribute))
  for (let i = offsets[span.first]!, past = offsets[span.end]!; i < past; i++) {
    const docId = postings[i]!
    const attribute = attributeOf(places[i]!)
    const key = keys[attribute]! + docId
    if (key >= top.worst || !hasBit(matches, docId) || (allowed && allowed[attribute] === 0)) continue
    top.add(key, docId)
  }
}

function keyOf({ typos, inexact }: TermSpan, attribute: number): number {
  return rankOfMatch(packMatch(typos, attribute, inexact, 0)) * ID_SPACE
}

/** The documents with the smallest keys, each once. */
class TopDocuments {
  /** A key has to be below this to be kept. */
  worst = Infinity
  private readonly count: number
  private keys: number[] = []

  constructor(count: number) {
    this.count = count
  }

  add(key: number, docId: number): void {
    const index = this.keys.findIndex((other) => other % ID_SPACE === docId)
    if (index >= 0 && this.keys[index]! <= key) return
    if (index >= 0) this.keys.splice(index, 1)
    const place = this.keys.findIndex((other) => other > key)
    this.keys.splice(place < 0 ? this.keys.length : place, 0, key)
    if (this.keys.length > this.count) this.keys.pop()
    if (this.keys.length === this.count) this.worst = this.keys.at(-1) ?? Infinity
  }

  list(): number[] {
    return this.keys.map((key) => key % ID_SPACE)
  }
}
