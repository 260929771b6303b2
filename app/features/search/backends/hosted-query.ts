import { normaliseCode } from '@specify/engine/fold'
import type { ProductScope, SearchResult } from './backend.ts'
import {
  CUSTOM_RANKING,
  type FacetCounts,
  type Filter,
  type Refinement,
  type SearchQuery,
  type SearchRecord,
} from '@specify/engine'
import { writeFilters } from './hosted-filters.ts'

export interface ProtocolRequest {
  readonly indexName: string
  readonly query: string
  readonly hitsPerPage: number
  readonly page: number
  readonly filters: string
  readonly facets: readonly string[]
  readonly maxValuesPerFacet: number
  readonly attributesToHighlight: readonly string[]
  readonly attributesToRetrieve?: readonly string[]
}

export interface ProtocolAnswer {
  readonly nbHits: number
  readonly hits: readonly SearchRecord[]
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facets_stats?: Readonly<Record<string, { min: number; max: number; avg: number; sum: number }>>
}

/** Staff search an index of their own, so that no key of the public one reaches it. */
export function hostedIndexName({ locale, visibility, inBimLibrary }: ProductScope, sort?: string): string {
  const name = `${locale}_${inBimLibrary ? 'bim-library' : 'products'}${visibility === 'internal' ? '_internal' : ''}`
  return sort ? `${name}_${sort === CUSTOM_RANKING ? 'newest' : sort}` : name
}

/**
 * A query for the hosted service: the hits with all refinements, and for each refined facet one more request without
 * its own, which gives that facet's counts. The first request is the one with the hits.
 */
export function toProtocolRequests(scope: ProductScope, query: SearchQuery): ProtocolRequest[] {
  const { refinements = [], limit = 0, offset = 0 } = query
  const facets = query.facets === '*' ? ['*'] : (query.facets ?? [])
  const request = (over: Partial<ProtocolRequest>, refined: readonly Refinement[]): ProtocolRequest => ({
    indexName: hostedIndexName(scope, query.sort),
    query: query.text ?? '',
    hitsPerPage: limit,
    page: limit > 0 ? Math.floor(offset / limit) : 0,
    filters: writeFilters(allOf([query.filter, query.meant]), refined),
    facets,
    maxValuesPerFacet: query.maxValuesPerFacet ?? 100,
    attributesToHighlight: [],
    ...(query.retrieve ? { attributesToRetrieve: query.retrieve } : {}),
    ...over,
  })
  return [
    request({}, refinements),
    ...refinements.map((own) =>
      request(
        { hitsPerPage: 0, page: 0, facets: [own.attribute] },
        refinements.filter((each) => each !== own),
      ),
    ),
  ]
}

function allOf(filters: readonly (Filter | undefined)[]): Filter | undefined {
  const given = filters.filter((filter) => filter !== undefined)
  return given.length > 1 ? { kind: 'and', filters: given } : given[0]
}

export function fromProtocolAnswers(query: SearchQuery, answers: readonly ProtocolAnswer[]): SearchResult {
  const [main, ...own] = answers
  const facets = new Map<string, FacetCounts>()
  const read = (answer: ProtocolAnswer | undefined, attribute: string) => {
    const counts = Object.entries(answer?.facets?.[attribute] ?? {}).map(([value, count]) => ({ value, count }))
    facets.set(attribute, { values: counts, stats: answer?.facets_stats?.[attribute] ?? null })
  }
  for (const attribute of Object.keys(main?.facets ?? {})) read(main, attribute)
  query.refinements?.forEach(({ attribute }, index) => read(own[index], attribute))
  return {
    nbHits: main?.nbHits ?? 0,
    // It is asked for what has everything alone.
    nbComplete: main?.nbHits ?? 0,
    facets,
    hits: (main?.hits ?? []).map((record) => ({ record, matchedVariant: matchedVariant(record, query.text ?? '') })),
  }
}

/** The variant whose code is a word of the text, or the whole of it. */
function matchedVariant({ variants }: SearchRecord, text: string): number | null {
  const codes = new Set([text, ...text.split(/\s+/)].map(normaliseCode).filter(Boolean))
  if (!Array.isArray(variants)) return null
  const index = variants.findIndex((variant: Record<string, unknown>) =>
    [variant['sku'], variant['item-code']].some((code) => typeof code === 'string' && codes.has(normaliseCode(code))),
  )
  return index < 0 ? null : index
}
