import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { assertOwnPage, PAGE_ACCOUNT, viewedRefusal } from '#app/features/accounts/viewing/viewing.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { findMarket, LOCALES, MARKET_HEADER, preferredLocale, type Locale } from '@specify/core/market.ts'
import { assertSameSite, prefersMinimal, type Endpoint, type Method } from '#app/platform/endpoint.server.ts'
import { BodyPlace } from '#app/platform/http/body-place.server.ts'
import { errorResponse } from '#app/platform/http/error-response.server.ts'
import { jsonAnswer } from '#app/platform/http/json-answer.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { readQueryInput } from '#app/platform/query-input.server.ts'
import type { EndpointContext, SiteRequest } from '#app/request-context.server.ts'

/** Status for requests whose client has gone. */
const CLIENT_CLOSED_REQUEST = 499

export type RunAction = (name: string, request: Request, context: SiteRequest) => Promise<Response>

export function isAction({ path }: Endpoint<never>): boolean {
  return path.startsWith('/action/')
}

/** Answers `/action/{namespace}/{name}` for the market that a header or cookie names. */
export function actionRunner(endpoints: readonly Endpoint<EndpointContext>[]): RunAction {
  // The documents write names in either case.
  const byName = new Map(endpoints.filter(isAction).map((action) => [action.name.toLowerCase(), action]))
  return async (name, request, context) => {
    const action = byName.get(name.toLowerCase())
    try {
      if (!action || !existsFor(action, context)) throw new AppError('not_found', 'There is no such action.')
      assertMethod(action, request)
      return await runEndpoint(action, request, { ...context, locale: readMarket(request) })
    } catch (error) {
      return errorResponse(error, context, action?.methods)
    }
  }
}

/** Returns whether a call exists for who calls: calls of staff do not for those without the right. */
export function existsFor(
  { caller }: Pick<Endpoint<never>, 'caller'>,
  { actor, viewing }: Pick<SiteRequest, 'actor' | 'viewing'>,
): boolean {
  if (caller === 'viewer') return viewing !== null && viewing.state !== 'stopped'
  return typeof caller === 'string' || hasRight(actor, caller.right)
}

/** Calls of staff are in no description. */
export function isDescribed({ caller }: Pick<Endpoint<never>, 'caller'>): boolean {
  return typeof caller === 'string' && caller !== 'viewer'
}

/** Runs an endpoint: who calls, how often, with what, in this order; errors as it words them. */
export async function runEndpoint(
  endpoint: Endpoint<EndpointContext>,
  request: Request,
  context: EndpointContext,
  pathInput: Readonly<Record<string, string>> = {},
): Promise<Response> {
  try {
    const method = assertMethod(endpoint, request)
    if (method === 'POST') assertSameSite(request, context.config.publicUrl)
    const answerCookies: string[] = []
    const caller: EndpointContext = { ...context, request, answerCookies }
    assertCaller(endpoint, caller)
    const own = contextOfViewer(endpoint, caller)
    if (endpoint.limit?.isFirst) await assertWithinLimit(endpoint, own)
    const place = placeOf(own)
    const input = await readInputOf(endpoint, method, own, { pathInput, place })
    const run = endpoint.prepare(input)
    // A form has files, which stay until the end.
    if (endpoint.bodyType === 'application/json') place.leave()
    if (endpoint.limit && !endpoint.limit.isFirst) await assertWithinLimit(endpoint, own)
    await assertWithinLinkLimit(endpoint, own, input)
    const answer = await (endpoint.onlyReads ? own.reads.run((db) => run({ ...own, db })) : run(own))
    endLater(own)
    if (answer instanceof Response) return answer
    const headers = new Headers(endpoint.headers)
    if (endpoint.description.minimal && prefersMinimal(request)) headers.set('preference-applied', 'return=minimal')
    for (const cookie of answerCookies) headers.append('set-cookie', cookie)
    return answer === undefined ? new Response(null, { status: 204, headers }) : jsonAnswer(answer, headers)
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    const isWorded = !(error instanceof AppError && error.code === 'method_not_allowed')
    return (isWorded && endpoint.refuse?.(error, context.log)) || errorResponse(error, context, endpoint.methods)
  }
}

