import type { Filter, IndexView } from '@specify/engine'
import { statesKinds } from './borne.ts'
import { isAnyMet } from './head.ts'
import {
  conditionFilter,
  meaningFilter,
  type Alternative,
  type Condition,
  type Meaning,
  type Span,
} from './lexicon/meaning.ts'

export type PartRole = 'kind' | 'attribute' | 'without' | 'wish' | 'order'

/** A phrase of the query and what was made of it. */
export interface UnderstoodPart {
  /** As typed, with corrections. */
  readonly typed: string
  readonly role: PartRole
  /** Any of them is what was meant. */
  readonly alternatives: readonly Alternative[]
  /** Excluded values, where the alternatives are the remaining ones: `not chrome`. */
  readonly refused?: readonly Condition[]
}

/** More products that are called so are too many to leave out one by one. */
const AS_NAMED = { typos: false, prefix: 'none', attributes: ['name'], limit: 100 } as const

/** A kind of so many types is a place or a purpose as often as what the thing is. */
const FEWEST_OF_BROAD = 4
const ENOUGH = 5

/** Null for any product. */
export function allOf(filters: readonly Filter[]): Filter | null {
  const [only = null, another] = filters
  return another === undefined ? only : { kind: 'and', filters }
}

export interface Heading {
  readonly head: Span | null
  /** The query said `for`: other kinds are what the thing is for. */
  readonly isTurned: boolean
  /** Products have prices. */
  readonly isPriced: boolean
  /** Returns whether the span and the head form the name of a kind: the `inset` of `bath with overflow inset`. */
  readonly isOfName: (span: Span) => boolean
}

/** Goes through the phrases, the kind of thing first, and keeps the conditions that products meet together. */
export class Reader {
  readonly parts: UnderstoodPart[] = []
  readonly wishes: Filter[] = []
  /** Every condition by itself, met or not. */
  readonly read: Filter[] = []
  readonly refused = new Set<Span>()
  /** Phrases that no product meets together with the others. */
  readonly wished = new Set<Span>()
  order: 'price' | null = null
  private readonly view: IndexView
  private readonly within: readonly Filter[]
  private readonly isPriced: boolean
  private readonly conditions: Filter[] = []
  /** The types that a category is called after: without any of them it is not what is meant. */
  private best: Filter | null = null

  constructor(
    view: IndexView,
    within: readonly Filter[],
    spans: readonly Span[],
    { head, isTurned, isOfName, isPriced }: Heading,
  ) {
    this.isPriced = isPriced
    this.view = view
    this.within = within
    if (head) this.addKind(head)
    const others = spans.filter((span) => span !== head)
    // What is said of the thing is surer than another thing beside it, and what it is called by surest.
    for (const span of others) if (!span.meaning.isKind && isOfName(span)) this.addAttribute(span)
    for (const span of others) if (!span.meaning.isKind && !isOfName(span)) this.addAttribute(span)
    // What a thing is for is no kind of it, of `rail for a shower` none is a shower, unless it is: `tap for filling pots`.
    for (const span of others)
      if (span.meaning.isKind && (!isTurned || isNarrower(span, head) || !this.isMetBy(span))) this.addOtherKind(span)
  }

  filter(): Filter | null {
    return allOf(this.conditions)
  }

  /** The same together with what is searched in. */
  all(): readonly Filter[] {
    return [...this.within, ...this.conditions]
  }

  /** Adds a condition; products that meet `first` come first. */
  addAttribute(span: Span, first: Filter | null = null): void {
    const { meaning, typed } = span
    if (meaning.order) {
      if (!this.isPriced) return
      this.order = meaning.order
      // Wishes do not count in an order by price: the cheapest shower is no shower arm.
      if (this.best) this.conditions.push(this.best)
      this.parts.push({ typed, role: 'order', alternatives: [] })
      return
    }
    const filter =
      meaning.isExcluded && meaningFilter(meaning) === null ? this.withoutWords(meaning) : meaningFilter(meaning)
    // Words that say nothing are used up; words in the place of words are looked for.
    if (!filter && meaning.alternatives.length === 0) return
    if (!filter && meaning.isExcluded) return
    if (!filter) {
      this.refused.add(span)
      return
    }
    const isMet = this.isMet(filter, this.best)
    // What is said in names alone is found by its words.
    if (!meaning.filter) this.read.push(filter)
    if (isMet) this.conditions.push(filter)
    else {
      this.wishes.push(filter)
      this.wished.add(span)
    }
    const preferred = isMet ? (first ?? preferredFilter(meaning)) : null
    if (preferred) this.wishes.push(preferred)
    const role = meaning.isExcluded ? 'without' : 'attribute'
    const { alternatives, refused } = meaning
    this.parts.push({ typed, role: isMet ? role : 'wish', alternatives, ...(refused && { refused }) })
  }

