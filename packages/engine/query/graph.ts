import type { Range } from '../storage/string-table.ts'
import type { Word } from '../text/words.ts'

/** Terms of the vocabulary that match a query word, all at the same cost. */
export interface TermSpan extends Range {
  readonly typos: number
  /** Completed, corrected or otherwise not the very word. */
  readonly inexact: boolean
  /** Share of the word's weight that it is worth, from 0 to 1; 1 when absent. */
  readonly share?: number
}

/** Quality of a document's best code match, best first. */
export const CODE_LEVEL = {
  /** All of the query is the code, as it is written. */
  written: 0,
  /** All of the query is the code but for signs and case. */
  whole: 1,
  /** Some words of the query are the code. */
  part: 2,
  /** The beginning of a code. */
  beginning: 3,
  /** No better than a word that matches. */
  none: 4,
} as const
type CodeLevel = (typeof CODE_LEVEL)[keyof typeof CODE_LEVEL]

export interface CodeSpan extends Range {
  readonly level: CodeLevel
  readonly typos: number
  /** Bytes of the code that were typed; the rest of it is the distance of a completion. */
  readonly typedLength: number
  /** Spellings of a full code in the query, best first. Other codes of the span differ in signs or case. */
  readonly spellings: readonly number[]
}

/** One way to get past query words `firstWord` to `endWord`: by matching a term or a code, or by leaving a word out. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly firstWord: number
  readonly endWord: number
  readonly skip: 'stopWord' | 'missing' | null
  /** Edges of a phrase in place of these words, of which this is one. */
  readonly steps: number
  readonly words: readonly TermSpan[]
  readonly codes: readonly CodeSpan[]
}

/**
 * The readings of a query: a document matches when it has, for some path from node 0 to the last, a term of every edge.
 * Edges are in order of `from`, and always lead to a later node.
 */
export interface QueryGraph {
  readonly nodeCount: number
  readonly edges: readonly Edge[]
  readonly words: readonly Word[]
  /** One matching edge is enough. */
  readonly matchAny: boolean
  /**
   * Weight of each word, adding up to 31 at most; rare words weigh more. Present in graphs with optional words only.
   */
  readonly weights: readonly number[] | null
}
