import type { Filter, JsonValue, SearchQuery } from '../model.ts'
import type { IndexView } from '../view.ts'
import { type WrittenQuery, readAdvancedSyntax } from './advanced-syntax.ts'
import { parseFacetFilters, parseFilters, parseNumericFilters } from './filter-syntax.ts'
import type { SearchParameters } from './search-parameters.ts'

/** Meaning of a query's words, where the index can interpret them. */
export interface QueryReading extends Pick<SearchQuery, 'meant' | 'nearest' | 'prefix' | 'typos' | 'wishes' | 'sort'> {
  /** The words that are left to look for. */
  readonly text: string
  /** Words that were given up, as they stand in the query. */
  readonly ignoredWords: readonly string[]
  /** Interpretation of the removed words, for the answer. */
  readonly appliedRules: readonly JsonValue[]
  /** Data of the site's own, passed on as it is. */
  readonly userData?: readonly JsonValue[]
}

export interface ProtocolIndex {
  /** Reads the words of clients that do not say how they are to be matched. */
  readonly read?: (text: string) => QueryReading
  readonly view: IndexView
  /** Set for the name of a replica: the sort of that replica. */
  readonly sort?: string
  /** Number of hits that paging reaches; 1,000 when absent, as in the hosted service. */
  readonly paginationLimitedTo?: number
}

export function readWords({ read }: ProtocolIndex, { query, isLiteral }: SearchParameters): QueryReading | null {
  return read && !isLiteral && query !== '' ? read(query) : null
}

export function toSearchQuery(
  index: ProtocolIndex,
  parameters: SearchParameters,
  reading: QueryReading | null,
): SearchQuery {
  const { facets, restrictSearchableAttributes: attributes, optionalWords } = parameters
  const filter = toFilter(parameters)
  const sort = index.sort ?? reading?.sort
  return {
    ...(reading ? { text: reading.text } : readTyped(parameters)),
    ...(filter && { filter }),
    ...(reading?.meant && { meant: reading.meant }),
    ...(reading?.nearest && { nearest: reading.nearest }),
    ...(reading?.wishes && { wishes: reading.wishes }),
    ...(attributes && { attributes }),
    ...(optionalWords && { optionalWords }),
    ...(parameters.ignorePlurals === false && { plurals: false }),
    ...(sort !== undefined && { sort }),
    typos: reading?.typos ?? parameters.typoTolerance,
    prefix: reading?.prefix ?? PREFIXES[parameters.queryType],
    removeWords: parameters.removeWordsIfNoResults,
    facets: facets.includes('*') ? '*' : facets,
    maxValuesPerFacet: parameters.maxValuesPerFacet,
  }
}

function readTyped({ query, advancedSyntax, advancedSyntaxFeatures }: SearchParameters): WrittenQuery {
  return advancedSyntax ? readAdvancedSyntax(query, advancedSyntaxFeatures) : { text: query }
}

const PREFIXES = { prefixLast: 'last', prefixAll: 'all', prefixNone: 'none' } as const

function toFilter(parameters: SearchParameters): Filter | null {
  const filters = [
    parseFilters(parameters.filters),
    parseFacetFilters(parameters.facetFilters ?? []),
    parseNumericFilters(parameters.numericFilters ?? []),
    parseFacetFilters(parameters.tagFilters ?? []),
  ].flatMap((filter) => (filter === null ? [] : filter.kind === 'and' ? filter.filters : [filter]))
  return filters.length === 0 ? null : { kind: 'and', filters }
}