  /** Products that are not called so: `not gooseneck`. Null where none is, or too many. */
  private withoutWords({ alternatives }: Meaning): Filter | null {
    const filter = allOf(this.all())
    const ids = alternatives.flatMap(({ words }) => {
      const { hits, nbHits } = this.view.search({ ...AS_NAMED, text: words, ...(filter && { filter }) })
      return nbHits > hits.length ? [] : hits.map(({ docId }) => this.view.readRecord(docId).objectID)
    })
    // Where names are all there is, `no drip` is one of them.
    if (!statesKinds(this.view)) return null
    const filters = ids.map((value): Filter => ({ kind: 'term', attribute: 'objectID', value }))
    return filters.length > 0 ? { kind: 'not', filter: { kind: 'or', filters } } : null
  }

  private addKind(span: Span): void {
    const { meaning, typed } = span
    const filter = meaningFilter(meaning)
    if (!filter) return
    const isCombined = meaning.alternatives.some(({ conditions }) => conditions.length > 1)
    if (isCombined && !this.isMet(filter)) {
      this.refused.add(span)
      return
    }
    this.conditions.push(filter)
    this.read.push(filter)
    if (meaning.best) this.wishes.push(conditionFilter(meaning.best))
    if (meaning.first) this.wishes.push(meaning.first)
    if (meaning.best && 'values' in meaning.best && meaning.best.values.length > 1)
      this.best = conditionFilter(meaning.best)
    this.parts.push({ typed, role: 'kind', alternatives: meaning.alternatives })
  }

  /** A second kind narrows the first where products are both; otherwise it is a word like others. */
  private addOtherKind(span: Span): void {
    const filter = meaningFilter(span.meaning)
    if (span.meaning.sureness === 'hint' || !filter || !this.isMet(filter)) {
      this.refused.add(span)
      return
    }
    const { alternatives } = span.meaning
    // Few are called both by chance: of `wc pan`, the pans that hang on a wall are toilets, too.
    const isBroad = alternatives.length >= FEWEST_OF_BROAD && this.count([filter]) < ENOUGH
    if (isBroad && this.count([]) >= ENOUGH) {
      this.wishes.push(filter)
      return
    }
    this.conditions.push(filter)
    this.read.push(filter)
    this.parts.push({ typed: span.typed, role: 'attribute', alternatives })
  }

  private count(filters: readonly Filter[]): number {
    return this.view.search({ filter: { kind: 'and', filters: [...this.all(), ...filters] }, limit: 0 }).nbHits
  }

  private isMetBy({ meaning }: Span): boolean {
    const filter = meaningFilter(meaning)
    return filter !== null && this.isMet(filter)
  }

  private isMet(filter: Filter, best: Filter | null = null): boolean {
    return isAnyMet(this.view, [...this.all(), ...(best ? [best] : []), filter])
  }
}

/** Returns whether each kind of a phrase is also a kind of another. */
function isNarrower({ meaning }: Span, head: Span | null): boolean {
  const kinds = new Set(head ? kindsOf(head.meaning) : [])
  const own = kindsOf(meaning)
  return own.length > 0 && own.length < kinds.size && own.every((kind) => kinds.has(kind))
}

function kindsOf({ alternatives }: Meaning): string[] {
  return alternatives.map(({ conditions: [first] }) => JSON.stringify(first))
}

/** The condition of the first attribute of a phrase with several: a finish in steel comes before the material. */
function preferredFilter({ alternatives, isExcluded, best, first }: Meaning): Filter | null {
  if (!isExcluded && (first || best)) return first ?? conditionFilter(best!)
  const [attribute, ...others] = new Set(
    alternatives.flatMap(({ conditions }) => conditions.map((each) => each.attribute)),
  )
  if (isExcluded || attribute === undefined || others.length === 0) return null
  const own = alternatives.flatMap(({ conditions }) => conditions.filter((each) => each.attribute === attribute))
  return { kind: 'or', filters: own.map(conditionFilter) }
}
