import { getConnInfo } from '@hono/node-server/conninfo'
import type { Hono } from 'hono'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import { withCategories } from '#app/features/browse/overviews/catalogue-categories.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { Services } from '#app/services.server.ts'
import type { Env } from './request-contexts.server.ts'
import { countMaps, listMaps, robotsText, sitemapIndex, sitemapSteps } from './sitemap.server.ts'

export function addMetrics(app: Hono<Env>, { config, metrics }: Pick<Services, 'config' | 'metrics'>): void {
  app.get('/metrics', async (c) => {
    const allowed = config.metricsToken
      ? c.req.header('authorization') === `Bearer ${config.metricsToken}`
      : isLoopback(config.host) && isLoopback(getConnInfo(c).remote.address) && !isForwarded(c.req.raw.headers)
    if (!allowed) return c.text('Not found', 404)
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
}

/** Maps that were asked for last: crawlers ask for one after the other, and some for the same again. */
const MAPS_KEPT = 8

export function addCrawlerFiles(app: Hono<Env>, services: Services): void {
  const { config, catalogue } = services
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
  const mapped = (locale: Locale) => {
    const [newest, content] = [catalogue.current(), services.content.current()]
    const listings = withCategories(content.listings, newest, 'public')
    return { locale, catalogue: newest, content: { ...content, listings } }
  }
  const mapsOf = (locales: readonly Locale[]) => new Map(locales.map((each) => [each, countMaps(mapped(each))]))
  const maps = new LruCache<string, Promise<string>>(MAPS_KEPT)
  let making: Promise<unknown> = Promise.resolve()
  /** One at a time, each once: many that are asked for together would fill the memory. */
  const makeMap = (locale: Locale, number: number): Promise<string> => {
    const { catalogue: newest, content } = mapped(locale)
    const key = [newest.generation.key, content.key, locale, number].join(' ')
    const cached = maps.get(key)
    if (cached) return cached
    const map = making.then(() => runInTurns(sitemapSteps(config.publicUrl, number, mapped(locale))))
    making = map.catch(() => {}) // reported to those who asked
    maps.set(key, map)
    return map
  }
  app.get('/robots.txt', (c) => c.text(robotsText(config.publicUrl, ['sitemap.xml'])))
  app.get('/sitemap.xml', (c) => c.body(sitemapIndex(config.publicUrl, mapsOf(LOCALES)), 200, xml))
  for (const locale of LOCALES) {
    app.get(`/${locale}/robots.txt`, (c) => c.text(robotsText(config.publicUrl, listMaps(mapsOf([locale])))))
    app.get(`/${locale}/sitemap.xml`, async (c) => c.body(await makeMap(locale, 1), 200, xml))
    app.get(`/${locale}/:map{sitemap-[1-9][0-9]*\\.xml}`, async (c) => {
      const number = Number(c.req.param('map').slice('sitemap-'.length, -'.xml'.length))
      const isThere = number > 1 && number <= countMaps(mapped(locale))
      return isThere ? c.body(await makeMap(locale, number), 200, xml) : c.text('Not found', 404)
    })
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
