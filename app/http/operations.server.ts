import { getConnInfo } from '@hono/node-server/conninfo'
import type { Hono } from 'hono'
import { LOCALES } from '#app/features/markets/model.ts'
import type { Services } from '#app/services.server.ts'
import type { Env } from './request-contexts.server.ts'
import { robotsText, sitemap, sitemapIndex } from './sitemap.server.ts'

export function addMetrics(app: Hono<Env>, { config, metrics }: Pick<Services, 'config' | 'metrics'>): void {
  app.get('/metrics', async (c) => {
    const allowed = config.metricsToken
      ? c.req.header('authorization') === `Bearer ${config.metricsToken}`
      : isLoopback(config.host) && isLoopback(getConnInfo(c).remote.address) && !isForwarded(c.req.raw.headers)
    if (!allowed) return c.text('Not found', 404)
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
}

/** What crawlers read. */
export function addCrawlerFiles(app: Hono<Env>, services: Services): void {
  const { config, catalogue } = services
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

function isLoopback(host: string | undefined): boolean {
  return host !== undefined && /^(?:127\.|::1$|::ffff:127\.|localhost$)/i.test(host)
}

/** Headers that proxies add. A caller of the same machine that adds one loses nothing but its own view. */
const PROXY_HEADERS = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*)$/

function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => PROXY_HEADERS.test(name))
}
