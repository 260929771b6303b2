import { ACTIONS, type ActionContext } from '#app/actions.server.ts'
import { AppError } from '#app/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import { findMarket, LOCALES, MARKET_HEADER, preferredLocale, type Locale } from '#app/features/markets/model.ts'
import { assertSameSite, readJsonBody, type Action, type ActionMethod } from '#app/platform/action.server.ts'
import { isUnreachable } from '#app/platform/database.server.ts'
import { readQueryInput } from '#app/platform/query-input.server.ts'
import type { RequestContext } from '#app/request-context.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'

/** The documents write names in either case. */
const ACTION_BY_NAME = new Map(ACTIONS.map((action) => [action.name.toLowerCase(), action]))

/** Of one address, by the name of the action. */
const LIMITS = new Map(
  ACTIONS.flatMap(({ name, limitPerMinute }) =>
    limitPerMinute === undefined ? [] : [[name, perMinute(name, limitPerMinute)] as const],
  ),
)

/** Answers `/action/{namespace}/{name}`: JSON in, JSON out, errors as `{ isError, error: { code, message } }`. */
export async function runAction(name: string, request: Request, context: RequestContext): Promise<Response> {
  const action = ACTION_BY_NAME.get(name.toLowerCase())
  try {
    if (!action) throw new AppError('not_found', 'There is no such action.')
    const method = action.methods.find((each) => each === (request.method === 'HEAD' ? 'GET' : request.method))
    if (!method) throw new AppError('method_not_allowed', `Use ${action.methods.join(' or ')}.`)
    const locale = readMarket(request)
    if (method === 'POST') assertSameSite(request, context.config.publicUrl)
    const answerCookies: string[] = []
    const actionContext: ActionContext = {
      ...context,
      locale,
      now: new Date(),
      cookieHeader: request.headers.get('cookie'),
      answerCookies,
      prefersMinimal: /\breturn=minimal\b/i.test(request.headers.get('prefer') ?? ''),
    }
    assertCaller(action, actionContext)
    const input =
      method === 'POST'
        ? await readJsonBody(request, action.maxBodyBytes)
        : readQueryInput(new URL(request.url).searchParams, action.description.input)
    const run = action.prepare(input)
    await context.limits.assertWithin(LIMITS.get(action.name), context.clientAddress)
    const answer = await run(actionContext)
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    for (const cookie of answerCookies) headers.append('set-cookie', cookie)
    return answer === undefined ? new Response(null, { status: 204, headers }) : Response.json(answer, { headers })
  } catch (error) {
    return errorResponse(error, context, action?.methods)
  }
}

/** @throws AppError `unauthorized`, with an empty result beside it, or `forbidden` for who may not call, whatever they sent. */
function assertCaller(action: Action<ActionContext>, context: ActionContext): void {
  if (action.caller === 'specifier') assertSpecifier(context.actor)
  if (action.caller !== 'account' || context.actor.kind !== 'visitor') return
  throw new AppError('unauthorized', 'Please sign in.', { answer: { ...action.emptyResult?.(context) } })
}

/** The market of a call. @throws AppError `invalid_input` for a header that names no market. */
function readMarket({ headers }: Request): Locale {
  const named = headers.get(MARKET_HEADER)
  if (named === null) return preferredLocale(headers.get('cookie'))
  const market = findMarket(named.toLowerCase())
  if (!market) throw new AppError('invalid_input', `${MARKET_HEADER}: must be one of ${LOCALES.join(', ')}`)
  return market.code
}

/** What the caller is told of an interruption: its code and sentence, or, of a bug, that there was one. */
export function errorResponse(
  error: unknown,
  { log }: Pick<RequestContext, 'log'>,
  methods: readonly ActionMethod[] = [],
): Response {
  const known = toAppError(error)
  if (!known) log.error({ err: error }, 'an action failed')
  else if (error !== known) log.warn({ err: error }, 'the database is not available')
  const code = known?.code ?? 'internal'
  const message = known?.message ?? 'Something went wrong!'
  const { key, fields, answer, retryAfterSeconds = 60 } = known?.details ?? {}
  return Response.json(
    { isError: true, error: { code, message, ...(key && { key }), ...(fields && { fields }) }, ...answer },
    {
      status: known?.status ?? 500,
      headers: {
        'cache-control': 'private, no-store',
        ...(code === 'method_not_allowed' ? { allow: methods.join(', ') } : {}),
        ...(code === 'too_many_requests' ? { 'retry-after': String(retryAfterSeconds) } : {}),
        ...(code === 'unavailable' ? { 'retry-after': '10' } : {}),
      },
    },
  )
}

/** What people may hear of an error; null for a bug. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return isUnreachable(error)
    ? new AppError('unavailable', 'This does not work at the moment. Please try again soon.')
    : null
}
