import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { CachedPage, entityTag, PageCache } from '#app/shell/page-cache.server.ts'
import { pagePolicy, type ContentSources } from '#app/platform/http/security-headers.server.ts'
import { pageOutput, type PageSink } from '#app/shell/page-output.server.ts'
import { formPost } from '#app/form-post.server.ts'
import { requestContext, type RequestContext } from '#app/request-context.server.ts'
import type { SearchBackend } from '#app/features/search/backend.ts'
import { isDataRequest } from './addresses.ts'
import type { ReadForm } from './form-post.server.ts'
import { RouteLabels } from './route-label.ts'
import type { Services } from '#app/services.server.ts'

const RECAPTCHA_HOSTS = ['https://www.google.com', 'https://www.gstatic.com']

/** Room for a thousand compressed pages. */
const CACHE_BYTES = 16 * 1024 * 1024
/** A longer query string is unlikely to be requested twice. */
const MAX_CACHED_SEARCH = 300

const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Cookie, Accept-Encoding' }
const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' }

const handle = createRequestHandler(build as ServerBuild, import.meta.env.PROD ? 'production' : 'development')

const ROUTES = Object.values((build as ServerBuild).routes).filter((route) => route !== undefined)

/** Serves pages and their data requests: visitors' pages are cached, everything else is rendered for each request. */
export class PageServer {
  private readonly services: Services
  private readonly cache = new PageCache(CACHE_BYTES)
  private readonly sources: ContentSources
  private readonly labels = new RouteLabels(ROUTES.flatMap(({ path }) => path ?? []))
  private readonly formLabels = new Set(
    ROUTES.filter(({ module }) => module.action).map(({ path }) => `/:locale/${path}`),
  )

  constructor(services: Services) {
    const { assetBaseUrl, publicUrl, viewerScriptUrl, widgetScriptUrl, contentOrigins, recaptcha } = services.config
    const scripts = [viewerScriptUrl, widgetScriptUrl, ...(recaptcha ? RECAPTCHA_HOSTS : [])].filter(
      (url) => url !== null,
    )
    this.services = services
    this.sources = {
      assets: assetBaseUrl && new URL(assetBaseUrl).origin,
      scripts: [...new Set(scripts.map((url) => new URL(url).origin))],
      content: contentOrigins,
      https: publicUrl.startsWith('https:'),
    }
  }

  labelOf(pathname: string): string {
    return this.labels.labelOf(pathname)
  }

  takesForms(pathname: string): boolean {
    return this.formLabels.has(this.labelOf(pathname))
  }

  /** Renders and sends a page, and caches it for other visitors. A form goes to the page's action first. */
  async answer(
    request: Request,
    context: RequestContext,
    response: ServerResponse,
    form: ReadForm | null = null,
  ): Promise<number> {
    const sink: PageSink = {
      isDataOnly: isDataRequest(new URL(request.url)),
      values: new Map(),
      html: null,
      isAway: false,
    }
    const values = new RouterContextProvider()
    values.set(requestContext, context)
    values.set(pageOutput, sink)
    values.set(formPost, form)
    const rendered = await handle(withoutBody(request), values)
    const status = sink.isAway && rendered.status === 500 ? 503 : rendered.status
    const body = sink.html ? encode(sink.html) : Buffer.from(await rendered.arrayBuffer())
    const headers = this.pageHeaders(rendered, sink.html)
    const isShared = !this.services.hasSessionCookie(request.headers.get('cookie') ?? undefined)
    const isKept =
      status === 200 && isShared && !rendered.headers.has('set-cookie') && !rendered.headers.has('cache-control')
    const key = isKept ? cacheKey(request, context) : null
    this.services.metrics.cachedPages.inc({ outcome: key ? 'miss' : 'bypass' })
    // An action that signs in has the last word.
    if (form && form.cookies.length > 0) response.setHeader('set-cookie', form.cookies)
    // In development Vite writes styles into the page, and has a socket of its own.
    if (import.meta.env.DEV && sink.html) response.removeHeader('content-security-policy')
    const page = key
      ? this.cache.put(key, { ...headers, ...PUBLIC }, body)
      : new CachedPage({ ...headers, ...PRIVATE, ...(status === 503 ? { 'retry-after': '10' } : {}) }, body)
    await sendPage(request.method, request.headers.get('accept-encoding'), response, status, page)
    return status
  }

