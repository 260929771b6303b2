import { Highlighter } from '../engine/highlight.ts'
import type { Filter, JsonValue, SearchAnswer, SearchQuery } from '../engine/model.ts'
import type { IndexView, SearchBatch } from '../engine/view.ts'
import { facetsJson, statsJson } from './facet-json.ts'
import { parseFacetFilters, parseFilters, parseNumericFilters } from './filter-syntax.ts'
import { RecordHighlighter } from './highlight-result.ts'
import { type SearchParameters, encodeParameters } from './search-parameters.ts'
import { retrieveAttributes } from './select-attributes.ts'

/** An index under one of its names. */
export interface ProtocolIndex {
  readonly view: IndexView
  /** For the name of a replica, the sort it stands for. */
  readonly sort?: string
  /** How many hits pages go through; a thousand, as in the hosted service, when absent. */
  readonly paginationLimitedTo?: number
}

interface ProtocolSearch {
  readonly index: ProtocolIndex
  readonly indexName: string
  readonly parameters: SearchParameters
  readonly batch: SearchBatch
  /** The request itself, for the answer to repeat its parameters. */
  readonly body: Record<string, unknown>
  readonly queryId: string
  readonly now: () => number
}

interface Window {
  readonly offset: number
  readonly limit: number
}

const DEFAULT_PAGINATION_LIMIT = 1000

/** The question that the parameters put to the engine. */
export function toSearchQuery({ sort }: ProtocolIndex, parameters: SearchParameters): SearchQuery {
  const { facets, restrictSearchableAttributes: attributes } = parameters
  const filter = toFilter(parameters)
  return {
    text: parameters.query,
    ...(filter && { filter }),
    ...(attributes && { attributes }),
    ...(sort !== undefined && { sort }),
    typos: parameters.typoTolerance,
    prefix: PREFIXES[parameters.queryType],
    removeWords: parameters.removeWordsIfNoResults,
    facets: facets.includes('*') ? '*' : facets,
    maxValuesPerFacet: parameters.maxValuesPerFacet,
  }
}

const PREFIXES = { prefixLast: 'last', prefixAll: 'all', prefixNone: 'none' } as const

/** The answer to one search as JSON text. */
export function searchResponse(search: ProtocolSearch): string {
  const started = search.now()
  const { index, parameters, batch, indexName } = search
  const window = toWindow(index, parameters)
  const query = { ...toSearchQuery(index, parameters), ...window }
  const answer = batch.search(query)
  const hits = readHits(search, query, answer)
  return toJson([
    ['hits', JSON.stringify(hits)],
    ['nbHits', answer.nbHits],
    ...paging(index, parameters, answer.nbHits),
    ...(parameters.facets.length > 0 ? facetParts(answer) : []),
    ['exhaustiveNbHits', true],
    ['exhaustiveTypo', true],
    ['exhaustive', '{"facetsCount":true,"nbHits":true,"typo":true}'],
    ['query', JSON.stringify(parameters.query)],
    ...(answer.ignoredWords.length > 0
      ? [['queryAfterRemoval', JSON.stringify(markRemoved(parameters.query, answer))] as const]
      : []),
    ['params', JSON.stringify(encodeParameters(search.body))],
    ['index', JSON.stringify(indexName)],
    ...(parameters.clickAnalytics ? [['queryID', JSON.stringify(search.queryId)] as const] : []),
    ['renderingContent', '{}'],
    ['processingTimeMS', Math.max(1, Math.round(search.now() - started))],
  ])
}

/** A value is JSON text already, a number or a boolean. */
type JsonPart = readonly [name: string, value: string | number | boolean]

function toJson(parts: readonly JsonPart[]): string {
  return `{${parts.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
}

function toFilter(parameters: SearchParameters): Filter | null {
  const filters = [
    parseFilters(parameters.filters),
    parseFacetFilters(parameters.facetFilters ?? []),
    parseNumericFilters(parameters.numericFilters ?? []),
    parseFacetFilters(parameters.tagFilters ?? []),
  ].flatMap((filter) => (filter === null ? [] : filter.kind === 'and' ? filter.filters : [filter]))
  return filters.length === 0 ? null : { kind: 'and', filters }
}

/** Pages past the pagination limit are empty. */
function toWindow(
  { paginationLimitedTo = DEFAULT_PAGINATION_LIMIT }: ProtocolIndex,
  parameters: SearchParameters,
): Window {
  const { offset, length, page, hitsPerPage } = parameters
  const start = offset ?? page * hitsPerPage
  const limit = offset === undefined ? hitsPerPage : (length ?? hitsPerPage)
  return { offset: start, limit: Math.max(0, Math.min(limit, paginationLimitedTo - start)) }
}

function paging(
  { paginationLimitedTo = DEFAULT_PAGINATION_LIMIT }: ProtocolIndex,
  parameters: SearchParameters,
  nbHits: number,
): JsonPart[] {
  const { offset, length, page, hitsPerPage } = parameters
  if (offset !== undefined)
    return [
      ['offset', offset],
      ['length', length ?? hitsPerPage],
    ]
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, paginationLimitedTo) / hitsPerPage)
  return [
    ['page', page],
    ['nbPages', nbPages],
    ['hitsPerPage', hitsPerPage],
  ]
}

function readHits({ index, parameters, batch }: ProtocolSearch, query: SearchQuery, answer: SearchAnswer): JsonValue[] {
  const { view } = index
  const highlighter = new Highlighter(view.index, batch.matchText(query))
  const texts = new RecordHighlighter(highlighter, view.index.description.settings, parameters)
  return answer.hits.map(({ docId }) => {
    const record = view.readRecord(docId)
    const highlighted = texts.highlight(record)
    const snippets = texts.snippet(record)
    return Object.fromEntries([
      ...Object.entries(retrieveAttributes(record, parameters.attributesToRetrieve) ?? {}),
      ...(highlighted === undefined ? [] : [['_highlightResult', highlighted]]),
      ...(snippets === undefined ? [] : [['_snippetResult', snippets]]),
    ])
  })
}

function facetParts({ facets }: SearchAnswer): JsonPart[] {
  const stats = statsJson(facets)
  return [
    ['facets', facetsJson(facets)],
    ...(stats === null ? [] : [['facets_stats', stats] as const]),
    ['exhaustiveFacetsCount', true],
  ]
}

/** The query with the words that were given up in `<em>`. */
function markRemoved(query: string, { ignoredWords }: SearchAnswer): string {
  let at = 0
  let marked = ''
  for (const word of ignoredWords) {
    const start = query.indexOf(word, at)
    marked += `${query.slice(at, start)}<em>${word}</em>`
    at = start + word.length
  }
  return marked + query.slice(at)
}
