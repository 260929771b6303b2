import type { SearchIndex } from '../../search-index.ts'
import { type Bitset, hasBit } from '../../storage/bitset.ts'
import type { Gain } from './loose-reading.ts'
import type { TitleWorth } from './worth.ts'

/** Sums are whole parts of the most that a document can have. */
const MOST_PARTS = 4095

/** Postings of one weight. */
export interface PostingList {
  readonly from: number
  readonly past: number
  readonly gain: Gain
  /** Words of the query that it stands for, one bit each. */
  readonly words: number
  /** Other lists have the rest of these words. */
  readonly isStep: boolean
}

interface Summed {
  /** Documents that may be found. */
  readonly within: Bitset
  readonly worth: TitleWorth
  /** The most that a document can have. */
  readonly most: number
}

/** The words of a query that each document has, each word counted once, and how many documents have so much. */
export class PartSums {
  private readonly index: SearchIndex
  private readonly summed: Summed
  private readonly parts: number
  private readonly sums: Uint16Array
  /** Words that each document has, one bit each. */
  private readonly seen: Uint16Array
  /** Documents by their sum. */
  private readonly having = new Uint32Array(MOST_PARTS + 1)

  constructor(index: SearchIndex, summed: Summed) {
    this.index = index
    this.summed = summed
    this.parts = MOST_PARTS / Math.max(summed.most, Number.MIN_VALUE)
    this.sums = new Uint16Array(index.size)
    this.seen = new Uint16Array(index.size)
  }

  add({ from, past, gain, words, isStep }: PostingList): void {
    const { postings, places } = this.index.words
    const { within, worth } = this.summed
    const { seen, sums, having } = this
    const own = { inTitle: gain.inTitle * this.parts, elsewhere: gain.elsewhere * this.parts }
    const mark = isStep ? 0 : words
    for (let i = from; i < past; i++) {
      const docId = postings[i]!
      if ((seen[docId]! & words) !== 0 || !hasBit(within, docId)) continue
      seen[docId]! |= mark
      const before = sums[docId]!
      const after = Math.min(MOST_PARTS, before + 1 + (worth.of(own, docId, places[i]!) | 0))
      sums[docId] = after
      having[before]!--
      having[after]!++
    }
  }

  addCondition(bits: Bitset, gain: number): void {
    const { sums, having } = this
    const { within } = this.summed
    const parts = 1 + Math.floor(gain * this.parts)
    for (let docId = 0; docId < sums.length; docId++) {
      if (!hasBit(bits, docId) || !hasBit(within, docId)) continue
      const before = sums[docId]!
      const after = Math.min(MOST_PARTS, before + parts)
      sums[docId] = after
      having[before]!--
      having[after]!++
    }
  }

  /** Counts the documents that may still be among the best `count` if they have all that is left; infinite if any may. */
  countAbove(count: number, left: number): number {
    const least = this.sumOf(count) - left * this.parts
    if (least <= 0) return Infinity
    let above = 0
    for (let sum = MOST_PARTS; sum >= least; sum--) above += this.having[sum]!
    return above
  }

  /** The documents with the largest sums, ascending, `most` at most. Of equals those that custom ranking prefers. */
  listHeaviest(most: number): Uint32Array {
    const { sums, having } = this
    let [least, above] = [MOST_PARTS, 0]
    while (least > 1 && above + having[least]! < most) above += having[least--]!
    let left = Math.min(having[least]!, most - above)
    const chosen = new Uint32Array(above + left)
    for (let docId = 0, length = 0; length < chosen.length; docId++) {
      const sum = sums[docId]!
      if (sum < least || (sum === least && left-- <= 0)) continue
      chosen[length++] = docId
    }
    return chosen
  }

  /** The sum that the document has which is `place` from the best, or 0. */
  private sumOf(place: number): number {
    let [sum, above] = [MOST_PARTS, 0]
    while (sum > 0 && (above += this.having[sum]!) < place) sum--
    return sum
  }
}
