import type { SearchIndex } from '../../search-index.ts'
import { type Bitset, hasBit } from '../../storage/bitset.ts'
import type { Edge } from '../graph.ts'
import { SlotMap } from '../slot-map.ts'
import type { Gain } from './loose-reading.ts'
import type { TitleWorth } from './worth.ts'

export const UNREACHED = -1
export const NOWHERE = -1_000_000
/** A list so many times longer than the candidates is searched for each of them, not read. */
const SEARCHED_FROM = 16

/** The best match of an edge that each candidate has: its gain, or `UNREACHED`, and its place. */
export interface LooseMatches {
  readonly gains: Float32Array
  readonly places: Int32Array
}

interface Candidates {
  readonly candidates: Bitset
  /** The same, ascending. */
  readonly docIds: Uint32Array
  readonly worth: TitleWorth
}

/** Matches edges with candidates, without reading all of the lists that are much longer than these. */
export class LooseMatcher {
  private readonly index: SearchIndex
  private readonly given: Candidates
  private readonly slots: SlotMap

  constructor(index: SearchIndex, given: Candidates) {
    this.index = index
    this.given = given
    this.slots = new SlotMap(given.candidates)
  }

  match({ words }: Edge, gain: Gain): LooseMatches {
    const { offsets } = this.index.words
    const { length } = this.given.docIds
    const matches = { gains: new Float32Array(length).fill(UNREACHED), places: new Int32Array(length).fill(NOWHERE) }
    for (const { first, end, share = 1 } of words) {
      const own = { inTitle: gain.inTitle * share, elsewhere: gain.elsewhere * share }
      for (let term = first; term < end; term++) {
        const [from, past] = [offsets[term]!, offsets[term + 1]!]
        if (past - from > length * SEARCHED_FROM) this.searchList(matches, own, from, past)
        else this.readList(matches, own, from, past)
      }
    }
    return matches
  }

  private readList(matches: LooseMatches, gain: Gain, from: number, past: number): void {
    const { postings } = this.index.words
    const { candidates } = this.given
    for (let i = from; i < past; i++) {
      const docId = postings[i]!
      if (hasBit(candidates, docId)) this.offer(matches, gain, i, this.slots.slotOf(docId))
    }
  }

  /** Leaps twice as far each time, and then halves what it leapt over. */
  private searchList(matches: LooseMatches, gain: Gain, from: number, past: number): void {
    const { postings } = this.index.words
    const { docIds } = this.given
    let at = from
    for (let slot = 0; slot < docIds.length && at < past; slot++) {
      const docId = docIds[slot]!
      let leap = 1
      while (at + leap < past && postings[at + leap]! < docId) leap *= 2
      let [low, high] = [at + (leap >>> 1), Math.min(past, at + leap)]
      while (low < high) {
        const middle = (low + high) >>> 1
        if (postings[middle]! < docId) low = middle + 1
        else high = middle
      }
      for (at = low; at < past && postings[at] === docId; at++) this.offer(matches, gain, at, slot)
    }
  }

  private offer({ gains, places }: LooseMatches, gain: Gain, posting: number, slot: number): void {
    const { worth, docIds } = this.given
    const place = this.index.words.places[posting]!
    const gained = worth.of(gain, docIds[slot]!, place)
    if (gained <= gains[slot]!) return
    gains[slot] = gained
    places[slot] = place
  }
}
