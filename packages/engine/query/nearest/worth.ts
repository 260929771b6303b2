import type { SearchIndex } from '../../search-index.ts'
import type { Bitset } from '../../storage/bitset.ts'
import { type Place, attributeOf, headOfTitle, lengthOfTitle, positionOf } from '../../storage/place.ts'
import type { Gain } from './loose-reading.ts'

/** Conditions that were read from a query, as the documents that meet each. */
export interface MetCondition {
  readonly bits: Bitset
  readonly gain: number
}

/** Saturation and the share that length takes, as in BM25. */
const K1 = 1.2
const B = 0.4
const MOST_TITLE_WORDS = 255
/** A word in what the thing is called, and the noun itself. */
const IN_NAME = 1.15
const HEAD = 1.4
/** Texts after the first say less. */
const ELSEWHERE = 0.75

/** Says what a word is worth to a document by where it stands, and how long the title is. */
export class TitleWorth {
  private readonly titles: Uint16Array
  /** Indexed by the length of a title. */
  private readonly factors: Float32Array
  /** The most that words are worth beside each other, as a share of their gains. */
  readonly most: number

  constructor({ titles }: SearchIndex, meanLength: number) {
    this.titles = titles
    this.factors = Float32Array.from(
      { length: MOST_TITLE_WORDS + 1 },
      (_, length) => (K1 + 1) / (1 + K1 * (1 - B + (B * length) / meanLength)),
    )
    this.most = HEAD * this.factors[1]!
  }

  of({ inTitle, elsewhere }: Gain, docId: number, place: Place): number {
    const title = this.titles[docId]!
    const factor = this.factors[lengthOfTitle(title)]!
    if (attributeOf(place) !== 0) return factor * elsewhere * ELSEWHERE
    const [position, head] = [positionOf(place), headOfTitle(title)]
    return factor * inTitle * (position === head ? HEAD : position < head ? IN_NAME : 1)
  }
}
