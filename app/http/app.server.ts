import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { visibilityOf } from '#app/core/actor.ts'
import { KnownSessions } from '#app/features/accounts/sessions/known-sessions.server.ts'
import { findMarket, MARKET_COOKIE } from '#app/features/markets/model.ts'
import type { Config } from '#app/platform/config.server.ts'
import { guardRequests } from '#app/platform/http/guard.server.ts'
import { commonHeaderWriter } from '#app/platform/http/security-headers.server.ts'
import type { RequestContext } from '#app/request-context.server.ts'
import type { Services } from '#app/services.server.ts'
import { addressRedirect, isFileAddress } from './addresses.ts'
import { describeApi } from './api/describe-api.server.ts'
import { addFiles } from './files.server.ts'
import { readFormPost, type ReadForm } from './form-post.server.ts'
import { addLocaleApi } from './locale-api.server.ts'
import { addOperations } from './operations.server.ts'
import { PageServer } from './pages.server.ts'
import { RequestContexts, type Call, type Env } from './request-contexts.server.ts'
import { answerConfirmLink } from './confirm-link.server.ts'
import { Overload } from './overload.server.ts'
import { createQueryProtocol } from './query-protocol.server.ts'
import { OTHER_ROUTE } from './route-label.ts'
import { errorResponse, toAppError } from '#app/platform/http/error-response.server.ts'
import { runAction } from './run-endpoint.server.ts'

const ONE_YEAR_S = 31_536_000

/** The whole site as a listener. `isDraining` turns the readiness check off. */
export function createListener(services: Services, isDraining: () => boolean): RequestListener {
  const pages = new PageServer(services)
  const sessions = new KnownSessions(services.config.publicUrl.startsWith('https:'))
  const overload = new Overload(services, sessions)
  const app = createApp(services, { pages, sessions, isDraining })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const guarded = guardRequests((request, response) => {
    if (pages.answerFromCache(request, response)) return
    overload.admit(request, response, () => void answer(request, response))
  })
  const writeCommonHeaders = commonHeaderWriter({ https: services.config.publicUrl.startsWith('https:') })
  return (request, response) => {
    writeCommonHeaders(response)
    guarded(request, response)
  }
}

interface Parts {
  readonly pages: PageServer
  readonly sessions: KnownSessions
  readonly isDraining: () => boolean
}

function createApp(services: Services, { pages, sessions, isDraining }: Parts): Hono<Env> {
  const { config, metrics, log } = services
  const app = new Hono<Env>()
  const contexts = new RequestContexts(services, sessions)
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
    const route = sentStatus === undefined ? namedRoute(c) : pages.labelOf(c.req.path)
    metrics.requestSeconds.observe({ route, method: c.req.method, status }, seconds)
    log.info({ requestId, method: c.req.method, path: c.req.path, status, ms: Math.round(seconds * 1000) }, 'request')
  })
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
    return c.text('Something went wrong.', 500)
  })

  addOperations(app, services, isDraining)
  addFiles(app, services, contexts)
  app.get('/market', (c) => {
    const market = findMarket(c.req.query('locale'))
    if (!market) return c.text('Unknown market.', 400)
    const attributes = `Path=/; SameSite=Lax; Max-Age=${ONE_YEAR_S}${secure ? '; Secure' : ''}`
    return c.body(null, 302, {
      location: `/${market.code}/`,
      'set-cookie': `${MARKET_COOKIE}=${market.code}; ${attributes}`,
      'cache-control': 'no-store',
    })
  })
  app.all('/action/:namespace/:name', async (c) => {
    const name = `${c.req.param('namespace')}/${c.req.param('name')}`
    try {
      return await runAction(name, c.req.raw, contexts.contextFor(c, await contexts.identityOf(c)))
    } catch (error) {
      return errorResponse(error, { log })
    }
  })
  app.get('/:locale/verify/', async (c, next) => {
    const token = c.req.query('token')
    const market = findMarket(c.req.param('locale'))
    return market && token ? answerConfirmLink(services, market.code, token) : next()
  })
  app.all('/1/*', async (c) => {
    const { actor } = await contexts.identityOrNobody(c)
    const caller = { address: contexts.addressOf(c), visibility: visibilityOf(actor) }
    return queryProtocol(c.req.raw, caller)
  })
  addApiDescription(app, config)
  addLocaleApi(app, contexts)

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    if (isFileAddress(url)) return c.text('Not found', 404)
    const redirect = addressRedirect(url, c.req.header('cookie') ?? null)
    if (redirect) return c.body(null, redirect.status, { location: redirect.location })
    return sendPage(c, contexts.contextFor(c, await contexts.identityOrNobody(c)))
  })
  app.post('*', async (c) => {
    if (!pages.takesForms(c.req.path)) return methodNotAllowed(c)
    let form: ReadForm
    const context = contexts.contextFor(c, await contexts.identityOrNobody(c))
    try {
      form = await readFormPost(c.req.raw, context)
    } catch (error) {
      const { status, headers } = errorResponse(error, context)
      const text = toAppError(error)?.message ?? 'Something went wrong.'
      return new Response(text, { status, headers: { ...Object.fromEntries(headers), 'content-type': 'text/plain' } })
    }
    return sendPage(c, context, form)
  })
  app.all('*', methodNotAllowed)
  return app

  async function sendPage(c: Call, context: RequestContext, form?: ReadForm): Promise<Response> {
    const { outgoing } = c.env
    outgoing.setHeader('x-request-id', c.get('requestId'))
    const cookies = c.get('cookies') ?? []
    if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
    c.set('status', await pages.answer(c.req.raw, context, outgoing, form))
    return RESPONSE_ALREADY_SENT
  }
}

function addApiDescription(app: Hono<Env>, { publicUrl }: Config): void {
  const { openApi, page } = describeApi(publicUrl)
  const cached = { 'cache-control': 'public, max-age=300' }
  app.get('/openapi.json', (c) => c.json(openApi, 200, cached))
  app.get('/docs/api/', (c) => c.html(page.html, 200, { ...cached, 'content-security-policy': page.policy }))
}

function methodNotAllowed(c: Context): Response {
  return c.text('Method not allowed', 405, { allow: 'GET, HEAD' })
}

/** The pattern of the matched route; few names, so that counting requests by them stays cheap. */
function namedRoute(c: Context<Env>): string {
  const path = routePath(c)
  return path === '*' || path === '/*' ? OTHER_ROUTE : path
}
