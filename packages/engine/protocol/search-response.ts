import { Highlighter } from '../highlight.ts'
import type { SearchAnswer, SearchQuery, SearchRecord } from '../model.ts'
import type { IndexView, SearchBatch } from '../view.ts'
import type { AnswerText } from './answer-text.ts'
import { facetsJson, statsJson } from './facet-json.ts'
import { RecordHighlighter } from './highlight-result.ts'
import type { Pace } from './pace.ts'
import { type ProtocolIndex, type QueryReading, readWords, toSearchQuery } from './read-search.ts'
import { type SearchParameters, encodeParameters } from './search-parameters.ts'
import { retrieveAttributes } from './select-attributes.ts'

export interface PlannedSearch {
  readonly index: ProtocolIndex
  readonly indexName: string
  readonly parameters: SearchParameters
  readonly query: SearchQuery
  readonly reading: QueryReading | null
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

/** @throws QueryError `invalid_input` */
export function planSearch(
  index: ProtocolIndex,
  indexName: string,
  parameters: SearchParameters,
  body: Record<string, unknown>,
): PlannedSearch {
  const reading = readWords(index, parameters)
  const query = { ...toSearchQuery(index, parameters, reading), ...toWindow(index, parameters) }
  return { index, indexName, parameters, query, reading, body }
}

/** Writes the answer to one search. @throws QueryError `too_large` */
export async function writeSearch(text: AnswerText, search: PlannedSearch, run: Run): Promise<void> {
  const started = run.now()
  const { index, parameters, query, reading, indexName } = search
  const answer = run.batch.search(query)
  text.add('{"hits":[')
  await writeHits(text, search, answer, run)
  const parts: JsonPart[] = [
    ['nbHits', answer.nbHits],
    ...(reading?.nearest ? [['nbComplete', answer.nbComplete] as const] : []),
    ...paging(index, parameters, answer.nbHits),
    ...(parameters.facets.length > 0 ? facetParts(answer) : []),
    ['exhaustiveNbHits', true],
    ['exhaustiveTypo', true],
    ['exhaustive', '{"facetsCount":true,"nbHits":true,"typo":true}'],
    ['query', JSON.stringify(parameters.query)],
    ...readingParts(parameters.query, answer.ignoredWords, reading),
    ['params', JSON.stringify(encodeParameters(search.body))],
    ['index', JSON.stringify(indexName)],
    ...(parameters.clickAnalytics ? [['queryID', JSON.stringify(run.queryId)] as const] : []),
    ['renderingContent', '{}'],
    ['processingTimeMS', Math.max(1, Math.round(run.now() - started))],
  ]
  text.add(`],${toMembers(parts)}}`)
}

function readingParts(text: string, removed: readonly string[], reading: QueryReading | null): JsonPart[] {
  const ignored = [...removed, ...(reading?.ignoredWords ?? [])]
  return [
    ...(ignored.length > 0 ? [['queryAfterRemoval', JSON.stringify(markRemoved(text, ignored))] as const] : []),
    ...(reading && reading.appliedRules.length > 0
      ? [
          ['parsedQuery', JSON.stringify(reading.text)] as const,
          ['appliedRules', JSON.stringify(reading.appliedRules)] as const,
        ]
      : []),
    ...(reading?.userData ? [['userData', JSON.stringify(reading.userData)] as const] : []),
  ]
}

/** A value is JSON text already, a number or a boolean. */
type JsonPart = readonly [name: string, value: string | number | boolean]

function toMembers(parts: readonly JsonPart[]): string {
  return parts.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()
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
  { index: { view }, parameters, query, reading }: PlannedSearch,
  { hits }: SearchAnswer,
  { batch, pace }: Run,
): Promise<void> {
  // All of the words are marked, also those that became conditions.
  const searched = reading ? { ...query, text: parameters.query, removeWords: 'allOptional' as const } : query
  const matches = batch.matchText(searched)
  const marked = view.layers.map(({ index }, layer) => {
    return new RecordHighlighter(
      new Highlighter(index, matches?.[layer] ?? null),
      index.description.settings,
      parameters,
    )
  })
  for (const [index, { docId }] of hits.entries()) {
    await pace.step()
    text.add(`${index > 0 ? ',' : ''}${hitJson(view, docId, parameters, marked[view.locate(docId).layer]!)}`)
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
function markRemoved(query: string, ignoredWords: readonly string[]): string {
  let at = 0
  let marked = ''
  for (const word of ignoredWords) {
    const start = query.indexOf(word, at)
    if (start < 0) continue
    marked += `${query.slice(at, start)}<em>${word}</em>`
    at = start + word.length
  }
  return marked + query.slice(at)
}
