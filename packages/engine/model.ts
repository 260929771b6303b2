/** Shapes shared by everything that builds or queries an index. The engine never looks at a record beyond these. */

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** One record per product. `objectID` is unique within an index and decides ties, so builds are repeatable. */
export interface SearchRecord {
  readonly objectID: string
  readonly [attribute: string]: JsonValue
}

type FacetKind = 'term' | 'number' | 'boolean'
export type FacetScalar = string | number | boolean
export type SortOrder = 'asc' | 'desc'

export interface FacetSetting {
  readonly attribute: string
  readonly kind: FacetKind
  /** Can be filtered on, but is not counted when all facets are asked for. */
  readonly filterOnly?: boolean
}

export interface RankingSetting {
  readonly attribute: string
  readonly order: SortOrder
}

export interface SortSetting extends RankingSetting {
  readonly name: string
}

/**
 * Settings of an index. Attributes are paths: `name`, `categories.lvl0` (a literal key or nested), or through arrays,
 * `variants.sku`.
 */
export interface IndexSettings {
  /** Text attributes, most important first. */
  readonly searchable: readonly string[]
  /** Attributes that hold product codes, matched regardless of case and separators. */
  readonly codes: readonly string[]
  readonly facets: readonly FacetSetting[]
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** The default order, and the last tie-break of text relevance. Records without a value come last. */
  readonly customRanking: readonly RankingSetting[]
  readonly sorts: readonly SortSetting[]
}

/** Identifies a catalogue and its state; both decide whether a snapshot may be used. */
export interface IndexIdentity {
  readonly name: string
  readonly generation: string
}

export interface NumberRange {
  readonly min?: number
  readonly max?: number
  readonly excludeMin?: boolean
  readonly excludeMax?: boolean
}

/** A term matches regardless of case unless a value spelt exactly so exists. Unknown attributes match nothing. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'term'; readonly attribute: string; readonly value: FacetScalar }
  | { readonly kind: 'range'; readonly attribute: string; readonly range: NumberRange }

/** Selected values or ranges of one facet; any of them matches. Its own counts ignore it. */
export interface Refinement {
  readonly attribute: string
  readonly values?: readonly FacetScalar[]
  readonly ranges?: readonly NumberRange[]
}

/** Selects which words to drop, up to five, when no record of the view has them all. */
export type WordRemoval = 'none' | 'lastWords' | 'firstWords' | 'allOptional'

export interface TextOptions {
  readonly typos?: boolean
  readonly prefix?: 'last' | 'all' | 'none'
  readonly removeWords?: WordRemoval
  /** Matches singular and plural forms; only the written form when false. */
  readonly plurals?: boolean
  /** Words of the text that a record need not have; those that have them come first. All of them: one is enough. */
  readonly optionalWords?: readonly string[]
  /** Only these of the `searchable` and `codes` attributes are looked into. */
  readonly attributes?: readonly string[]
  /** Records have each of these, word for word and side by side. */
  readonly phrases?: readonly string[]
  /** Records have none of these, which are words, phrases or whole codes. */
  readonly without?: readonly string[]
}

/** A search for records that have most of a query, by weight, where few have all of it. */
export interface Nearest {
  /** All that was typed, corrections made. A record need not have any one of the words. */
  readonly text: string
  /** Conditions read from words; each that a record meets counts like a word. */
  readonly wishes: readonly Filter[]
  /** Phrases of the text, each with others that mean the same and are worth a little less. */
  readonly alike?: readonly (readonly [phrase: string, others: readonly string[]])[]
  /** They follow where fewer records than this have everything, so that there are as many. */
  readonly atLeast: number
}

/** The sort that every index has: its custom ranking, whatever the text. */
export const CUSTOM_RANKING = 'custom-ranking'

export interface SearchQuery extends TextOptions {
  readonly text?: string
  readonly filter?: Filter
  /** Conditions read from words of the query; unlike with `filter`, records that come nearest need not meet them. */
  readonly meant?: Filter
  /**
   * Those that come nearest in the whole of the view follow where few have everything, whatever is filtered: counts keep
   * their promise.
   */
  readonly nearest?: Nearest
  readonly refinements?: readonly Refinement[]
  /** Records that meet these come first, an earlier one outweighing all after it; up to three are looked at. */
  readonly wishes?: readonly Filter[]
  /** Attributes to count, or `*` for every facet that is not `filterOnly`. */
  readonly facets?: readonly string[] | '*'
  /** Per facet, the most frequent; refined values are always listed. */
  readonly maxValuesPerFacet?: number
  /** The name of one of the index's sorts, or `CUSTOM_RANKING`; relevance, then custom ranking, when absent. */
  readonly sort?: string
  readonly offset?: number
  readonly limit?: number
  /** Attributes that a hosted index returns of each record; the engine has whole records. */
  readonly retrieve?: readonly string[]
}

export interface FacetValue {
  readonly value: FacetScalar
  readonly count: number
}

export interface FacetStats {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

/** Values by count, most first, equal counts in natural order (`2` before `10`). Stats are of number facets. */
export interface FacetCounts {
  readonly values: readonly FacetValue[]
  readonly stats: FacetStats | null
}

/** The product code that a search matched, and at which element of its array (the variant) it stands. */
export interface MatchedCode {
  readonly attribute: string
  readonly element: number
  /** Lower case, without separators. */
  readonly code: string
  /** The typed beginning of the code; empty where it only resembles the query. */
  readonly typed: string
  readonly exact: boolean
}

export interface SearchHit {
  readonly docId: number
  readonly matchedCode: MatchedCode | null
}

export interface SearchAnswer {
  readonly nbHits: number
  /** Hits that have everything; those after them come nearest. */
  readonly nbComplete: number
  readonly hits: readonly SearchHit[]
  readonly facets: ReadonlyMap<string, FacetCounts>
  /** Query words given up by `removeWords`, as typed. */
  readonly ignoredWords: readonly string[]
}
