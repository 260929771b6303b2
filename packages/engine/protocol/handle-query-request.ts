import { QueryError } from './query-error.ts'
import { type IndexView, SearchBatch } from '../view.ts'
import { type SearchEvent, readEvents } from './events/events.ts'
import { AnswerText } from './answer-text.ts'
import { facetResponse, planFacetSearch, type PlannedFacetSearch } from './facet-response.ts'
import { Pace } from './pace.ts'
import { readBody } from './request-body.ts'
import type { ProtocolIndex } from './read-search.ts'
import { assertAffordable } from './request-cost.ts'
import { isObject, readAttributes, readParameters } from './search-parameters.ts'
import { type PlannedSearch, planSearch, writeSearch } from './search-response.ts'
import { retrieveAttributes } from './select-attributes.ts'

export interface ProtocolOptions {
  /** Null when there is none that this client may see. */
  readonly resolve: (indexName: string) => ProtocolIndex | null
  readonly onEvents: (events: readonly SearchEvent[]) => void
  /** 32 hexadecimal digits that no other search has. */
  readonly newQueryId: () => string
  /** Milliseconds since some moment. */
  readonly now: () => number
  readonly nextTurn: () => Promise<void>
  /**
   * Called before a search runs. @throws QueryError where the caller has used its share, or too many searches are
   * running.
   */
  readonly admit: () => void
  /** Work time of a call, also where it failed. */
  readonly charge: (milliseconds: number) => void
}

export const MAX_REQUESTS = 50
/** Length of a name that an error repeats. */
const MAX_NAMED = 100
const UNPROCESSABLE = 422

/** Any site may search with any headers, but never with a user's cookies. */
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
    if (!(error instanceof QueryError)) throw error
    const status = isEvents(request) && error.code === 'invalid_input' ? UNPROCESSABLE : error.status
    const { retryAfterSeconds } = error
    const headers = { ...HEADERS, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) }
    return Response.json({ message: error.message, status }, { status, headers })
  }
}

async function answer(request: Request, options: ProtocolOptions): Promise<AnswerBody> {
  const [version, section, ...rest] = readPath(request)
  if (version !== '1') throw notFound()
  if (section === 'events' && rest.length === 0) return takeEvents(request, options)
  if (section !== 'indexes') throw notFound()
  const [indexName = '', ...operation] = rest
  const action = operation.join('/')
  if (request.method === 'GET' && operation.length === 1) return readObject(request, options, indexName, action)
  if (action === 'queries' && indexName === '*') {
    const body = await readPosted(request)
    return inTurns(options, (pace) => searchMany(body, options, pace))
  }
  if (action === 'query') {
    const body = await readPosted(request)
    return inTurns(options, (pace) => runAll([planOne(body, options, indexName)], pace, options))
  }
  const [facets, facet = '', query] = operation
  if (facets === 'facets' && query === 'query' && operation.length === 3) {
    const body = await readPosted(request)
    return inTurns(options, (pace) => runAll([planFacet(body, options, indexName, facet)], pace, options))
  }
  throw notFound()
}

async function takeEvents(request: Request, { onEvents }: ProtocolOptions): Promise<string> {
  onEvents(readEvents(await readPosted(request)))
  return JSON.stringify({ status: 200, message: 'OK' })
}

type AnswerBody = string | ReturnType<AnswerText['toBody']>

type Plan = ({ readonly kind: 'search' } & PlannedSearch) | ({ readonly kind: 'facet' } & PlannedFacetSearch)

async function searchMany(body: Record<string, unknown>, options: ProtocolOptions, pace: Pace): Promise<AnswerBody> {
  const { requests } = body
  if (!Array.isArray(requests)) throw invalid('"requests" must be a list')
  if (requests.length > MAX_REQUESTS) throw invalid(`A request may have ${MAX_REQUESTS} searches`)
  const plans: Plan[] = []
  for (const one of requests as readonly unknown[]) {
    await pace.step()
    plans.push(planRequest(one, options))
  }
  return runAll(plans, pace, { ...options, before: '{"results":[', after: ']}' })
}

function planRequest(one: unknown, options: ProtocolOptions): Plan {
  if (!isObject(one) || typeof one['indexName'] !== 'string') throw invalid('Every request needs an "indexName"')
  const { indexName, facet, type } = one
  if (type !== 'facet') return planOne(one, options, indexName)
  if (typeof facet !== 'string') throw invalid('A request of type "facet" needs a "facet"')
  return planFacet(one, options, indexName, facet)
}

function planOne(body: Record<string, unknown>, options: ProtocolOptions, indexName: string): Plan {
  const index = findIndex(options, indexName)
  return { kind: 'search', ...planSearch(index, indexName, readParameters(body), body) }
}

function planFacet(body: Record<string, unknown>, options: ProtocolOptions, indexName: string, facet: string): Plan {
  return { kind: 'facet', ...planFacetSearch(findIndex(options, indexName), facet, readParameters(body)) }
}

/** Does the work of a call in slices, and charges the caller with the time that it took. */
async function inTurns<Answer>(options: ProtocolOptions, work: (pace: Pace) => Promise<Answer>): Promise<Answer> {
  options.admit()
  const pace = new Pace(options)
  try {
    return await work(pace)
  } finally {
    options.charge(pace.workedMs)
  }
}

/** JSON around the answers of a batch. */
interface Frame {
  readonly before: string
  readonly after: string
}

/** Runs searches one after the other, once the call is known to be within its limits. */
async function runAll(
  plans: readonly Plan[],
  pace: Pace,
  { now, newQueryId, before = '', after = '' }: Pick<ProtocolOptions, 'now' | 'newQueryId'> & Partial<Frame>,
): Promise<AnswerBody> {
  assertAffordable(plans.map(({ query }) => query))
  const batches = new Map<IndexView, SearchBatch>()
  const text = new AnswerText()
  text.add(before)
  for (const [index, plan] of plans.entries()) {
    await pace.step()
    if (index > 0) text.add(',')
    if (plan.kind === 'facet') text.add(await facetResponse(plan, { now: now, pace }))
    else {
      const { view } = plan.index
      const batch = batches.get(view) ?? new SearchBatch(view)
      batches.set(view, batch)
      await writeSearch(text, plan, { batch, queryId: newQueryId(), now: now, pace })
    }
  }
  text.add(after)
  return text.toBody()
}

function readObject(request: Request, options: ProtocolOptions, indexName: string, objectId: string): string {
  const record = findIndex(options, indexName).view.findRecord(objectId)
  if (!record) throw new QueryError('not_found', 'ObjectID does not exist')
  const attributes = readAttributes(new URL(request.url).searchParams.get('attributesToRetrieve'))
  return JSON.stringify(retrieveAttributes(record, attributes))
}

async function readPosted(request: Request): Promise<Record<string, unknown>> {
  if (request.method !== 'POST') throw new QueryError('method_not_allowed', 'Method not allowed')
  const body = await readBody(request)
  if (!isObject(body)) throw invalid('The request body must be an object')
  return body
}

function findIndex({ resolve }: ProtocolOptions, indexName: string): ProtocolIndex {
  const index = resolve(indexName)
  if (!index) throw new QueryError('not_found', `Index ${indexName.slice(0, MAX_NAMED)} does not exist`)
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

function notFound(): QueryError {
  return new QueryError('not_found', 'Not found')
}

function invalid(message: string): QueryError {
  return new QueryError('invalid_input', message)
}
