import type { FacetScalar, Filter, NumberRange } from '@specify/engine'

/** One facet attribute and what it must be: any of the values, or a number within the range. */
export type Condition =
  | { readonly attribute: string; readonly values: readonly FacetScalar[] }
  | { readonly attribute: string; readonly range: NumberRange }

/** All of the conditions must hold, and the words be found. */
export interface Alternative {
  readonly conditions: readonly Condition[]
  readonly words: string
}

/** The way in which a phrase matches a name: in full, by its last noun (`mixer`), or by its first word (`towel`). */
export type Sureness = 'name' | 'head' | 'hint'

export interface Meaning {
  /** Says what kind of thing is meant, not what it is like. */
  readonly isKind: boolean
  readonly sureness: Sureness
  readonly alternatives: readonly Alternative[]
  /** The best of what it stands for: the type that is called so, before those whose name ends so. */
  readonly best: Condition | null
  readonly order: 'price' | null
  /** Replaces the alternatives' conditions where some alternatives are products of that name. */
  readonly filter?: Filter
  readonly first?: Filter
  readonly isExcluded?: true
  /** Excluded values, where the alternatives are the remaining ones. */
  readonly refused?: readonly Condition[]
}

/** A stretch of the query that is understood; places are in the text as typed, `first` and `end` in its words. */
export interface Span {
  readonly first: number
  readonly end: number
  readonly typed: string
  readonly meaning: Meaning
}

/** Attributes that say what kind of thing a product is. */
const KIND_ATTRIBUTES: ReadonlySet<string> = new Set([
  'product-types',
  'categories.lvl0',
  'categories.lvl1',
  'categories.lvl2',
])

export function toMeaning(alternatives: readonly Alternative[], sureness: Sureness = 'name'): Meaning {
  const isKind = alternatives.every(({ conditions }) => conditions.some(isKindCondition))
  return { isKind: isKind && alternatives.length > 0, sureness, alternatives, best: null, order: null }
}

function isKindCondition({ attribute }: Condition): boolean {
  return KIND_ATTRIBUTES.has(attribute)
}

export function valueMeaning(attribute: string, values: readonly FacetScalar[], sureness: Sureness = 'name'): Meaning {
  return toMeaning([{ conditions: [{ attribute, values }], words: '' }], sureness)
}

/** Two meanings of one phrase: what either stands for. The surer one decides where they differ. */
export function eitherMeaning(one: Meaning, other: Meaning): Meaning {
  if (SURENESS[one.sureness] !== SURENESS[other.sureness])
    return SURENESS[one.sureness] > SURENESS[other.sureness] ? one : other
  if (one.isKind !== other.isKind) return one.isKind ? one : other
  return { ...one, alternatives: [...one.alternatives, ...other.alternatives], best: one.best ?? other.best }
}

export const SURENESS: Readonly<Record<Sureness, number>> = { name: 3, head: 2, hint: 1 }

/** Null where an alternative is words only, which no filter can ask for. */
export function meaningFilter({ alternatives, filter: own, isExcluded }: Meaning): Filter | null {
  if (own) return isExcluded ? { kind: 'not', filter: own } : own
  const filters = alternatives.filter(({ conditions }) => conditions.length > 0).map(alternativeFilter)
  if (filters.length === 0) return null
  const filter: Filter = filters.length === 1 ? filters[0]! : { kind: 'or', filters }
  return isExcluded ? { kind: 'not', filter } : filter
}

export function alternativeFilter({ conditions }: Alternative): Filter {
  const filters = conditions.map(conditionFilter)
  return filters.length === 1 ? filters[0]! : { kind: 'and', filters }
}

export function conditionFilter(condition: Condition): Filter {
  const { attribute } = condition
  if ('range' in condition) return { kind: 'range', attribute, range: condition.range }
  const filters = condition.values.map((value): Filter => ({ kind: 'term', attribute, value }))
  return filters.length === 1 ? filters[0]! : { kind: 'or', filters }
}
