import type { Chunked } from '@specify/core/data/chunked.ts'
import { listWords, singular } from '@specify/engine/words'
import {
  readAlternative,
  type Vocabulary,
  type VocabularyGroup,
  type VocabularyPart,
} from '#app/features/search/vocabulary.ts'
import { anyOrderKey, joinKeys, listTokens, phraseKey, type Canonical } from '../phrase.ts'

type KeyedPart =
  | Exclude<VocabularyPart, { readonly kind: 'words' }>
  | { readonly kind: 'words'; readonly text: string; readonly key: string }

export type KeyedAlternative = readonly KeyedPart[]

export interface KeyedGroup {
  readonly order: 'price' | null
  readonly ignore: boolean
  /** The meanings of its words; null where they are synonyms. */
  readonly means: readonly KeyedAlternative[] | null
  /** Its words, each as an alternative to the others. */
  readonly words: readonly { readonly key: string; readonly alternative: KeyedAlternative }[]
}

/** A vocabulary with everything looked up that is the same for each index. */
export interface ReadVocabulary {
  readonly canonical: Canonical
  /** Keys of its phrases by their words in any order. */
  readonly inAnyOrder: ReadonlyMap<string, string>
  /** Groups by the keys of their words. */
  readonly groups: ReadonlyMap<string, readonly KeyedGroup[]>
  /** Phrases that mean the same, by the key of each, where the catalogue has no better use for it. */
  readonly likes: ReadonlyMap<string, readonly string[]>
  /** Single words of it, for spelling. */
  readonly words: ReadonlySet<string>
}

/** Longest list whose words are names for one thing rather than kinds of it. */
const MOST_LIKE = 20

const cache = new WeakMap<Vocabulary, ReadVocabulary>()

/** Reads it once. */
export function* readVocabularySteps(vocabulary: Vocabulary): Chunked<ReadVocabulary> {
  const read = cache.get(vocabulary) ?? (yield* stepsOf(vocabulary))
  cache.set(vocabulary, read)
  return read
}

function* stepsOf(vocabulary: Vocabulary): Chunked<ReadVocabulary> {
  // Pins say which products come first, and nothing of what words mean.
  const groups = vocabulary.groups.filter(({ pins }) => !pins)
  const canonical = canonicalWords(groups)
  const byKey = new Map<string, KeyedGroup[]>()
  const words = new Set<string>()
  const inAnyOrder = new Map<string, string>()
  const likes = new Map<string, string[]>()
  for (const group of groups) {
    const keyed = keyGroup(group, canonical)
    for (const word of group.words) {
      const tokens = listTokens(word, canonical)
      const key = anyOrderKey(tokens)
      if (key !== null) inAnyOrder.getOrInsertComputed(key, () => joinKeys(tokens))
    }
    // Two words of a group may have one key: `toilet running` and `toilet keeps running`.
    for (const key of new Set(keyed.words.map((word) => word.key))) byKey.getOrInsertComputed(key, () => []).push(keyed)
    if (group.order === undefined && group.ignore !== true && group.words.length <= MOST_LIKE)
      for (const { key } of keyed.words) likes.getOrInsertComputed(key, () => []).push(...group.words)
    for (const word of group.words.flatMap(spellings)) words.add(word)
    yield
  }
  return { canonical, inAnyOrder, groups: byKey, likes, words }
}

/** Words as they are typed, for the correction of others. Codes and sizes are never corrected to. */
export function spellings(phrase: string): string[] {
  return listWords(phrase).flatMap(({ text }) => (/\d/.test(text) ? [] : [text, singular(text)]))
}

/** One word for all the single words that mean the same, whatever phrase they stand in. */
function canonicalWords(groups: readonly VocabularyGroup[]): Map<string, string> {
  const canonical = new Map<string, string>()
  for (const group of groups) {
    if (!isSame(group)) continue
    const single = group.words.map(soleWord).filter((word) => word !== null)
    const first = single.map((word) => canonical.get(word)).find((each) => each !== undefined) ?? single[0]
    for (const word of single) if (first && word !== first && !canonical.has(word)) canonical.set(word, first)
  }
  return canonical
}

function soleWord(phrase: string): string | null {
  const [word, ...others] = listWords(phrase)
  return word && others.length === 0 ? singular(word.text) : null
}

function isSame({ means, order, ignore }: VocabularyGroup): boolean {
  return means === undefined && order === undefined && ignore !== true
}

function keyGroup({ words, means, order, ignore }: VocabularyGroup, canonical: Canonical): KeyedGroup {
  const read = (written: string) => keyAlternative(written, canonical)
  return {
    order: order ?? null,
    ignore: ignore === true,
    means: means?.map(read).filter((each) => each !== null) ?? null,
    words: words.flatMap((word) => {
      const alternative = read(word)
      return alternative ? [{ key: phraseKey(word, canonical), alternative }] : []
    }),
  }
}

function keyAlternative(written: string, canonical: Canonical): KeyedAlternative | null {
  const read = readAlternative(written)
  if (read.kind === 'broken') return null
  return read.parts.map((part) => (part.kind === 'words' ? { ...part, key: phraseKey(part.text, canonical) } : part))
}
