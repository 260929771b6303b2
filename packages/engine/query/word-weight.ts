import type { SearchIndex } from '../search-index.ts'
import { isStopWord } from '../text/stop-words.ts'
import type { Word } from '../text/words.ts'
import { listQueryWords } from './query-words.ts'
import { findTermSpans } from './term-spans.ts'

/** Fits the bits of a path. */
const TOTAL_WEIGHT = 31
const STOP_WORD_RARITY = 0.1
const READING = { typos: true, prefix: true, firstLetterTypos: false }

/**
 * Rarity of a word as in BM25: the logarithm of how many records there are for each one that has it. 0 for a word that
 * no record has in any spelling.
 */
function rarityOf(index: SearchIndex, { text }: Word): number {
  if (isStopWord(text)) return STOP_WORD_RARITY
  const spans = findTermSpans(index.words.terms, text, READING)
  const fewest = Math.min(...spans.map(({ typos, inexact }) => closeness(typos, inexact)))
  const { offsets } = index.words
  // Postings are by attribute: a record may be counted twice, which hardly changes a logarithm.
  const nearest = spans
    .filter(({ typos, inexact }) => closeness(typos, inexact) === fewest)
    .reduce((total, { first, end }) => total + offsets[end]! - offsets[first]!, 0)
  const having = Math.min(nearest, index.size)
  return having === 0 ? 0 : Math.log(1 + (index.size - having + 0.5) / (having + 0.5))
}

function closeness(typos: number, inexact: boolean): number {
  return 2 * typos + (inexact ? 1 : 0)
}

/** Texts by how little of the catalogue has their words, the rarest first; those that nothing has are last. */
export function rarestFirst(view: { readonly index: SearchIndex }, texts: readonly string[]): string[] {
  const rarity = (text: string) => Math.max(0, ...listQueryWords(text).map((word) => rarityOf(view.index, word)))
  const rarities = new Map(texts.map((text) => [text, rarity(text)]))
  return texts.toSorted((a, b) => (rarities.get(b) ?? 0) - (rarities.get(a) ?? 0))
}

/** Weighs words in whole parts of 31, at least one part each. */
export function weighWords(index: SearchIndex, words: readonly Word[]): number[] {
  const rarities = words.map((word) => rarityOf(index, word))
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0)
  const room = TOTAL_WEIGHT - words.length
  return rarities.map((rarity) => 1 + (total === 0 ? 0 : Math.floor((room * rarity) / total)))
}
