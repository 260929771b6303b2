import type { Filter, IndexView } from '@specify/engine'
import { OF_VARIANTS } from './exclusions.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { meaningFilter, type Condition, type Meaning, type Span } from './lexicon/meaning.ts'

/** Least share of the products that are called so that state what the phrase was read as. */
const STATED = 0.5
/** `6*` is a pattern rather than a name. */
const WORD = /\p{L}{2,}/u
/** Number of prices below which the cheapest says nothing of the rest. */
const PRICED = 0.05
/** Share of products from which a reading narrows nothing, while few are called so. */
const NEARLY_ALL = 0.95
const AS_WRITTEN = { typos: false, prefix: 'none', limit: 0 } as const

/** Answers are of one index, which does not change. */
const answers = new WeakMap<IndexView, WeakMap<Meaning, Map<string, boolean>>>()

/**
 * Returns whether a catalogue bears what a phrase was read as. It does not where most products that have the words state
 * nothing of the kind, so that the reading would hide them; nor where nearly all products meet it. Such words stay words.
 */
export function isBorne(view: IndexView, { typed, meaning }: Pick<Span, 'typed' | 'meaning'>): boolean {
  const ofView = answers.getOrInsertComputed(view, () => new WeakMap())
  const ofMeaning = ofView.getOrInsertComputed(meaning, () => new Map())
  return ofMeaning.getOrInsertComputed(typed.toLowerCase(), () => weigh(view, typed, meaning))
}

function weigh(view: IndexView, typed: string, meaning: Meaning): boolean {
  const filter = meaningFilter(meaning)
  // The operator's filler may be what products of others are called: `door`, `parts`.
  if (saysNothing(meaning)) return statesKinds(view) || view.search({ ...AS_WRITTEN, text: typed }).nbHits === 0
  if (filter === null || meaning.filter || !WORD.test(typed)) return true
  const attributes = [...new Set(meaning.alternatives.flatMap(({ conditions }) => conditions.map(attributeOf)))]
  const stated: Filter = { kind: 'or', filters: attributes.map(statedFilter) }
  const all = view.search({ limit: 0 }).nbHits
  const kept = count(view, filter)
  // A finish that all come in says which of their variants is meant.
  if (kept >= all * NEARLY_ALL && !attributes.every((each) => OF_VARIANTS.has(each))) {
    const named = view.search({ ...AS_WRITTEN, text: typed, attributes: ['name'] }).nbHits
    return named === 0 || named >= kept * STATED
  }
  if (count(view, stated) >= all * NEARLY_ALL) return true
  const called = view.search({ ...AS_WRITTEN, text: typed }).nbHits
  if (called === 0) return true
  return view.search({ ...AS_WRITTEN, text: typed, filter: stated }).nbHits >= called * STATED
}

export function saysNothing({ alternatives, order }: Meaning): boolean {
  return alternatives.length === 0 && order === null
}

const KINDS: Filter = { kind: 'range', attribute: 'product-types', range: {} }

/** Returns whether most products say what kind of thing they are, so that what none is called is not there. */
export function statesKinds(view: IndexView): boolean {
  return count(view, KINDS) >= view.search({ limit: 0 }).nbHits * STATED
}

/** Returns whether products have prices, so that the cheapest may come first. */
export function statesPrices(view: IndexView, values: Lexicon['values']): boolean {
  const attribute = values.keys().find((each) => each.startsWith('price.'))
  if (attribute === undefined) return false
  return count(view, { kind: 'range', attribute, range: {} }) >= view.search({ limit: 0 }).nbHits * PRICED
}

function attributeOf({ attribute }: Condition): string {
  return attribute
}

/** Any value but an empty one. */
function statedFilter(attribute: string): Filter {
  const some: Filter = { kind: 'range', attribute, range: {} }
  return { kind: 'and', filters: [some, { kind: 'not', filter: { kind: 'term', attribute, value: '' } }] }
}

function count(view: IndexView, filter: Filter): number {
  return view.search({ filter, limit: 0 }).nbHits
}
