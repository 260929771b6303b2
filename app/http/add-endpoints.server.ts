import type { Hono } from 'hono'
import { NOBODY, type Identity } from '#app/features/accounts/sessions/identity.server.ts'
import { findMarket, preferredLocale } from '@specify/core/market.ts'
import type { Endpoint } from '#app/platform/endpoint.server.ts'
import { errorResponse } from '#app/platform/http/error-response.server.ts'
import { readableAnswer } from './pages/readable-answer.server.ts'
import type { EndpointContext, SiteRequest } from '#app/request-context.server.ts'
import type { AnswerCache } from './pages/answer-cache.server.ts'
import type { Call, Env, RequestContexts } from './request-contexts.server.ts'
import { existsFor, isAction, runEndpoint, type RunAction } from './run-endpoint.server.ts'

interface Parts {
  readonly contexts: RequestContexts
  readonly cache: AnswerCache
  readonly runAction: RunAction
}

/** The endpoints at their addresses. An unknown market has none of them. */
export function addEndpoints(app: Hono<Env>, endpoints: readonly Endpoint<EndpointContext>[], parts: Parts): void {
  const { contexts, cache, runAction } = parts
  app.all('/action/:namespace/:name', async (c) => {
    const name = `${c.req.param('namespace')}/${c.req.param('name')}`
    try {
      return await runAction(name, c.req.raw, contexts.contextFor(c, await contexts.identityOf(c)))
    } catch (error) {
      return errorResponse(error, { log: contexts.logOf(c) })
    }
  })
  for (const endpoint of endpoints.filter((each) => !isAction(each))) {
    const isPerMarket = endpoint.path.startsWith('/{locale}/')
    app.all(routePattern(endpoint), async (c, next) => {
      const market = findMarket(c.req.param('locale'))
      if (isPerMarket && !market) return c.json({ message: 'Not found' }, 404)
      const pathInput = readPathInput(endpoint, c)
      if (!pathInput) return next()
      try {
        const context: SiteRequest = contexts.contextFor(c, await callerOf(endpoint, c))
        if (!existsFor(endpoint, context)) return await next()
        const locale = market?.code ?? preferredLocale(context.cookieHeader)
        const answer = await runEndpoint(endpoint, c.req.raw, { ...context, locale }, pathInput)
        return endpoint.isCached
          ? await cache.send(c, context, await toCacheable(answer))
          : await readableAnswer(c.req.raw, answer)
      } catch (error) {
        const log = contexts.logOf(c)
        const refusal = endpoint.refuse?.(error, log) ?? errorResponse(error, { log }, endpoint.methods)
        return readableAnswer(c.req.raw, refusal)
      }
    })
  }

  /** Cached answers are read as pages are: to a visitor while the database is away. */
  function callerOf({ caller, isCached }: Endpoint<never>, c: Call): Identity | Promise<Identity> {
    if (caller === 'public') return NOBODY
    return isCached ? contexts.identityOrNobody(c) : contexts.identityOf(c)
  }
}

/** The last parameter spans segments; pages take the address without a slash at its end, and lead to the other. */
function routePattern({ path }: Endpoint<never>): string {
  return path.replace('{locale}', ':locale').replace(/\{\w+\}\/$/, '*')
}

/** Null for an address that is not this endpoint's. */
function readPathInput({ path, pathParameters }: Endpoint<never>, c: Call): Record<string, string> | null {
  const [name] = Object.keys(pathParameters)
  if (name === undefined) return {}
  const prefix = path.slice(0, path.indexOf(`{${name}}`)).split('/').length - 1
  const segments = new URL(c.req.url).pathname.split('/').slice(prefix)
  return segments.pop() === '' && segments.length > 0 ? { [name]: decodeURIComponent(segments.join('/')) } : null
}

async function toCacheable(answer: Response) {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}
