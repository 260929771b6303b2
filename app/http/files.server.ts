import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { guessedSwatch } from '@specify/catalogue/product/guessed-swatch.ts'
import { mayCount, readFileMarket } from '#app/features/insight/counts/count-address.ts'
import type { Config } from '#app/platform/config.server.ts'
import { workerPolicy } from '#app/platform/http/security-headers.server.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import type { Services } from '#app/services.server.ts'
import type { RequestContexts, Env } from './request-contexts.server.ts'
import { errorResponse } from '#app/platform/http/error-response.server.ts'

const ONE_YEAR_S = 31_536_000
const CLIENT_DIRECTORY = sitePath('build/client')

export function addFiles(
  app: Hono<Env>,
  { config, content, dailyCounts, log, media, releaseAssets }: Services,
  contexts: RequestContexts,
): void {
  const policy = workerPolicy(config.assetBaseUrl && new URL(config.assetBaseUrl).origin)
  const built = serveStatic({ root: CLIENT_DIRECTORY, precompressed: true })
  const forever = `public, max-age=${ONE_YEAR_S}, immutable`
  const inPages = whereFound({ 'cache-control': forever, 'content-security-policy': policy })
  app.get('/assets/:name', inPages, built, async (c) => {
    try {
      const asset = await releaseAssets.find(c.req.param('name'), c.req.header('accept-encoding') ?? '')
      if (!asset) return c.text('Not found', 404)
      return c.body(new Uint8Array(asset.body), 200, {
        'content-type': asset.type,
        vary: 'Accept-Encoding',
        ...(asset.encoding && { 'content-encoding': asset.encoding }),
      })
    } catch (error) {
      return errorResponse(error, { log })
    }
  })
  const cacheHeaders = whereFound({ 'cache-control': 'public, max-age=86400' })
  app.get('/images/swatches/:file', cacheHeaders, serveStatic({ root: CLIENT_DIRECTORY }), (c) => {
    const swatch = guessedSwatch(c.req.param('file'))
    return swatch === null ? c.text('Not found', 404) : c.body(swatch, 200, { 'content-type': 'image/svg+xml' })
  })
  app.get('/images/*', cacheHeaders, serveStatic({ root: CLIENT_DIRECTORY }))
  for (const icon of ['/favicon.png', '/favicon.svg'])
    app.get(icon, cacheHeaders, serveStatic({ root: CLIENT_DIRECTORY }))
  app.get('/content-styles/:file', (c) => {
    const css = content.current().findCss(c.req.param('file').replace(/\.css$/, ''))
    return css === null
      ? c.text('Not found', 404)
      : c.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': forever })
  })
  app.get('/media/:rendition/*', whereFound(mediaEmbedding(config)), async (c) => {
    const { rendition } = c.req.param()
    const relative = decodeURIComponent(new URL(c.req.url).pathname).slice(`/media/${rendition}/`.length)
    try {
      const file = await media(c.req.raw, rendition, relative, contexts.addressOf(c))
      if (!file) return c.text('Not found', 404)
      const isCounted = file.status === 200 && c.req.method === 'GET' && mayCount((name) => c.req.header(name))
      const market = isCounted ? readFileMarket(relative, c.req.header('referer') ?? null, config.publicUrl) : null
      if (market) dailyCounts.addFile(market, relative, new Date())
      return file
    } catch (error) {
      return errorResponse(error, { log })
    }
  })
}

/** Allows embedding where media are served from another origin. */
function mediaEmbedding({ assetBaseUrl, publicUrl }: Config): Record<string, string> {
  const isElsewhere = assetBaseUrl !== null && new URL(assetBaseUrl).origin !== new URL(publicUrl).origin
  return isElsewhere ? { 'cross-origin-resource-policy': 'cross-origin' } : {}
}

/** Headers for files that are there. `serveStatic` asks for its own too late: they would not be sent. */
function whereFound(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status >= 400) return
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}
