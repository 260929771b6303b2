import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { visibilityOf } from '#app/core/actor.ts'
import { NOBODY, type Identity } from '#app/features/accounts/sessions/identity.server.ts'
import { findMarket, LOCALES, MARKET_COOKIE } from '#app/features/markets/model.ts'
import { readTokenVisibility } from '#app/features/search/access-token.server.ts'
import { findProtocolIndex } from '#app/features/search/index-names.ts'
import { handleQueryRequest } from '#app/features/search/protocol/handle-query-request.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { guardRequests } from '#app/platform/http/guard.server.ts'
import { CLOSED_POLICY, commonHeaders, workerPolicy } from '#app/platform/http/security-headers.server.ts'
import type { RequestContext } from '#app/request-context.server.ts'
import type { Services } from '#app/services.server.ts'
import { addressRedirect, isFileAddress } from './addresses.ts'
import { answerContentTable } from './content-table.server.ts'
import { describeApi } from './api/describe-api.server.ts'
import { PageServer } from './pages.server.ts'
import { answerPdfOfHtml } from './pdf-of-html.server.ts'
import { answerImport, IMPORTS } from './imports.server.ts'
import { answerConfirmLink } from './confirm-link.server.ts'
import { answerProjectPdf, answerProjectPdfDownload } from './project-pdf.server.ts'
import { answerProxyDownload } from './proxy-download-file.server.ts'
import { errorResponse, runAction } from './run-action.server.ts'
import { answerSharedProject } from './shared-project.server.ts'
import { robotsText, sitemap, sitemapIndex } from './sitemap.server.ts'

const ONE_YEAR_S = 31_536_000
/** Calls below `/{locale}/api/` that are posted. */
const POSTED = [
  'pdf-my-html',
  'pdf-my-project-html',
  'download-project-pdf',
  'proxy-download-file',
  ...IMPORTS.map(([name]) => name),
]
const CLIENT_DIRECTORY = path.resolve('build/client')

interface Env {
  readonly Bindings: HttpBindings
  readonly Variables: {
    requestId: string
    /** Set by what has written its answer to the connection itself. */
    status?: number
    /** `set-cookie` headers of the answer. */
    cookies?: readonly string[]
  }
}

/** The whole site as a listener. `isDraining` turns the readiness check off. */
export function createListener(services: Services, isDraining: () => boolean): RequestListener {
  const pages = new PageServer(services)
  const answer = getRequestListener(createApp(services, pages, isDraining).fetch, { overrideGlobalObjects: false })
  return guardRequests((request, response) => {
    if (!pages.answerFromCache(request, response)) void answer(request, response)
  })
}

