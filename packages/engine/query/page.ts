import type { SearchIndex } from '../search-index.ts'
import { type Bitset, bitsInWord, hasBit } from '../storage/bitset.ts'
import { scratchOf } from './scratch.ts'

export interface Page {
  readonly offset: number
  readonly limit: number
}

/** The default order is that of document ids: whole words of the bitset are skipped by counting. */
export function pageByDocument(matches: Bitset, { offset, limit }: Page): number[] {
  const page: number[] = []
  for (let i = 0, position = 0; i < matches.length && page.length < limit; i++) {
    let word = matches[i]!
    const count = bitsInWord(word)
    if (position + count <= offset) {
      position += count
      continue
    }
    for (; word !== 0 && page.length < limit; word &= word - 1) {
      if (position++ >= offset) page.push((i << 5) + 31 - Math.clz32(word & -word))
    }
  }
  return page
}

export function pageBySort(matches: Bitset, order: Uint32Array, { offset, limit }: Page): number[] {
  const page: number[] = []
  for (let i = 0, position = 0; i < order.length && page.length < limit; i++) {
    if (hasBit(matches, order[i]!) && position++ >= offset) page.push(order[i]!)
  }
  return page
}

/**
 * Places in the list, by rank and then by place. It is a counting sort that keeps only the page: counting the ranks
 * shows where each one begins, however deep the page is.
 */
export function pageByRank(index: SearchIndex, ranks: Uint32Array, { offset, limit }: Page): number[] {
  const next = scratchOf(index).histogram
  const distinct = countRanks(ranks, next)
  let start = 0
  for (const rank of distinct) {
    const count = next[rank]!
    next[rank] = start
    start += count
  }
  const page = Array.from({ length: Math.max(0, Math.min(limit, ranks.length - offset)) }, () => 0)
  for (let slot = 0; slot < ranks.length; slot++) {
    const place = next[ranks[slot]!]!++ - offset
    if (place >= 0 && place < page.length) page[place] = slot
  }
  for (const rank of distinct) next[rank] = 0
  return page
}

/** Adds up how many there are of each rank and returns the ranks, best first. */
function countRanks(ranks: Uint32Array, histogram: Uint32Array): number[] {
  const distinct: number[] = []
  for (let slot = 0; slot < ranks.length; slot++) {
    if (histogram[ranks[slot]!]!++ === 0) distinct.push(ranks[slot]!)
  }
  return distinct.sort((a, b) => a - b)
}
