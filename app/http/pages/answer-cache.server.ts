import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { mayCount, readComparisonAddress } from '#app/features/insight/counts/count-address.ts'
import type { SiteRequest } from '#app/request-context.server.ts'
import type { Services } from '#app/services.server.ts'
import { entityTag, PageCache } from '#app/shell/page-cache.server.ts'
import { CachedPage } from '#app/shell/cached-page.server.ts'
import type { Call } from '../request-contexts.server.ts'
import { isLasting, cacheKey, keptKeyOf, keyOf } from './answer-key.server.ts'
import { sendPage } from './send-page.server.ts'

/** Room for a thousand compressed pages. */
const CACHE_BYTES = 16 * 1024 * 1024
const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Cookie, Accept-Encoding' }
const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' }

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Additional cache variant, set by the route. */
  readonly cacheVariant?: string | null
}

/**
 * Visitors' pages, and the calls that are cached like them. The key names everything that such an answer depends on:
 * build, catalogue, content, address. Answers to accounts are sent and not cached.
 */
export class AnswerCache {
  private readonly services: Services
  private readonly cache = new PageCache(CACHE_BYTES)

  constructor(services: Services) {
    this.services = services
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
    if (method === 'GET' && mayCount((name) => String(headers[name]))) this.countComparison(url)
    metrics.cachedPages.inc({ outcome: 'hit' })
    void sendPage(method, headers['accept-encoding'], response, 200, page)
    return true
  }

  /** Counts what the route of a page that is not rendered would count. */
  private countComparison(url: string): void {
    const comparison = readComparisonAddress(url, this.services.catalogue.current())
    if (comparison) this.services.dailyCounts.addComparison(comparison.locale, comparison.skus, new Date())
  }

  /** Sends an answer, and caches a visitor's for the next one unless it says `cache-control` or sets a cookie itself. */
  send(c: Call, context: SiteRequest, { status, headers, body, cacheVariant = null }: Answer): Promise<Response> {
    const { raw } = c.req
    const isCacheable = status === 200 && this.isShared(raw) && !('set-cookie' in headers)
    const key = isCacheable && !('cache-control' in headers) ? cacheKey(raw, context) : null
    const keptKey = isCacheable && cacheVariant !== null ? keptKeyOf(raw, context, cacheVariant) : null
    this.services.metrics.cachedPages.inc({ outcome: (key ?? keptKey) ? 'miss' : 'bypass' })
    const own = { ...headers, ...PRIVATE, ...(status === 503 ? { 'retry-after': '10' } : {}) }
    const page = key
      ? this.cache.put(key, { ...headers, ...PUBLIC }, body)
      : keptKey
        ? this.cache.put(keptKey, own, body, { isTagged: false })
        : new CachedPage(own, body)
    return this.sendAs(c, context, status, page)
  }

  /** The page of a visitor that only its route can tell to be the same; nobody is sent it unasked. */
  findCached(raw: Request, context: SiteRequest, cacheVariant: string): CachedPage | null {
    const key = this.isShared(raw) ? keptKeyOf(raw, context, cacheVariant) : null
    return key === null ? null : this.cache.find(key)
  }

  sendKept(c: Call, context: SiteRequest, page: CachedPage): Promise<Response> {
    this.services.metrics.cachedPages.inc({ outcome: 'hit' })
    return this.sendAs(c, context, 200, page)
  }

  private isShared({ headers }: Request): boolean {
    return !this.services.hasSessionCookie(headers.get('cookie') ?? undefined)
  }

  private async sendAs(c: Call, context: SiteRequest, status: number, page: CachedPage): Promise<Response> {
    const { outgoing } = c.env
    const { raw } = c.req
    outgoing.setHeader('x-request-id', context.requestId)
    const cookies = c.get('cookies') ?? []
    if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
    await sendPage(raw.method, raw.headers.get('accept-encoding'), outgoing, status, page)
    c.set('status', status)
    return RESPONSE_ALREADY_SENT
  }
}
