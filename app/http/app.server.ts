import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { routes } from '#app/addresses/routes.ts'
import { visibilityOf } from '@specify/core/actor.ts'
import { KnownSessions } from '#app/features/accounts/sessions/known-sessions.server.ts'
import { findMarket, MARKET_COOKIE } from '@specify/core/market.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Endpoint } from '#app/platform/endpoint.server.ts'
import { guardRequests } from '#app/platform/http/guard.server.ts'
import { commonHeaderWriter } from '#app/platform/http/security-headers.server.ts'
import type { EndpointContext } from '#app/request-context.server.ts'
import type { Services } from '#app/services.server.ts'
import { addEndpoints } from './add-endpoints.server.ts'
import { addressRedirect, isFileAddress } from './addresses.ts'
import { AnswerCache } from './pages/answer-cache.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { describeApi, type ApiDescription } from './api/describe-api.server.ts'
import { addFiles } from './files.server.ts'
import { fileForm, formBounds, isFileAfterSession } from './pages/form-bounds.ts'
import { sessionEndedPage } from './pages/session-ended-page.server.ts'
import { readFormPost, type ReadForm } from './pages/form-post.server.ts'
import { healthEndpoints } from './health-endpoints.server.ts'
import { addCrawlerFiles, addMetrics } from './operations.server.ts'
import { PageServer } from './pages/pages.server.ts'
import { RequestContexts, type Env } from './request-contexts.server.ts'
import { answerConfirmLink } from './confirm-link.server.ts'
import { Overload } from './overload.server.ts'
import { createQueryProtocol } from './query-protocol.server.ts'
import { OTHER_ROUTE } from './route-label.ts'
import { errorResponse, toAppError } from '#app/platform/http/error-response.server.ts'
import { actionRunner } from './run-endpoint.server.ts'
import { addVerifyPage } from './pages/verify-page.server.ts'

const ONE_YEAR_S = 31_536_000

interface ListenerOptions {
  readonly endpoints: readonly Endpoint<EndpointContext>[]
  readonly isDraining: () => boolean
}

export function createListener(services: Services, { endpoints, isDraining }: ListenerOptions): RequestListener {
  const cache = new AnswerCache(services)
  const sessions = new KnownSessions(services.config.publicUrl.startsWith('https:'))
  const overload = new Overload(services, sessions)
  const health = healthEndpoints(services, isDraining)
  const all = services.config.role === 'search' ? health : [...endpoints, ...health]
  const app = createApp(services, { cache, sessions, endpoints: all })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const guarded = guardRequests((request, response) => {
    if (cache.answerFromCache(request, response)) return
    overload.admit(request, response, () => void answer(request, response))
  })
  const writeCommonHeaders = commonHeaderWriter({ https: services.config.publicUrl.startsWith('https:') })
  return (request, response) => {
    writeCommonHeaders(response)
    guarded(request, response)
  }
}

interface Parts {
  readonly cache: AnswerCache
  readonly sessions: KnownSessions
  readonly endpoints: readonly Endpoint<EndpointContext>[]
}

