import { isoDayIn } from '@specify/core/market-time.ts'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import type { Vocabulary, VocabularyGroup } from '#app/features/search/vocabulary.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { digestOf, findDraft, findPublished } from '../drafts.server.ts'
import { compareSearches, type ComparisonInput, type SearchComparison } from './compare-searches.server.ts'
import { groupKey, listChangedGroups, toWordGroup, type WordGroup } from './edit-vocabulary.ts'
import { parseVocabulary, readVocabularyDraft, VOCABULARY } from './words-calls.server.ts'

/** Groups of one page. */
const PAGE = 50

export interface ListedGroup extends WordGroup {
  /** Its place in the vocabulary. */
  readonly at: number
}

export interface WordGroups {
  readonly groups: readonly ListedGroup[]
  readonly total: number
  readonly page: number
  readonly pages: number
  /** Groups that the draft changes. */
  readonly changed: number
}

/** Groups of the draft of the vocabulary whose words or meanings have a text, a page of them. */
export async function readWordGroups(
  db: Database,
  { find, page }: { readonly find: string; readonly page: number },
): Promise<WordGroups> {
  const { vocabulary } = await readVocabularyDraft(db)
  const wanted = find.trim().toLowerCase()
  const found = vocabulary.groups.flatMap((group, at): ListedGroup[] => {
    const { kind, words, means } = toWordGroup(group)
    const hasText = wanted === '' || [...words, ...means].some((each) => each.toLowerCase().includes(wanted))
    return hasText ? [{ at, kind, words, means }] : []
  })
  const pages = Math.max(1, Math.ceil(found.length / PAGE))
  const shown = Math.min(Math.max(1, page), pages)
  const published = parseVocabulary(await findPublished(db, VOCABULARY))
  return {
    groups: found.slice((shown - 1) * PAGE, shown * PAGE),
    total: found.length,
    page: shown,
    pages,
    changed: listChangedGroups(vocabulary, published).length + countRemoved(published, vocabulary),
  }
}

function countRemoved(published: Vocabulary, draft: Vocabulary): number {
  return Math.max(0, published.groups.length - draft.groups.length)
}

/** The group at a place of the draft, or the one that has a word; null for none. */
export async function findWordGroup(
  db: Database,
  { at, word }: { readonly at: number | null; readonly word: string },
): Promise<{ readonly group: WordGroup; readonly key: string } | null> {
  const { vocabulary } = await readVocabularyDraft(db)
  const wanted = word.trim().toLowerCase()
  const group =
    at === null
      ? vocabulary.groups.find(({ words }) => words.some((each) => each.toLowerCase() === wanted))
      : vocabulary.groups[at]
  return group ? { group: toWordGroup(group), key: groupKey(group) } : null
}

export interface WordChanges {
  readonly version: number
  readonly groups: readonly { readonly before: WordGroup | null; readonly after: WordGroup | null }[]
  readonly comparison: SearchComparison
}

const MOST_GROUPS = 200
const queue = new BoundedQueue({ atOnce: 1, waiting: 20 })
/** Comparisons of a day that were made last: the page is looked at again and again. */
const compared = new LruCache<string, SearchComparison>(8)
/** Vocabularies that were read last, so that looking again makes no new lexicon. */
const read = new LruCache<string, Vocabulary>(4)

interface ChangesInput extends Omit<ComparisonInput, 'former' | 'next'> {
  readonly signal: AbortSignal
}

/** Reads what the draft of the vocabulary changes: its groups, and searches of the last 30 days. Null without a draft. */
export async function readWordChanges(input: ChangesInput): Promise<WordChanges | null> {
  const { db, signal, ...of } = input
  const draft = await findDraft(db, VOCABULARY)
  if (!draft) return null
  const former = cachedVocabulary(await findPublished(db, VOCABULARY))
  const next = cachedVocabulary(draft.body)
  const compare = () => compareSearches({ ...of, db, former, next })
  const key = [former, next].map((each) => digestOf(JSON.stringify(each))).join(' ')
  const at = `${key} ${of.locale} ${of.catalogue.generation.id} ${isoDayIn({ code: of.locale }, of.now)}`
  const comparison = compared.get(at) ?? (await queue.run(compare, signal))
  compared.set(at, comparison)
  return { version: draft.version, groups: listGroupChanges(former, next).slice(0, MOST_GROUPS), comparison }
}

function cachedVocabulary(text: string | null): Vocabulary {
  const key = digestOf(text ?? '')
  const vocabulary = read.get(key) ?? parseVocabulary(text)
  read.set(key, vocabulary)
  return vocabulary
}

/** Changed groups, each with the former one that shares a word with it. */
function listGroupChanges(former: Vocabulary, next: Vocabulary): WordChanges['groups'] {
  const gone = new Set(listChangedGroups(former, next))
  const added = listChangedGroups(next, former).map((group) => {
    const before = [...gone].find((each) => sharesWord(each, group)) ?? null
    if (before) gone.delete(before)
    return { before: before && toWordGroup(before), after: toWordGroup(group) }
  })
  return [...added, ...Array.from(gone, (group) => ({ before: toWordGroup(group), after: null }))]
}

function sharesWord(one: VocabularyGroup, other: VocabularyGroup): boolean {
  return one.words.some((word) => other.words.includes(word))
}
