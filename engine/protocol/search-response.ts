import { Highlighter } from '../highlight.ts'
import type { Filter, SearchAnswer, SearchQuery, SearchRecord } from '../model.ts'
import type { IndexView, SearchBatch } from '../view.ts'
import type { AnswerText } from './answer-text.ts'
import { facetsJson, statsJson } from './facet-json.ts'
import { parseFacetFilters, parseFilters, parseNumericFilters } from './filter-syntax.ts'
import { RecordHighlighter } from './highlight-result.ts'
import type { Pace } from './pace.ts'
import { type SearchParameters, encodeParameters } from './search-parameters.ts'
import { retrieveAttributes } from './select-attributes.ts'

export interface ProtocolIndex {
  readonly view: IndexView
  /** Set for the name of a replica: the sort of that replica. */
  readonly sort?: string
  /** How many hits pages go through; a thousand, as in the hosted service, when absent. */
  readonly paginationLimitedTo?: number
}

export interface PlannedSearch {
  readonly index: ProtocolIndex
  readonly indexName: string
  readonly parameters: SearchParameters
  readonly query: SearchQuery
  /** The request itself, for the answer to repeat its parameters. */
  readonly body: Record<string, unknown>
}

interface Run {
  readonly batch: SearchBatch
  readonly queryId: string
  readonly now: () => number
  readonly pace: Pace
}

interface Window {
  readonly offset: number
  readonly limit: number
}

const DEFAULT_PAGINATION_LIMIT = 1000

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

/** @throws QueryError `invalid_input` */
export function planSearch(
  index: ProtocolIndex,
  indexName: string,
  parameters: SearchParameters,
  body: Record<string, unknown>,
): PlannedSearch {
  const query = { ...toSearchQuery(index, parameters), ...toWindow(index, parameters) }
  return { index, indexName, parameters, query, body }
}

/** Writes the answer to one search. @throws QueryError `too_large` */
export async function writeSearch(text: AnswerText, search: PlannedSearch, run: Run): Promise<void> {
  const started = run.now()
  const { index, parameters, query, indexName } = search
  const answer = run.batch.search(query)
  text.add('{"hits":[')
  await writeHits(text, search, answer, run)
  const parts: JsonPart[] = [
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
    ...(parameters.clickAnalytics ? [['queryID', JSON.stringify(run.queryId)] as const] : []),
    ['renderingContent', '{}'],
    ['processingTimeMS', Math.max(1, Math.round(run.now() - started))],
  ]
  text.add(`],${toMembers(parts)}}`)
}

/** A value is JSON text already, a number or a boolean. */
type JsonPart = readonly [name: string, value: string | number | boolean]

function toMembers(parts: readonly JsonPart[]): string {
  return parts.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()
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

async function writeHits(
  text: AnswerText,
  { index: { view }, parameters, query }: PlannedSearch,
  { hits }: SearchAnswer,
  { batch, pace }: Run,
): Promise<void> {
  const highlighter = new Highlighter(view.index, batch.matchText(query))
  const marked = new RecordHighlighter(highlighter, view.index.description.settings, parameters)
  for (const [index, { docId }] of hits.entries()) {
    await pace.step()
    text.add(`${index > 0 ? ',' : ''}${hitJson(view, docId, parameters, marked)}`)
  }
}

/** A record that is wanted whole is sent as its stored text. */
function hitJson(
  view: IndexView,
  docId: number,
  { attributesToRetrieve: attributes }: SearchParameters,
  marked: RecordHighlighter,
): string {
  const json = view.readJson(docId)
  const isWhole = attributes.includes('*') && !attributes.some((name) => name.startsWith('-'))
  if (isWhole && marked.isEmpty) return json
  const record: SearchRecord = JSON.parse(json)
  const kept = isWhole ? json : JSON.stringify(retrieveAttributes(record, attributes))
  const highlighted = marked.highlight(record)
  const snippets = marked.snippet(record)
  const extra: JsonPart[] = [
    ...(highlighted === undefined ? [] : [['_highlightResult', JSON.stringify(highlighted)] as const]),
    ...(snippets === undefined ? [] : [['_snippetResult', JSON.stringify(snippets)] as const]),
  ]
  if (extra.length === 0) return kept
  return kept === '{}' ? `{${toMembers(extra)}}` : `${kept.slice(0, -1)},${toMembers(extra)}}`
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
