import type { SearchIndex, TermIndex } from '../search-index.ts'
import { type Bitset, emptyBitset, isEmpty, unite } from '../storage/bitset.ts'
import { attributeOf } from '../storage/place.ts'
import type { Range } from '../storage/string-table.ts'
import type { AttributeMask } from './attribute-mask.ts'
import type { QueryGraph } from './graph.ts'

/** The documents of `base` that match a query. Whether they match well is for the ranking. */
export function retrieve(index: SearchIndex, graph: QueryGraph, base: Bitset, mask: AttributeMask): Bitset {
  return graph.matchAny ? retrieveAny(index, graph, base, mask) : retrieveAll(index, graph, base, mask)
}

/** Each node holds the documents that match some path from the first node to it. */
function retrieveAll(index: SearchIndex, graph: QueryGraph, base: Bitset, mask: AttributeMask): Bitset {
  const reached: (Bitset | undefined)[] = [base]
  for (const edge of graph.edges) {
    const source = reached[edge.from]
    if (!source || isEmpty(source)) continue
    const target = (reached[edge.to] ??= emptyBitset(index.size))
    if (edge.skip) unite(target, source)
    for (const span of edge.words) addMatches(target, source, index.words, span, mask.words)
    for (const span of edge.codes) addMatches(target, source, index.codes, span, mask.codes)
  }
  return reached[graph.nodeCount - 1] ?? emptyBitset(index.size)
}

function retrieveAny(index: SearchIndex, graph: QueryGraph, base: Bitset, mask: AttributeMask): Bitset {
  const target = emptyBitset(index.size)
  for (const edge of graph.edges) {
    for (const span of edge.words) addMatches(target, base, index.words, span, mask.words)
    for (const span of edge.codes) addMatches(target, base, index.codes, span, mask.codes)
  }
  return target
}

/** The postings of consecutive terms lie side by side, so a span of a thousand terms is one loop. */
function addMatches(target: Bitset, source: Bitset, index: TermIndex, span: Range, allowed: Uint8Array | null): void {
  const { postings, places, offsets } = index
  const end = offsets[span.end]!
  for (let i = offsets[span.first]!; i < end; i++) {
    if (allowed && allowed[attributeOf(places[i]!)] === 0) continue
    const docId = postings[i]!
    target[docId >>> 5]! |= source[docId >>> 5]! & (1 << (docId & 31))
  }
}
