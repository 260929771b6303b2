import { ACTIONS, type EndpointContext } from '#app/endpoints.server.ts'
import { AppError } from '#app/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import { findMarket, LOCALES, MARKET_HEADER, preferredLocale, type Locale } from '#app/features/markets/model.ts'
import { assertSameSite, type Endpoint, type Method } from '#app/platform/endpoint.server.ts'
import { errorResponse } from '#app/platform/http/error-response.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { readQueryInput } from '#app/platform/query-input.server.ts'
import type { RequestContext } from '#app/request-context.server.ts'

/** The documents write names in either case. */
const ACTION_BY_NAME = new Map(ACTIONS.map((action) => [action.name.toLowerCase(), action]))

/** Nobody is there to read an answer. */
const CLIENT_CLOSED_REQUEST = 499

/** Answers `/action/{namespace}/{name}` for the market that a header or cookie names. */
export async function runAction(name: string, request: Request, context: RequestContext): Promise<Response> {
  const action = ACTION_BY_NAME.get(name.toLowerCase())
  try {
    if (!action) throw new AppError('not_found', 'There is no such action.')
    assertMethod(action, request)
    return await runEndpoint(action, request, context, readMarket(request))
  } catch (error) {
    return errorResponse(error, context, action?.methods)
  }
}

/** Runs an endpoint: who calls, how often, with what, in this order; errors as it words them. */
export async function runEndpoint(
  endpoint: Endpoint<EndpointContext>,
  request: Request,
  context: RequestContext,
  locale: Locale,
): Promise<Response> {
  try {
    const method = assertMethod(endpoint, request)
    if (method === 'POST') assertSameSite(request, context.config.publicUrl)
    const answerCookies: string[] = []
    const full: EndpointContext = {
      ...context,
      locale,
      now: new Date(),
      request,
      cookieHeader: request.headers.get('cookie'),
      answerCookies,
      prefersMinimal: /\breturn=minimal\b/i.test(request.headers.get('prefer') ?? ''),
    }
    assertCaller(endpoint, full)
    if (endpoint.limit?.isFirst) await assertWithinLimit(endpoint, full)
    const run = endpoint.prepare(await readInputOf(endpoint, method, request))
    if (endpoint.limit && !endpoint.limit.isFirst) await assertWithinLimit(endpoint, full)
    const answer = await run(full)
    if (answer instanceof Response) return answer
    const headers = new Headers(endpoint.headers)
    for (const cookie of answerCookies) headers.append('set-cookie', cookie)
    return answer === undefined ? new Response(null, { status: 204, headers }) : Response.json(answer, { headers })
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    const isWorded = !(error instanceof AppError && error.code === 'method_not_allowed')
    return (isWorded && endpoint.refuse?.(error, context.log)) || errorResponse(error, context, endpoint.methods)
  }
}

/** @throws AppError `method_not_allowed` */
function assertMethod({ methods }: Pick<Endpoint<never>, 'methods'>, request: Request): Method {
  const method = methods.find((each) => each === (request.method === 'HEAD' ? 'GET' : request.method))
  if (!method) throw new AppError('method_not_allowed', `Use ${methods.join(' or ')}.`)
  return method
}

/** @throws AppError `unauthorized`, with an empty result beside it, or `forbidden` for who may not call, whatever they sent. */
function assertCaller({ caller, emptyResult }: Endpoint<EndpointContext>, context: EndpointContext): void {
  if (caller === 'specifier') assertSpecifier(context.actor)
  if (caller !== 'account' || context.actor.kind !== 'visitor') return
  throw new AppError('unauthorized', 'Please sign in.', { answer: { ...emptyResult?.(context) } })
}

async function assertWithinLimit(
  { limit }: Endpoint<EndpointContext>,
  { actor, clientAddress, limits }: EndpointContext,
): Promise<void> {
  if (!limit) return
  const caller = limit.by === 'account' && actor.kind === 'account' ? actor.accountId : clientAddress
  await limits.assertWithin(perMinute(limit.name, limit.perMinute), caller)
}

function readInputOf(endpoint: Endpoint<EndpointContext>, method: Method, request: Request): unknown {
  if (method === 'POST') return endpoint.readBody(request)
  const { input } = endpoint.description
  return input ? readQueryInput(new URL(request.url).searchParams, input) : {}
}

/** The market of an action. @throws AppError `invalid_input` for a header that names no market. */
function readMarket({ headers }: Request): Locale {
  const named = headers.get(MARKET_HEADER)
  if (named === null) return preferredLocale(headers.get('cookie'))
  const market = findMarket(named.toLowerCase())
  if (!market) throw new AppError('invalid_input', `${MARKET_HEADER}: must be one of ${LOCALES.join(', ')}`)
  return market.code
}
