import { z } from 'zod'
import { ADVANCED_SYNTAX_FEATURES } from './advanced-syntax.ts'
import { QueryError } from './query-error.ts'
import { inputIssueText } from './input-issue.ts'

/** Same limit as the hosted service. */
const MAX_HITS_PER_PAGE = 1000
const MAX_VALUES_PER_FACET = 1000
const MAX_FACET_HITS = 100
/** A longer query is cut. */
const MAX_QUERY_LENGTH = 512
/** Longest list of attributes; no index has as many. */
const MAX_NAMES = 100
const MAX_NAME_LENGTH = 200
/** Parts of an attribute's path. The deepest of a product has four. */
const MAX_NAME_PARTS = 10
/** Tags stand around every matched word, so their length counts a thousandfold. */
const MAX_TAG_LENGTH = 100
/** Parameters written as one text: a thousand filters, percent-encoded. */
const MAX_PARAMS_LENGTH = 500_000
const MAX_PARAMS = 200
/** Characters of a value that an answer repeats. */
const MAX_ECHOED_VALUE = 500
const MAX_ECHO = 2_000

const Count = z.int().min(0)
const Name = z
  .string()
  .max(MAX_NAME_LENGTH)
  .refine((name) => name.split('.', MAX_NAME_PARTS + 1).length <= MAX_NAME_PARTS, 'has too many parts')
/** Lists may come as one name, as names with commas between, or as JSON text. */
const Names = z.preprocess(
  (value) => listNames(typeof value === 'string' ? splitNames(value) : value),
  z.array(Name).max(MAX_NAMES),
)
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const Tag = z.string().max(MAX_TAG_LENGTH)
const Features = z.preprocess(
  (value) => (typeof value === 'string' ? splitNames(value) : value),
  z.array(z.enum(ADVANCED_SYNTAX_FEATURES)).default([...ADVANCED_SYNTAX_FEATURES]),
)
const CutText = z.string().transform((text) => text.slice(0, MAX_QUERY_LENGTH))

/** The parameters of a search that change its answer here. Those of the hosted service that do not are ignored. */
export const SearchParameters = z.object({
  query: CutText.default(''),
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
  highlightPreTag: Tag.default('<em>'),
  highlightPostTag: Tag.default('</em>'),
  snippetEllipsisText: Tag.default('…'),
  typoTolerance: z.union([Flag, z.enum(['min', 'strict']).transform(() => true)]).default(true),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).default('none'),
  restrictSearchableAttributes: Names.optional(),
  optionalWords: Names.optional(),
  advancedSyntax: Flag.default(false),
  advancedSyntaxFeatures: Features,
  /** A list is of the languages whose plurals are ignored; all indexes are in English. */
  ignorePlurals: z.union([Flag, Names.transform((languages) => languages.includes('en'))]).optional(),
  clickAnalytics: Flag.default(false),
  facetQuery: CutText.default(''),
  maxFacetHits: z.int().min(1).max(MAX_FACET_HITS).default(10),
})
export interface SearchParameters extends z.infer<typeof SearchParameters> {
  /** The client says itself how its words are to be matched: they are taken as they are. */
  readonly isLiteral: boolean
}

const MATCHING = [
  'typoTolerance',
  'queryType',
  'removeWordsIfNoResults',
  'restrictSearchableAttributes',
  'optionalWords',
  'advancedSyntax',
  'ignorePlurals',
]

const KNOWN = Object.keys(SearchParameters.shape)

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
 * url-encoded text. Null means the default.
 * @throws QueryError `invalid_input` that names the parameter.
 */
export function readParameters(request: Record<string, unknown>): SearchParameters {
  const input = readGiven(request)
  const outcome = SearchParameters.safeParse(input, { error: inputIssueText })
  if (outcome.success) return { ...outcome.data, isLiteral: MATCHING.some((name) => Object.hasOwn(input, name)) }
  const [issue] = outcome.error.issues
  throw new QueryError('invalid_input', `Invalid value for "${issue?.path.join('.')}" parameter: ${issue?.message}`)
}

/** The names of an `attributesToRetrieve` in a query string. @throws QueryError `invalid_input` */
export function readAttributes(text: string | null): string[] {
  return readParameters({ attributesToRetrieve: text }).attributesToRetrieve
}

/** The parameters as the answer repeats them: long values cut, and none past a limit. */
export function encodeParameters(request: Record<string, unknown>): string {
  let echo = ''
  for (const [name, value] of Object.entries(readGiven(request))) {
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_ECHOED_VALUE)
    echo += `${echo === '' ? '' : '&'}${new URLSearchParams([[name, text]]).toString()}`
    if (echo.length > MAX_ECHO) break
  }
  return echo
}

/** The known parameters that are given. Others, however many there are, are ignored. */
function readGiven(own: Record<string, unknown>): Record<string, unknown> {
  const inParams = readParams(own['params'])
  const pairs = KNOWN.flatMap((name) => {
    const value = Object.hasOwn(own, name) ? own[name] : Object.hasOwn(inParams, name) ? inParams[name] : null
    return value === null || value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(pairs)
}

function readParams(params: unknown): Record<string, unknown> {
  if (typeof params !== 'string') return isObject(params) ? params : {}
  if (params.length > MAX_PARAMS_LENGTH || params.split('&', MAX_PARAMS + 1).length > MAX_PARAMS)
    throw new QueryError('invalid_input', 'Invalid value for "params" parameter: it is too long')
  return Object.fromEntries(Array.from(new URLSearchParams(params), ([name, text]) => [name, readText(name, text)]))
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

/** One name too many is enough to refuse a list. */
function splitNames(text: string): unknown {
  if (!text.trimStart().startsWith('['))
    return text === '' ? [] : text.split(',', MAX_NAMES + 1).map((name) => name.trim())
  try {
    return z.array(z.string()).parse(listNames(JSON.parse(text)))
  } catch {
    return []
  }
}

function listNames(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, MAX_NAMES + 1) : value
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
