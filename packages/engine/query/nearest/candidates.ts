import type { SearchIndex } from '../../search-index.ts'
import type { Bitset } from '../../storage/bitset.ts'
import type { LooseReading } from './loose-reading.ts'
import { PartSums, type PostingList } from './part-sums.ts'
import type { MetCondition, TitleWorth } from './worth.ts'

/** So many documents are weighed to the last: those that come nearest by their words alone, wherever these stand. */
const MOST_WEIGHED = 10_000
/** Postings read to choose them, the weightiest first. What is left are the commonest words, which say the least. */
const MOST_READ = 3_000_000
/** Words that stand close together count so much more. */
const MOST_CLOSENESS = 1.3

interface Weighed {
  readonly reading: LooseReading
  readonly conditions: readonly MetCondition[]
  /** Documents that may be found. */
  readonly within: Bitset
  readonly worth: TitleWorth
}

/**
 * The documents that may be among the best `count`, ascending: those with any of the words or conditions, but for those
 * that could not catch up with all words that are left, and of more than 10,000 those with the most by weight. Reads at
 * most three million postings beside those of the weightiest list.
 */
export function chooseCandidates(
  index: SearchIndex,
  { reading, conditions, within, worth }: Weighed,
  count: number,
): Uint32Array {
  const lists = listPostings(index, reading)
  const left = sumLeft(lists).map((sum) => sum * worth.most * MOST_CLOSENESS)
  const met = conditions.reduce((sum, { gain }) => sum + gain, 0)
  const sums = new PartSums(index, { within, worth, most: left[0]! + met })
  for (const { bits, gain } of conditions) sums.addCondition(bits, gain)
  let read = 0
  for (const [at, list] of lists.entries()) {
    if (read > MOST_READ || sums.countAbove(count, left[at]!) <= MOST_WEIGHED) break
    read += list.past - list.from
    sums.add(list)
  }
  return sums.listHeaviest(MOST_WEIGHED)
}

/** Every list that has a weight, the weightiest first. */
function listPostings({ words: { offsets } }: SearchIndex, { graph, gains }: LooseReading): PostingList[] {
  const lists = graph.edges.flatMap(({ firstWord, endWord, steps, words }, at) =>
    words.map(({ first, end, share = 1 }): PostingList => {
      const { inTitle, elsewhere } = gains[at]!
      return {
        from: offsets[first]!,
        past: offsets[end]!,
        gain: { inTitle: inTitle * share, elsewhere: elsewhere * share },
        words: (1 << endWord) - (1 << firstWord),
        isStep: steps > 1,
      }
    }),
  )
  return lists.filter(({ gain }) => gain.inTitle > 0).sort((a, b) => b.gain.inTitle - a.gain.inTitle)
}

/** The most that each list and those after it can weigh together; 0 at the end. */
function sumLeft(lists: readonly PostingList[]): number[] {
  const ofWord: number[] = []
  const sums = [0]
  for (const { gain, words, isStep } of lists.toReversed()) {
    const own = listBitsOf(words)
    const each = Math.max(gain.inTitle, gain.elsewhere) / own.length
    // Steps of a phrase add up to its word.
    for (const word of own) ofWord[word] = Math.max(ofWord[word] ?? 0, isStep ? each * 2 : each)
    sums.push(ofWord.reduce((sum, weight) => sum + weight, 0))
  }
  return sums.reverse()
}

function listBitsOf(words: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (words >>> bit) & 1)
}