  /** Returns whether it answered. Below everything else: a cached page costs a fiftieth of a rendered one. */
  answerFromCache({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    if ((method !== 'GET' && method !== 'HEAD') || this.services.hasSessionCookie(headers.cookie)) return false
    const { catalogue, content, metrics, searchOf } = this.services
    const { key: contentKey, vocabulary } = content.current()
    const key = keyOf(catalogue.current().generation.key, contentKey, url)
    const isKept = headers['if-none-match'] !== undefined && isLasting(searchOf(catalogue.current(), vocabulary))
    const etag = isKept && entityTag(key)
    if (etag && headers['if-none-match']?.includes(etag)) {
      metrics.cachedPages.inc({ outcome: 'known' })
      // The page that the reader already has keeps its policy.
      response.removeHeader('content-security-policy')
      response.writeHead(304, { ...PUBLIC, etag }).end()
      return true
    }
    const page = this.cache.find(key)
    if (!page) return false
    metrics.cachedPages.inc({ outcome: 'hit' })
    void sendPage(method, headers['accept-encoding'], response, 200, page)
    return true
  }

  private pageHeaders(rendered: Response, html: readonly string[] | null): Record<string, string> {
    return {
      ...Object.fromEntries(rendered.headers),
      ...(html !== null && !import.meta.env.DEV && { 'content-security-policy': pagePolicy(html, this.sources) }),
    }
  }
}

/**
 * A request for the router. A HEAD is rendered as a GET; its body is left out when it is sent. The body of a form is
 * read already, and its origin checked: the router would compare that with an address behind a proxy.
 */
function withoutBody(request: Request): Request {
  const { method, url, headers, signal } = request
  if (method === 'GET') return request
  const kept = new Headers(headers)
  kept.delete('origin')
  return new Request(url, { method: method === 'HEAD' ? 'GET' : method, headers: kept, signal })
}

/** Whether answers stay the same until the catalogue changes: those of a hosted index may not. */
function isLasting(backend: SearchBackend): boolean {
  return backend.memory !== null
}

/** Everything that a visitor's page depends on. Null for uncached requests: other readers, methods, odd addresses. */
function cacheKey(
  { method, url }: Request,
  { actor, catalogue, content, search: backend }: RequestContext,
): string | null {
  if (!isLasting(backend)) return null
  if (actor.kind !== 'visitor' || (method !== 'GET' && method !== 'HEAD')) return null
  const { pathname, search } = new URL(url)
  return search.length > MAX_CACHED_SEARCH ? null : keyOf(catalogue.generation.key, content.key, pathname + search)
}

function keyOf(generation: string, content: string, target: string): string {
  return `${build.assets.version} ${generation} ${content} ${target}`
}

function encode(parts: readonly string[]): Buffer {
  const body = Buffer.allocUnsafeSlow(parts.reduce((bytes, part) => bytes + Buffer.byteLength(part), 0))
  let end = 0
  for (const part of parts) end += body.write(part, end)
  return body
}

/** Writes a page to the connection itself: a response object would carry it there through a stream, twice copied. */
async function sendPage(
  method: string,
  codings: string | null | undefined,
  response: ServerResponse,
  status: number,
  page: CachedPage,
): Promise<void> {
  const coding = /\bbr\b/.test(codings ?? '') ? 'br' : 'identity'
  const kept = page.bodyIn(coding)
  const body = Buffer.isBuffer(kept) ? kept : await kept
  if (body.length === 0) {
    response.writeHead(status, [...page.headers]).end()
    return
  }
  const encoding = coding === 'br' ? ['content-encoding', 'br'] : []
  response.writeHead(status, [...page.headers, ...encoding, 'content-length', String(body.length)])
  response.end(method === 'HEAD' ? undefined : body)
}
