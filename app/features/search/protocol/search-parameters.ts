import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'

/** As the hosted service has it. */
const MAX_HITS_PER_PAGE = 1000
const MAX_VALUES_PER_FACET = 1000
const MAX_FACET_HITS = 100
/** Characters of a query past this are not looked at. */
const MAX_QUERY_LENGTH = 512

const Count = z.int().min(0)
/** Lists may come as one name, as names with commas between, or as JSON text. */
const Names = z.union([z.array(z.string()), z.string().transform(splitNames)])
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** The parameters of a search that change its answer here. Those of the hosted service that do not are ignored. */
export const SearchParameters = z.object({
  query: z
    .string()
    .transform((text) => text.slice(0, MAX_QUERY_LENGTH))
    .default(''),
  page: Count.default(0),
  hitsPerPage: Count.max(MAX_HITS_PER_PAGE).default(20),
  offset: Count.optional(),
  length: Count.max(MAX_HITS_PER_PAGE).optional(),
  facets: Names.default([]),
  maxValuesPerFacet: Count.transform((count) => Math.min(count, MAX_VALUES_PER_FACET)).default(100),
  filters: z.string().default(''),
  facetFilters: z.unknown().optional(),
  numericFilters: z.unknown().optional(),
  tagFilters: z.unknown().optional(),
  attributesToRetrieve: Names.default(['*']),
  attributesToHighlight: Names.optional(),
  attributesToSnippet: Names.default([]),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
  snippetEllipsisText: z.string().default('…'),
  typoTolerance: z.union([Flag, z.enum(['min', 'strict']).transform(() => true)]).default(true),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).default('none'),
  restrictSearchableAttributes: Names.optional(),
  clickAnalytics: Flag.default(false),
  facetQuery: z.string().default(''),
  maxFacetHits: z.int().min(1).max(MAX_FACET_HITS).default(10),
})
export type SearchParameters = z.infer<typeof SearchParameters>

const TEXTS: ReadonlySet<string> = new Set([
  'query',
  'filters',
  'facetQuery',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
])

/**
 * The parameters of one request: its own members, or those in its `params`, which is an object or, from older clients,
 * url-encoded text. Null stands for the default.
 * @throws AppError `invalid_input` that names the parameter.
 */
export function readParameters(request: Record<string, unknown>): SearchParameters {
  const parameters = { ...readParams(request['params']), ...request }
  const given = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null))
  const outcome = SearchParameters.safeParse(given)
  if (outcome.success) return outcome.data
  const [issue] = outcome.error.issues
  throw new AppError('invalid_input', `Invalid value for "${issue?.path.join('.')}" parameter: ${issue?.message}`)
}

/** The parameters as the answer repeats them. */
export function encodeParameters(parameters: Record<string, unknown>): string {
  const { params, ...own } = parameters
  const known = Object.entries({ ...readParams(params), ...own }).filter(([name]) =>
    Object.hasOwn(SearchParameters.shape, name),
  )
  const texts = known.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])
  return new URLSearchParams(texts).toString()
}

function readParams(params: unknown): Record<string, unknown> {
  if (typeof params === 'string') {
    return Object.fromEntries(Array.from(new URLSearchParams(params), ([name, text]) => [name, readText(name, text)]))
  }
  return isObject(params) ? params : {}
}

/** Everything but texts is JSON, except for words such as `prefixAll` or a lone attribute. */
function readText(name: string, text: string): unknown {
  if (TEXTS.has(name)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function splitNames(text: string): string[] {
  if (!text.trimStart().startsWith('[')) return text === '' ? [] : text.split(',').map((name) => name.trim())
  try {
    return z.array(z.string()).parse(JSON.parse(text))
  } catch {
    return []
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
