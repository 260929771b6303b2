import type { Filter } from '../model.ts'
import type { SearchIndex } from '../search-index.ts'
import { type Bitset, hasBit, listBits } from '../storage/bitset.ts'
import { evaluateFilter } from './filter.ts'
import { scratchOf } from './scratch.ts'

const MOST_WISHES = 3

/** Weighs unmet boosts by position among the matches: 4, 2 and 1 in order. Null without boosts. */
export function weighUnmet(
  index: SearchIndex,
  wishes: readonly Filter[],
  matches: Bitset,
  size: number,
): Uint8Array | null {
  if (wishes.length === 0) return null
  const met = wishes.slice(0, MOST_WISHES).map((boost) => evaluateFilter(index, boost))
  const list = scratchOf(index).list
  listBits(matches, list)
  const unmet = new Uint8Array(size)
  met.forEach((bits, at) => {
    const weight = 1 << (MOST_WISHES - 1 - at)
    for (let slot = 0; slot < size; slot++) if (!hasBit(bits, list[slot]!)) unmet[slot]! += weight
  })
  return unmet
}
