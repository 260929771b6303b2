import type { SearchIndex } from '../search-index.ts'

/** Every rank of `rank.ts` fits in this many bits. */
const RANK_BITS = 18

/**
 * Working memory of the searches of one index, which run one after another. Kept because clearing what a search touched
 * is far cheaper than allocating megabytes for each.
 */
interface Scratch {
  readonly list: Uint32Array
  /** Documents per rank. All zero between searches. */
  readonly histogram: Uint32Array
  /** Documents per facet value. */
  readonly counts: Uint32Array
  /** Documents per facet value, of all facets in the rows. */
  readonly rowCounts: Uint32Array
}

const scratches = new WeakMap<SearchIndex, Scratch>()

export function scratchOf(index: SearchIndex): Scratch {
  const cached = scratches.get(index)
  if (cached) return cached
  const mostValues = Math.max(0, ...Array.from(index.facets.values(), (facet) => facet.valueCount))
  const scratch: Scratch = {
    list: new Uint32Array(index.size),
    histogram: new Uint32Array(1 << RANK_BITS),
    counts: new Uint32Array(mostValues + 1),
    rowCounts: new Uint32Array(index.rows.counterCount),
  }
  scratches.set(index, scratch)
  return scratch
}
