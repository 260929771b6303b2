import { AppError } from '#app/core/app-error.ts'
import { type IndexView, SearchBatch } from '../engine/view.ts'
import { type SearchEvent, readEvents } from './events.ts'
import { facetResponse } from './facet-response.ts'
import { readBody } from './request-body.ts'
import { isObject, readParameters } from './search-parameters.ts'
import { type ProtocolIndex, searchResponse } from './search-response.ts'
import { retrieveAttributes } from './select-attributes.ts'

export interface ProtocolOptions {
  /** The index of a name, or null when there is none that this client may see. */
  readonly resolve: (indexName: string) => ProtocolIndex | null
  readonly onEvents: (events: readonly SearchEvent[]) => void
  /** 32 hexadecimal digits that no other search has. */
  readonly newQueryId: () => string
  /** Milliseconds since some moment. */
  readonly now: () => number
}

export const MAX_REQUESTS = 50
const UNPROCESSABLE = 422

/** Any site may search with any headers, but never with somebody's cookies. */
const HEADERS = {
  'content-type': 'application/json; charset=UTF-8',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-algolia-processing-time',
}
const PREFLIGHT_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': '*, authorization, content-type, x-algolia-api-key, x-algolia-application-id',
  'access-control-max-age': '86400',
}

/**
 * Answers a request of the query protocol that `algoliasearch` and InstantSearch speak. Whatever a client sends, the
 * answer is a result or says in the 400s what is wrong with it.
 */
export async function handleQueryRequest(request: Request, options: ProtocolOptions): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
  try {
    return new Response(await answer(request, options), { headers: HEADERS })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const status = isEvents(request) && error.code === 'invalid_input' ? UNPROCESSABLE : error.status
    return Response.json({ message: error.message, status }, { status, headers: HEADERS })
  }
}

async function answer(request: Request, options: ProtocolOptions): Promise<string> {
  const [version, section, ...rest] = readPath(request)
  if (version !== '1') throw notFound()
  if (section === 'events' && rest.length === 0) return takeEvents(request, options)
  if (section !== 'indexes') throw notFound()
  const [indexName = '', ...operation] = rest
  const action = operation.join('/')
  if (request.method === 'GET' && operation.length === 1) return readObject(request, options, indexName, action)
  if (action === 'queries' && indexName === '*') return searchMany(await readPosted(request), options)
  if (action === 'query') return searchOne(await readPosted(request), options, indexName, new Map())
  const [facets, facet = '', query] = operation
  if (facets === 'facets' && query === 'query' && operation.length === 3) {
    return searchFacet(await readPosted(request), options, indexName, facet)
  }
  throw notFound()
}

async function takeEvents(request: Request, { onEvents }: ProtocolOptions): Promise<string> {
  onEvents(readEvents(await readPosted(request)))
  return JSON.stringify({ status: 200, message: 'OK' })
}

function searchMany(body: Record<string, unknown>, options: ProtocolOptions): string {
  const { requests } = body
  if (!Array.isArray(requests)) throw invalid('"requests" must be a list')
  if (requests.length > MAX_REQUESTS) throw invalid(`A request may have ${MAX_REQUESTS} searches`)
  const batches = new Map<IndexView, SearchBatch>()
  const results = requests.map((one: unknown) => {
    if (!isObject(one) || typeof one['indexName'] !== 'string') throw invalid('Every request needs an "indexName"')
    const { indexName, facet, type } = one
    if (type !== 'facet') return searchOne(one, options, indexName, batches)
    if (typeof facet !== 'string') throw invalid('A request of type "facet" needs a "facet"')
    return searchFacet(one, options, indexName, facet)
  })
  return `{"results":[${results.join(',')}]}`
}

function searchOne(
  body: Record<string, unknown>,
  options: ProtocolOptions,
  indexName: string,
  batches: Map<IndexView, SearchBatch>,
): string {
  const index = findIndex(options, indexName)
  const batch = batches.get(index.view) ?? new SearchBatch(index.view)
  batches.set(index.view, batch)
  return searchResponse({
    index,
    indexName,
    parameters: readParameters(body),
    batch,
    body,
    queryId: options.newQueryId(),
    now: options.now,
  })
}

function searchFacet(
  body: Record<string, unknown>,
  options: ProtocolOptions,
  indexName: string,
  facet: string,
): string {
  return facetResponse(findIndex(options, indexName), facet, readParameters(body), options.now)
}

function readObject(request: Request, options: ProtocolOptions, indexName: string, objectId: string): string {
  const record = findIndex(options, indexName).view.findRecord(objectId)
  if (!record) throw new AppError('not_found', 'ObjectID does not exist')
  const attributes = new URL(request.url).searchParams.get('attributesToRetrieve') ?? '*'
  return JSON.stringify(retrieveAttributes(record, attributes.split(',')))
}

async function readPosted(request: Request): Promise<Record<string, unknown>> {
  if (request.method !== 'POST') throw new AppError('method_not_allowed', 'Method not allowed')
  const body = await readBody(request)
  if (!isObject(body)) throw invalid('The request body must be an object')
  return body
}

function findIndex({ resolve }: ProtocolOptions, indexName: string): ProtocolIndex {
  const index = resolve(indexName)
  if (!index) throw new AppError('not_found', `Index ${indexName} does not exist`)
  return index
}

function readPath(request: Request): string[] {
  try {
    return new URL(request.url).pathname.split('/').slice(1).map(decodeURIComponent)
  } catch {
    throw invalid('The path is not valid')
  }
}

function isEvents(request: Request): boolean {
  return URL.parse(request.url)?.pathname === '/1/events'
}

function notFound(): AppError {
  return new AppError('not_found', 'Not found')
}

function invalid(message: string): AppError {
  return new AppError('invalid_input', message)
}
