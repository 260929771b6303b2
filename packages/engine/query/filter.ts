import type { FacetColumn } from '../facet-column.ts'
import type { Filter, Refinement } from '../model.ts'
import type { SearchIndex } from '../search-index.ts'
import { type Bitset, addPostings, emptyBitset, intersection, subtract, unite } from '../storage/bitset.ts'

export function evaluateFilter(index: SearchIndex, filter: Filter): Bitset {
  switch (filter.kind) {
    case 'and':
      return intersection(
        index.all,
        filter.filters.map((child) => evaluateFilter(index, child)),
      )
    case 'or':
      return filter.filters.reduce((bits: Bitset, child) => addFilter(index, bits, child), emptyBitset(index.size))
    case 'not':
      return subtract(index.all.slice(), evaluateFilter(index, filter.filter))
    case 'term':
    case 'range':
      return addFilter(index, emptyBitset(index.size), filter)
  }
}

export function evaluateRefinement(index: SearchIndex, { attribute, values = [], ranges = [] }: Refinement): Bitset {
  const bits = emptyBitset(index.size)
  const facet = index.facets.get(attribute)
  if (!facet) return bits
  for (const value of values) addValues(bits, facet, facet.findIds(value))
  for (const range of ranges) addRange(bits, facet, facet.findRange(range))
  return bits
}

/** Adds single values in place, so that a long list of them makes one bitset and not one each. */
function addFilter(index: SearchIndex, bits: Bitset, filter: Filter): Bitset {
  if (filter.kind !== 'term' && filter.kind !== 'range') return unite(bits, evaluateFilter(index, filter))
  if (filter.kind === 'term' && filter.attribute === 'objectID') return addObject(index, bits, String(filter.value))
  const facet = index.facets.get(filter.attribute)
  if (!facet) return bits
  if (filter.kind === 'range') addRange(bits, facet, facet.findRange(filter.range))
  else addValues(bits, facet, facet.findIds(filter.value))
  return bits
}

function addObject(index: SearchIndex, bits: Bitset, objectId: string): Bitset {
  const docId = index.findDocument(objectId)
  return docId < 0 ? bits : addPostings(bits, Uint32Array.of(docId), 0, 1)
}

function addValues(bits: Bitset, facet: FacetColumn, ids: readonly number[]): void {
  for (const id of ids) facet.addDocuments(bits, id)
}

function addRange(bits: Bitset, facet: FacetColumn, ids: { first: number; end: number }): void {
  addPostings(bits, facet.postings, facet.postingOffsets[ids.first]!, facet.postingOffsets[ids.end]!)
}
