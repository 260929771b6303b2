import type { Hono } from 'hono'
import { LOCALE_ENDPOINTS } from '#app/endpoints.server.ts'
import { NOBODY } from '#app/features/accounts/sessions/identity.server.ts'
import { findMarket } from '#app/features/markets/model.ts'
import { errorResponse } from '#app/platform/http/error-response.server.ts'
import type { RequestContexts, Env } from './request-contexts.server.ts'
import { runEndpoint } from './run-endpoint.server.ts'

/** The endpoints below `/{locale}/api/`. An unknown market has none of them. */
export function addLocaleApi(app: Hono<Env>, contexts: RequestContexts): void {
  for (const endpoint of LOCALE_ENDPOINTS) {
    app.all(endpoint.path.replace('{locale}', ':locale'), async (c) => {
      const market = findMarket(c.req.param('locale'))
      if (!market) return c.json({ message: 'Not found' }, 404)
      try {
        const identity = endpoint.caller === 'public' ? NOBODY : await contexts.identityOf(c)
        return await runEndpoint(endpoint, c.req.raw, contexts.contextFor(c, identity), market.code)
      } catch (error) {
        const log = contexts.logOf(c)
        return endpoint.refuse?.(error, log) ?? errorResponse(error, { log }, endpoint.methods)
      }
    })
  }
}
