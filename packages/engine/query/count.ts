import type { FacetColumn } from '../facet-column.ts'
import type { FacetRows } from '../facet-rows.ts'
import type { FacetCounts, FacetStats, FacetValue } from '../model.ts'
import type { SearchIndex } from '../search-index.ts'
import { type Bitset, countBits, listBits, listMissing } from '../storage/bitset.ts'
import { scratchOf } from './scratch.ts'

/** Following the list of one document costs about this many steps of a list with one value each. */
const LIST_FACTOR = 1.5

/** Number of facets from which on reading whole rows is faster than reading columns. */
const ROW_FACETS = 6

const ROWS_AHEAD = 64
/** Counted in values. */
const CACHE_LINE = 32

/** Counts the values of some facets among some documents, whichever way is fastest for each. */
export class FacetCounter {
  private readonly index: SearchIndex
  private readonly matches: Bitset
  private readonly list: Uint32Array
  private readonly listed: number
  /** The list is of the documents that do not match, because they are fewer. */
  private readonly inverted: boolean
  private readonly rowCounts: Uint32Array | null

  /** Only one counter of an index may be in use at a time. */
  constructor(index: SearchIndex, matches: Bitset, facetCount: number) {
    const { list, rowCounts } = scratchOf(index)
    this.index = index
    this.matches = matches
    this.list = list
    this.inverted = countBits(matches) > index.size / 2
    this.listed = this.inverted ? listMissing(matches, index.all, list) : listBits(matches, list)
    this.rowCounts = facetCount < ROW_FACETS ? null : rowCounts
    if (this.rowCounts) countRows(rowCounts.fill(0), index.rows, list, this.listed)
  }

  /** The counts of values by id plus one, good until the next call. */
  count(facet: FacetColumn): Uint32Array {
    const base = this.rowCounts ? this.index.rows.bases.get(facet.setting.attribute) : undefined
    if (this.rowCounts && base !== undefined) {
      return this.settle(facet, this.rowCounts.subarray(base, base + facet.valueCount + 1))
    }
    const counts = scratchOf(this.index).counts.fill(0, 0, facet.valueCount + 1)
    if (facet.postings.length < this.listed * (facet.forward ? 1 : LIST_FACTOR)) {
      countPostings(counts, facet, this.matches)
      return counts
    }
    if (facet.forward) countForward(counts, facet.forward, this.list, this.listed)
    else countValues(counts, facet, this.list, this.listed)
    return this.settle(facet, counts)
  }

  /** Turns counts of the documents that do not match into counts of those that do. */
  private settle(facet: FacetColumn, counts: Uint32Array): Uint32Array {
    if (!this.inverted) return counts
    for (let id = 0; id < facet.valueCount; id++) counts[id + 1] = facet.frequency(id) - counts[id + 1]!
    return counts
  }
}

function countRows(counts: Uint32Array, rows: FacetRows, list: Uint32Array, listed: number): void {
  const { offsets, values } = rows
  let touched = 0
  for (let from = 0; from < listed; from += ROWS_AHEAD) {
    const to = Math.min(listed, from + ROWS_AHEAD)
    touched ^= touchRows(rows, list, from, to)
    for (let i = from; i < to; i++) {
      const docId = list[i]!
      for (let j = offsets[docId]!, end = offsets[docId + 1]!; j < end; j++) counts[values[j]!]!++
    }
  }
  // No value has the first counter. Keeping the sum there keeps the reads from being optimised away.
  counts[0] = touched
}

/**
 * Reads the beginning and end of some rows, which brings them into the cache together. Counting row by row would wait
 * for memory once per row: at a million products this makes it three times as fast.
 */
function touchRows({ offsets, values }: FacetRows, list: Uint32Array, from: number, to: number): number {
  const last = values.length - 1
  let touched = 0
  for (let i = from; i < to; i++) {
    const row = offsets[list[i]!]!
    touched ^= values[Math.min(row, last)]! ^ values[Math.min(row + CACHE_LINE, last)]!
  }
  return touched
}

/** Asks every document that has a value whether it matches: for facets that few documents have. */
function countPostings(
  counts: Uint32Array,
  { postings, postingOffsets, valueCount }: FacetColumn,
  matches: Bitset,
): void {
  for (let id = 0; id < valueCount; id++) {
    let count = 0
    for (let i = postingOffsets[id]!, end = postingOffsets[id + 1]!; i < end; i++) {
      const docId = postings[i]!
      count += (matches[docId >>> 5]! >>> (docId & 31)) & 1
    }
    counts[id + 1] = count
  }
}

function countForward(
  counts: Uint32Array,
  forward: Uint16Array | Uint32Array,
  list: Uint32Array,
  listed: number,
): void {
  for (let i = 0; i < listed; i++) counts[forward[list[i]!]!]!++
}

function countValues(counts: Uint32Array, { offsets, values }: FacetColumn, list: Uint32Array, listed: number): void {
  for (let i = 0; i < listed; i++) {
    const docId = list[i]!
    for (let j = offsets[docId]!, end = offsets[docId + 1]!; j < end; j++) counts[values[j]! + 1]!++
  }
}

/** Sort keys hold a count above the bits of an id; both are exact below 2 ** 53. */
const ID_SPACE = 2 ** 24

/** The most frequent values, and besides them those of `always` (ids), with the stats of all. */
export function toFacetCounts(
  facet: FacetColumn,
  counts: Uint32Array,
  maxValues: number,
  always: readonly number[],
): FacetCounts {
  const keys = sortedKeys(facet.valueCount, counts)
  const values: FacetValue[] = []
  for (let i = keys.length - 1; i >= Math.max(0, keys.length - maxValues); i--) {
    const count = Math.floor(keys[i]! / ID_SPACE)
    const id = ID_SPACE - 1 - (keys[i]! - count * ID_SPACE)
    values.push({ value: facet.valueOf(id), count })
  }
  for (const id of always) {
    const value = facet.valueOf(id)
    if (!values.some((listed) => listed.value === value)) values.push({ value, count: counts[id + 1]! })
  }
  return { values, stats: facet.setting.kind === 'number' ? toStats(facet, counts) : null }
}

/** One number per value that occurs, the larger the more documents and, among equals, the earlier the value. */
function sortedKeys(valueCount: number, counts: Uint32Array): Float64Array {
  let occurring = 0
  for (let id = 0; id < valueCount; id++) if (counts[id + 1]! > 0) occurring++
  const keys = new Float64Array(occurring)
  let length = 0
  for (let id = 0; id < valueCount; id++) {
    if (counts[id + 1]! > 0) keys[length++] = counts[id + 1]! * ID_SPACE + (ID_SPACE - 1 - id)
  }
  return keys.sort()
}

function toStats(facet: FacetColumn, counts: Uint32Array): FacetStats | null {
  let [documents, sum, min, max] = [0, 0, Infinity, -Infinity]
  for (let id = 0; id < facet.valueCount; id++) {
    const count = counts[id + 1]!
    if (count === 0) continue
    const number = facet.numberOf(id)
    documents += count
    sum += number * count
    min = Math.min(min, number)
    max = Math.max(max, number)
  }
  return documents === 0 ? null : { min, max, avg: sum / documents, sum }
}
