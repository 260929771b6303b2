import { AppError } from '@specify/core/app-error.ts'
import type { Vocabulary, VocabularyGroup } from '#app/features/search/vocabulary.ts'

/** Kinds of groups, as people choose them. */
export const WORD_KINDS = {
  means: 'They mean something of the catalogue',
  same: 'They mean the same',
  pins: 'Products that come first',
  price: 'The cheapest come first',
  ignore: 'They say nothing about a product',
} as const
export type WordKind = keyof typeof WORD_KINDS

export interface WordGroup {
  readonly kind: WordKind
  readonly words: readonly string[]
  /** Meanings, or codes of pinned products; empty for the other kinds. */
  readonly means: readonly string[]
}

export function toWordGroup({ words, means, order, ignore, pins }: VocabularyGroup): WordGroup {
  const kind = means ? 'means' : pins ? 'pins' : order ? 'price' : ignore ? 'ignore' : 'same'
  return { kind, words, means: means ?? pins ?? [] }
}

export function toVocabularyGroup({ kind, words, means }: WordGroup): VocabularyGroup {
  switch (kind) {
    case 'means':
      return { words: [...words], means: [...means] }
    case 'pins':
      return { words: [...words], pins: [...means] }
    case 'price':
      return { words: [...words], order: 'price' }
    case 'ignore':
      return { words: [...words], ignore: true }
    case 'same':
      return { words: [...words] }
  }
}

/** Tells a group from others, and from itself once it is changed. */
export function groupKey(group: VocabularyGroup): string {
  return JSON.stringify(toWordGroup(group))
}

/**
 * A vocabulary with one group put in place of another, added, or taken away. A group without words is taken away.
 *
 * @throws AppError `conflict` where the former group is there no longer
 */
export function editVocabulary(
  { groups }: Vocabulary,
  { former, next }: { readonly former: string; readonly next: WordGroup | null },
): Vocabulary {
  const group = next && next.words.length > 0 ? [toVocabularyGroup(next)] : []
  if (former === '') return { groups: [...groups, ...group] }
  const at = groups.findIndex((each) => groupKey(each) === former)
  if (at < 0) throw new AppError('conflict', 'Somebody has changed these words meanwhile. Look at them again.')
  return { groups: [...groups.slice(0, at), ...group, ...groups.slice(at + 1)] }
}

/** Groups of one vocabulary that another one does not have, as they are. */
export function listChangedGroups(one: Vocabulary, other: Vocabulary): VocabularyGroup[] {
  const others = new Set(other.groups.map(groupKey))
  return one.groups.filter((group) => !others.has(groupKey(group)))
}
