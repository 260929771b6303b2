import type { Filter, IndexView } from '@specify/engine'
import { alternativeFilter, toMeaning, type Alternative, type Meaning, type Span } from '../lexicon/meaning.ts'

/** Above this number, products of a name are not listed one by one. */
const MOST_NAMED = 100
const AS_NAMED = { typos: false, prefix: 'none', attributes: ['name'], limit: MOST_NAMED } as const

/** Meanings are of one index, which does not change. */
const named = new WeakMap<Meaning, Meaning>()

/**
 * An alternative with words of its own is the products that are called so: of `Rail showers` and `Care showers + rail`,
 * not every care shower; of `Wastes + bath waste`, no basin waste.
 */
export function nameAlternatives(view: IndexView, spans: readonly Span[]): readonly Span[] {
  return spans.map((span) => {
    const meaning = named.getOrInsertComputed(span.meaning, () => withNames(view, span.meaning))
    return meaning === span.meaning ? span : { ...span, meaning }
  })
}

function withNames(view: IndexView, meaning: Meaning): Meaning {
  const { alternatives, best } = meaning
  const [first] = alternatives
  if (!first || (alternatives.length < 2 && !meaning.isKind)) return meaning
  // Of a kind with one name that too many have, the words are looked for.
  if (alternatives.length < 2 && productsOf(view, first) === 'many') return meaning
  const isSaid = first.words !== '' || first.conditions.length > 1
  const own = alternatives.length > 1 && !best && isSaid ? filterOf(view, first) : null
  const ordered = own ? { ...meaning, first: own } : meaning
  const hasWords = alternatives.some(({ words }) => words !== '')
  if (!hasWords || alternatives.every(({ conditions }) => conditions.length === 0)) return ordered
  const found = alternatives.flatMap((each) => {
    const filter = filterOf(view, each)
    return filter ? [{ each, filter }] : []
  })
  const filters = found.map(({ filter }) => filter)
  const [only, another] = filters
  if (!only) return meaning
  // What nothing is called says nothing of what the others are.
  const { isKind } = toMeaning(found.map(({ each }) => each))
  return { ...ordered, isKind, filter: another ? { kind: 'or', filters } : only }
}

/** Null where nothing is called so; without its words where too much is. */
function filterOf(view: IndexView, alternative: Alternative): Filter | null {
  const products = productsOf(view, alternative)
  return products === 'many' ? ownFilter(alternative) : products
}

function productsOf(view: IndexView, alternative: Alternative): Filter | 'many' | null {
  const own = ownFilter(alternative)
  return alternative.words === '' ? own : calledSo(view, alternative.words, own)
}

function ownFilter(alternative: Alternative): Filter | null {
  return alternative.conditions.length > 0 ? alternativeFilter(alternative) : null
}

/** The products that are called so, of those that meet a filter; null where none is, `many` where too many are. */
export function calledSo(view: IndexView, text: string, filter: Filter | null): Filter | 'many' | null {
  const { hits, nbHits } = view.search({ ...AS_NAMED, text, ...(filter && { filter }) })
  if (nbHits > MOST_NAMED) return 'many'
  const filters = hits.map(({ docId }): Filter => {
    return { kind: 'term', attribute: 'objectID', value: view.readRecord(docId).objectID }
  })
  return filters.length > 1 ? { kind: 'or', filters } : (filters[0] ?? null)
}