function createApp(services: Services, { cache, sessions, endpoints }: Parts): Hono<Env> {
  const { config, metrics, log } = services
  const app = new Hono<Env>()
  const contexts = new RequestContexts(services, sessions)
  const pages = new PageServer(services, cache)
  const runAction = actionRunner(endpoints)
  const secure = config.publicUrl.startsWith('https:')
  const queryProtocol = createQueryProtocol(services)

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    const sentStatus = c.get('status')
    if (sentStatus === undefined) {
      c.res.headers.set('x-request-id', requestId)
      // An action that signs in or out has the last word on its cookies.
      const cookies = c.res.headers.has('set-cookie') ? [] : (c.get('cookies') ?? [])
      for (const cookie of cookies) c.res.headers.append('set-cookie', cookie)
      // What changes one browser's cookies is for no other.
      if (cookies.length > 0) c.res.headers.set('cache-control', 'private, no-store')
    }
    const status = sentStatus ?? c.res.status
    const seconds = (performance.now() - started) / 1000
    const named = namedRoute(c)
    const route = sentStatus !== undefined && named === OTHER_ROUTE ? pages.labelOf(c.req.path) : named
    metrics.requestSeconds.observe({ route, method: c.req.method, status }, seconds)
    log.info(
      { requestId, method: c.req.method, path: withoutToken(c.req.path), status, ms: Math.round(seconds * 1000) },
      'request',
    )
  })
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
    return c.text('Something went wrong.', 500)
  })

  addMetrics(app, services)
  app.all('/1/*', async (c) => {
    const { actor } = await contexts.identityOrNobody(c)
    const caller = { address: contexts.addressOf(c), visibility: visibilityOf(actor) }
    return queryProtocol(c.req.raw, caller)
  })
  if (config.role === 'search') {
    addEndpoints(app, endpoints, { contexts, cache, runAction })
    app.all('*', (c) => c.text('Not found', 404))
    return app
  }
  addCrawlerFiles(app, services)
  addFiles(app, services, contexts)
  app.get('/market', (c) => {
    const market = findMarket(c.req.query('locale'))
    if (!market) return c.text('Unknown market.', 400)
    const attributes = `Path=/; SameSite=Lax; Max-Age=${ONE_YEAR_S}${secure ? '; Secure' : ''}`
    return c.body(null, 302, {
      location: routes.home.path({ locale: market.code }),
      'set-cookie': `${MARKET_COOKIE}=${market.code}; ${attributes}`,
      'cache-control': 'no-store',
    })
  })
  app.get(`/:locale/${routes.account.verify.pattern}/`, async (c, next) => {
    const token = c.req.query('token')
    const market = findMarket(c.req.param('locale'))
    return market && token ? answerConfirmLink(services, market.code, token) : next()
  })
  addVerifyPage(app, pages, contexts)
  addApiDescription(app, config, endpoints)
  addEndpoints(app, endpoints, { contexts, cache, runAction })

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    if (isFileAddress(url)) return c.text('Not found', 404)
    const redirect = addressRedirect(url, c.req.header('cookie') ?? null)
    if (redirect) return c.body(null, redirect.status, { location: redirect.location })
    return pages.answer(c, contexts.contextFor(c, await contexts.identityOrNobody(c)))
  })
  app.post('*', async (c) => {
    if (!pages.takesForms(c.req.path)) return methodNotAllowed(c)
    let form: ReadForm
    const context = contexts.contextFor(c, await contexts.identityOrNobody(c))
    try {
      const label = pages.labelOf(c.req.path)
      const isSignedIn = context.actor.kind === 'account'
      const sender = { isSignedIn, type: c.req.header('content-type') ?? null }
      if (isFileAfterSession(label, sender)) return sessionEndedPage(c.req.raw)
      const files = fileForm(label, sender)
      await context.limits.assertWithin(files?.limit, context.clientAddress)
      const bounds = files?.bounds ?? formBounds(label, isSignedIn)
      form = await readFormPost(c.req.raw, { context, runAction, bounds, isWithFile: files !== null })
    } catch (error) {
      const { status, headers } = errorResponse(error, context)
      const text = toAppError(error)?.message ?? 'Something went wrong.'
      return new Response(text, { status, headers: { ...Object.fromEntries(headers), 'content-type': 'text/plain' } })
    }
    return pages.answer(c, context, form)
  })
  app.all('*', methodNotAllowed)
  return app
}

function addApiDescription(app: Hono<Env>, { publicUrl }: Config, endpoints: readonly Endpoint<never>[]): void {
  let described: Promise<ApiDescription & { readonly json: string }> | null = null
  // Made when somebody asks: it would take a tenth of each start.
  const describe = () =>
    (described ??= runInTurns(describeApi(endpoints, publicUrl)).then((description) => ({
      ...description,
      json: JSON.stringify(description.openApi),
    })))
  const cached = { 'cache-control': 'public, max-age=300' }
  app.get('/openapi.json', async (c) =>
    c.body((await describe()).json, 200, { ...cached, 'content-type': 'application/json' }),
  )
  app.get('/docs/api/', async (c) => {
    const { page } = await describe()
    return c.html(page.html, 200, { ...cached, 'content-security-policy': page.policy })
  })
}

/** A path for the log, without the token of a link: readers of the log could open it. */
function withoutToken(path: string): string {
  return path.replace(/^(\/[^/]+\/l\/)[^/]+/, '$1:token')
}

function methodNotAllowed(c: Context): Response {
  return c.text('Method not allowed', 405, { allow: 'GET, HEAD' })
}

/** The pattern of the matched route; few names, so that counting requests by them stays cheap. */
function namedRoute(c: Context<Env>): string {
  const path = routePath(c)
  return path === '*' || path === '/*' ? OTHER_ROUTE : path
}