/** Readers slower than this give up their place in the queue. */
const LONGEST_READ_MS = 5_000

function endLater({ atEnd }: EndpointContext): void {
  setTimeout(() => {
    for (const end of atEnd) end()
  }, LONGEST_READ_MS).unref()
}

/** @throws AppError `method_not_allowed` */
function assertMethod({ methods }: Pick<Endpoint<never>, 'methods'>, request: Request): Method {
  const method = methods.find((each) => each === (request.method === 'HEAD' ? 'GET' : request.method))
  if (!method) throw new AppError('method_not_allowed', `Use ${methods.join(' or ')}.`)
  return method
}

/** @throws AppError `unauthorized`, with an empty result beside it, or `forbidden` for who may not call, whatever they sent. */
function assertCaller({ caller, emptyResult }: Endpoint<EndpointContext>, context: EndpointContext): void {
  if (!existsFor({ caller }, context)) throw new AppError('not_found', 'There is no such action.')
  if (caller === 'specifier') assertSpecifier(context.actor)
  if (caller !== 'account' || context.actor.kind !== 'visitor') return
  throw new AppError('unauthorized', 'Please sign in.', { answer: { ...emptyResult?.(context) } })
}

/**
 * Staff with the eyes of an account read alone, and a page of the account changes nothing of theirs afterwards.
 * @throws AppError for all that changes something.
 */
function contextOfViewer(endpoint: Endpoint<EndpointContext>, context: EndpointContext): EndpointContext {
  const { actor, request, viewing } = context
  if (!viewing) return context
  // It ends the session with the viewing in it.
  if (endpoint.caller === 'viewer' || endpoint.name === 'account/logout') return { ...context, db: viewing.db }
  const { methods, onlyReads, caller } = endpoint
  if (methods.includes('GET') || onlyReads || caller === 'public') return context
  if (viewing.state === 'active') throw viewedRefusal()
  if (actor.kind === 'account') assertOwnPage(viewing, actor.accountId, request.headers.get(PAGE_ACCOUNT.header))
  return context
}

async function assertWithinLimit(
  { limit }: Endpoint<EndpointContext>,
  { actor, clientAddress, limits }: EndpointContext,
): Promise<void> {
  if (!limit) return
  const caller = limit.by === 'account' && actor.kind === 'account' ? actor.accountId : clientAddress
  await limits.assertWithin(perMinute(limit.name, limit.perMinute), caller)
}

/** Reserves a place for reading a long body, released at the latest when the answer has been read. */
export function placeOf({ request, account, clientAddress, atEnd }: SiteRequest): BodyPlace {
  const place = new BodyPlace({ request, accountId: account?.accountId ?? null, clientAddress })
  atEnd.push(() => place.leave())
  return place
}

/** Counts the calls that are made with one link, from wherever they come. */
async function assertWithinLinkLimit(
  { limit }: Endpoint<EndpointContext>,
  { limits }: EndpointContext,
  input: unknown,
): Promise<void> {
  const token = typeof input === 'object' && input !== null && 'token' in input ? input.token : null
  if (!limit || typeof token !== 'string') return
  await limits.assertWithin(perMinute(`${limit.name} by link`, limit.perMinute), token)
}

function readInputOf(
  { readBody, description }: Endpoint<EndpointContext>,
  method: Method,
  { request }: EndpointContext,
  { pathInput, place }: { readonly pathInput: Readonly<Record<string, string>>; readonly place: BodyPlace },
): unknown {
  if (method === 'POST') return readBody(request, place)
  const input = description.input ? readQueryInput(new URL(request.url).searchParams, description.input) : {}
  return { ...input, ...pathInput }
}

/** The market of an action. @throws AppError `invalid_input` for a header that names no market. */
function readMarket({ headers }: Request): Locale {
  const named = headers.get(MARKET_HEADER)
  if (named === null) return preferredLocale(headers.get('cookie'))
  const market = findMarket(named.toLowerCase())
  if (!market) throw new AppError('invalid_input', `${MARKET_HEADER}: must be one of ${LOCALES.join(', ')}`)
  return market.code
}
