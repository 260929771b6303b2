import type { Filter, IndexView } from '@specify/engine'
import type { Span } from './lexicon/meaning.ts'

/** A condition that nothing meets. */
export const NO_PRODUCT: Filter = { kind: 'term', attribute: 'objectID', value: '' }

const MOST_NAMED = 20
const AS_NAMED = { typos: false, prefix: 'none', attributes: ['name'] } as const

/** Boosts products within the filter that have all of the words in their names. */
export function findNamed(view: IndexView, text: string, filter: Filter | null): readonly Filter[] {
  if (filter === null) return []
  const { hits } = view.search({ ...AS_NAMED, text, filter, limit: MOST_NAMED })
  const ids = hits.map(({ docId }) => view.readRecord(docId).objectID)
  return ids.length === 0
    ? []
    : [{ kind: 'or', filters: ids.map((value) => ({ kind: 'term', attribute: 'objectID', value })) }]
}

/** Returns whether the vocabulary's name exists in no product: `hand dryer` is no hand shower. */
export function isAbsent(view: IndexView, { typed, meaning: { alternatives } }: Span): boolean {
  const isNamed = alternatives.length > 0 && alternatives.every(({ conditions, words }) => !conditions.length && words)
  return (
    isNamed &&
    /\s/.test(typed) &&
    ![typed, ...alternatives.map(({ words }) => words)].some((text) => isSpelt(view, text))
  )
}

function isSpelt(view: IndexView, text: string): boolean {
  return view.search({ text, typos: false, prefix: 'none', limit: 0 }).nbHits > 0
}

export function isFound(view: IndexView, text: string): boolean {
  return view.search({ text, limit: 0 }).nbHits > 0
}

export function isNamed(view: IndexView, text: string): boolean {
  return view.search({ ...AS_NAMED, text, limit: 0 }).nbHits > 0
}