function createApp(services: Services, pages: PageServer, isDraining: () => boolean): Hono<Env> {
  const { config, metrics, log } = services
  const app = new Hono<Env>()
  const secure = config.publicUrl.startsWith('https:')
  const headers = Object.entries(commonHeaders({ https: secure }))

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
      for (const [name, value] of headers) c.res.headers.set(name, value)
      if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', CLOSED_POLICY)
    }
    const status = sentStatus ?? c.res.status
    const seconds = (performance.now() - started) / 1000
    const route = routeName(c.req.path)
    metrics.requestSeconds.observe({ route, method: c.req.method, status }, seconds)
    log.info({ requestId, method: c.req.method, path: c.req.path, status, ms: Math.round(seconds * 1000) }, 'request')
  })
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
    return c.text('Something went wrong.', 500)
  })

  addOperations(app, services, isDraining)
  addFiles(app, services)
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
      return await runAction(name, c.req.raw, contextFor(c, await findIdentity(c)))
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
    const { actor } = await findIdentityOrNobody(c)
    const sources = {
      catalogue: services.catalogue.current(),
      content: services.content.current().indexes,
      visibility: readTokenVisibility(c.req.raw, services.tokens, new Date()) ?? visibilityOf(actor),
    }
    const answer = await handleQueryRequest(c.req.raw, {
      resolve: (name) => findProtocolIndex(name, sources),
      onEvents: (events) => {
        for (const { eventType } of events) metrics.searchEvents.inc({ type: eventType })
      },
      newQueryId: () => randomUUID().replaceAll('-', ''),
      now: () => performance.now(),
    })
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  })
  addApiDescription(app, config)
  app.get('/:locale/api/navigation/', (c) =>
    findMarket(c.req.param('locale'))
      ? c.json(services.content.current().navigation, 200, { 'cache-control': 'public, max-age=300' })
      : c.json({ message: 'Not found' }, 404),
  )

  app.get('/:locale/api/content-table/', async (c) =>
    findMarket(c.req.param('locale'))
      ? answerContentTable(c.req.query('source') ?? '', { ...services, signal: c.req.raw.signal }, clientAddress(c))
      : c.json({ message: 'Not found' }, 404),
  )

  app.post('/:locale/api/pdf-my-html/', async (c) => {
    const market = findMarket(c.req.param('locale'))
    if (!market) return c.json({ message: 'Not found' }, 404)
    return answerPdfOfHtml(
      c.req.raw,
      { ...services, log: log.child({ requestId: c.get('requestId') }) },
      market,
      clientAddress(c),
    )
  })

  app.post('/:locale/api/pdf-my-project-html/', async (c) => {
    const market = findMarket(c.req.param('locale'))
    if (!market) return c.json({ message: 'Not found' }, 404)
    return answerWithIdentity(c, (identity, log) => answerProjectPdf(c.req.raw, { ...services, log }, market, identity))
  })
  app.post('/:locale/api/download-project-pdf/', async (c) => {
    if (!findMarket(c.req.param('locale'))) return c.json({ message: 'Not found' }, 404)
    return answerWithIdentity(c, (identity, log) => answerProjectPdfDownload(c.req.raw, { ...services, log }, identity))
  })
  app.get('/:locale/api/shared-project/', async (c) => {
    const market = findMarket(c.req.param('locale'))
    if (!market) return c.json({ message: 'Not found' }, 404)
    return answerSharedProject(c.req.raw, contextFor(c, NOBODY), market.code)
  })

  app.post('/:locale/api/proxy-download-file/', async (c) => {
    if (!findMarket(c.req.param('locale'))) return c.json({ message: 'Not found' }, 404)
    return answerProxyDownload(
      c.req.raw,
      { ...services, log: log.child({ requestId: c.get('requestId') }) },
      clientAddress(c),
    )
  })

  for (const [path, answer] of IMPORTS)
    app.post(`/:locale/api/${path}/`, async (c) => {
      if (!findMarket(c.req.param('locale'))) return c.json({ message: 'Not found' }, 404)
      return answerImport(c.req.raw, answer, async () => {
        const context = contextFor(c, await findIdentity(c))
        return { ...context, spreadsheets: services.spreadsheets, now: new Date() }
      })
    })

  for (const name of POSTED)
    app.all(`/:locale/api/${name}/`, (c) => {
      const error = { code: 'method_not_allowed', message: 'Use POST.' }
      return c.json({ isError: true, error }, 405, { allow: 'POST' })
    })

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    if (isFileAddress(url)) return c.text('Not found', 404)
    const redirect = addressRedirect(url, c.req.header('cookie') ?? null)
    if (redirect) return c.body(null, redirect.status, { location: redirect.location })
    c.env.outgoing.setHeader('x-request-id', c.get('requestId'))
    const context = contextFor(c, await findIdentityOrNobody(c))
    const cookies = c.get('cookies') ?? []
    if (cookies.length > 0) c.env.outgoing.setHeader('set-cookie', cookies)
    c.set('status', await pages.answer(c.req.raw, context, c.env.outgoing))
    return RESPONSE_ALREADY_SENT
  })
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app

  function contextFor(c: Context<Env>, { actor, account }: Identity): RequestContext {
    const catalogue = services.catalogue.current()
    const content = services.content.current()
    const requestId = c.get('requestId')
    return {
      requestId,
      clientAddress: clientAddress(c),
      config,
      log: log.child({ requestId }),
      db: services.db,
      actor,
      account,
      visibility: visibilityOf(actor),
      catalogue,
      search: services.searchOf(catalogue),
      tokens: services.tokens,
      captchaSecret: services.captchaSecret,
      onMail: () => services.outbox.wake(),
      content,
      listings: content.listings,
      advice: content.advice,
    }
  }

  /** For calls that somebody must have signed in for. */
  async function answerWithIdentity(
    c: Context<Env>,
    answer: (identity: Identity, log: Logger) => Promise<Response>,
  ): Promise<Response> {
    try {
      return await answer(await findIdentity(c), log.child({ requestId: c.get('requestId') }))
    } catch (error) {
      return errorResponse(error, { log })
    }
  }

  async function findIdentity(c: Context<Env>): Promise<Identity> {
    const identity = await services.identify(c.req.header('cookie') ?? null)
    c.set('cookies', identity.cookies)
    return identity
  }

  /** Pages and searches go on while the database is away, as for somebody who is not signed in. */
  async function findIdentityOrNobody(c: Context<Env>): Promise<Identity> {
    try {
      return await findIdentity(c)
    } catch (error) {
      log.warn({ err: error, requestId: c.get('requestId') }, 'a session could not be looked up')
      return NOBODY
    }
  }

  function clientAddress(c: Context): string {
    const forwarded = config.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    return forwarded ?? getConnInfo(c).remote.address ?? 'unknown'
  }
}

