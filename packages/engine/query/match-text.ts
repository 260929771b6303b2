import type { TextOptions, WordRemoval } from '../model.ts'
import type { SearchIndex } from '../search-index.ts'
import { type Bitset, isEmpty } from '../storage/bitset.ts'
import type { Word } from '../text/words.ts'
import { type AttributeMask, toAttributeMask } from './attribute-mask.ts'
import type { QueryGraph } from './graph.ts'
import { listDistinctWords, listQueryWords } from './query-words.ts'
import { readQuery } from './read-query.ts'
import type { Reading } from './reading.ts'
import { retrieve } from './retrieve.ts'

/** An index, and which of its documents are looked at. */
export interface Layer {
  readonly index: SearchIndex
  readonly base: Bitset
}

/** A match within one layer. */
export interface TextMatch {
  readonly graph: QueryGraph
  readonly mask: AttributeMask
  readonly matches: Bitset
  readonly ignoredWords: readonly string[]
}

interface Attempt {
  readonly words: readonly Word[]
  readonly reading: Reading
}

const MAX_REMOVED_WORDS = 5

/**
 * The documents of each layer that match a text, or null when it has no words and so rules nothing out. When nothing
 * matches, typos in first letters are allowed for, and then words given up as asked: for all layers alike. Filters have
 * no say in this: the words of a query mean the same whatever is ticked, and so counts keep their promise.
 */
export function matchText(layers: readonly Layer[], text: string, options: TextOptions): readonly TextMatch[] | null {
  const words = listDistinctWords(text)
  const [first] = layers
  if (words.length === 0 || !first) return null
  const mask = toAttributeMask(first.index.description.settings, options.attributes)
  let result: TextMatch[] | null = null
  for (const attempt of listAttempts(words, options)) {
    const read = layers.map(({ index, base }) => {
      const graph = readQuery(index, { text, words: attempt.words, weighedBy: first.index }, attempt.reading)
      return { graph, mask, matches: retrieve(index, graph, base, mask) }
    })
    if (read.some(({ matches }) => !isEmpty(matches))) {
      const ignored = words.filter((word) => !attempt.words.includes(word))
      const ignoredWords = ignored.map(({ start, end }) => text.slice(start, end))
      return read.map((match) => ({ ...match, ignoredWords }))
    }
    result ??= read.map((match) => ({ ...match, ignoredWords: [] }))
  }
  return result
}

function* listAttempts(words: readonly Word[], options: TextOptions): Generator<Attempt> {
  const optional = new Set(
    (options.optionalWords ?? []).flatMap((text) => listQueryWords(text).map((word) => word.text)),
  )
  const matchAny = words.every((word) => optional.has(word.text))
  const reading: Reading = { ...options, firstLetterTypos: false, matchAny, optional }
  const generous: Reading = { ...reading, firstLetterTypos: true }
  yield { words, reading }
  if (options.typos !== false) yield { words, reading: generous }
  if (options.removeWords === 'allOptional') yield { words, reading: { ...generous, matchAny: true } }
  else
    yield* removals(words, options.removeWords ?? 'none').map((keptWords) => ({ words: keptWords, reading: generous }))
}

function removals(words: readonly Word[], removal: WordRemoval): Word[][] {
  if (removal === 'none') return []
  const most = Math.min(MAX_REMOVED_WORDS, words.length - 1)
  return Array.from({ length: most }, (_, index) =>
    removal === 'lastWords' ? words.slice(0, words.length - 1 - index) : words.slice(index + 1),
  )
}