/** Health, readiness, metrics, and what crawlers read. */
function addOperations(app: Hono<Env>, services: Services, isDraining: () => boolean): void {
  const { config, metrics, catalogue } = services
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isDraining()) return c.json({ status: 'draining' }, 503)
    const degraded = await services.findProblems()
    // What is broken is no reason to send visitors elsewhere while pages are served from memory.
    return c.json({ status: 'ready', degraded })
  })
  app.get('/metrics', async (c) => {
    const allowed = config.metricsToken
      ? c.req.header('authorization') === `Bearer ${config.metricsToken}`
      : !config.trustProxy && isLoopback(getConnInfo(c).remote.address)
    if (!allowed) return c.text('Not found', 404)
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
  app.get('/robots.txt', (c) => c.text(robotsText(config.publicUrl)))
  app.get('/sitemap.xml', (c) => c.body(sitemapIndex(config.publicUrl), 200, xml))
  for (const locale of LOCALES) {
    app.get(`/${locale}/robots.txt`, (c) => c.text(robotsText(config.publicUrl, [locale])))
    app.get(`/${locale}/sitemap.xml`, (c) =>
      c.body(sitemap(config.publicUrl, locale, catalogue.current(), services.content.current()), 200, xml),
    )
  }
}

/** What the calls of the site are, for programs and for people. */
function addApiDescription(app: Hono<Env>, { publicUrl }: Config): void {
  const { openApi, page } = describeApi(publicUrl)
  const cached = { 'cache-control': 'public, max-age=300' }
  app.get('/openapi.json', (c) => c.json(openApi, 200, cached))
  app.get('/docs/api/', (c) => c.html(page.html, 200, { ...cached, 'content-security-policy': page.policy }))
}

/** The built client, pictures and documents. */
function addFiles(app: Hono<Env>, { config, content, media }: Services): void {
  const policy = workerPolicy(config.assetBaseUrl && new URL(config.assetBaseUrl).origin)
  const built = serveStatic({ root: CLIENT_DIRECTORY, precompressed: true })
  const forever = `public, max-age=${ONE_YEAR_S}, immutable`
  app.get('/assets/*', whereFound({ 'cache-control': forever, 'content-security-policy': policy }), built)
  const kept = whereFound({ 'cache-control': 'public, max-age=86400' })
  app.get('/images/*', kept, serveStatic({ root: CLIENT_DIRECTORY }))
  app.get('/favicon.svg', kept, serveStatic({ root: CLIENT_DIRECTORY }))
  app.get('/content-styles/:file', (c) => {
    const css = content.current().findCss(c.req.param('file').replace(/\.css$/, ''))
    return css === null
      ? c.text('Not found', 404)
      : c.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': forever })
  })
  app.get('/media/:rendition/*', async (c) => {
    const { rendition } = c.req.param()
    const relative = decodeURIComponent(new URL(c.req.url).pathname).slice(`/media/${rendition}/`.length)
    return (await media(c.req.raw, rendition, relative)) ?? c.text('Not found', 404)
  })
}

/** Headers for files that are there. `serveStatic` asks for its own too late: they would not be sent. */
function whereFound(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status >= 400) return
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:127\.|::1$|::ffff:127\.)/.test(address)
}

/** Few names, so that counting requests by them stays cheap. */
function routeName(pathname: string): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  return findMarket(first) ? `/:locale/${second}` : `/${first}`
}
