import type { Hono } from 'hono'
import { NOBODY, type Identity } from '#app/features/accounts/sessions/identity.server.ts'
import { findMarket, type Market } from '#app/features/markets/model.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Services } from '#app/services.server.ts'
import type { Call, Callers, Env } from './caller.server.ts'
import { answerContentTable } from './content-table.server.ts'
import { answerImport, IMPORTS } from './imports.server.ts'
import { answerPdfOfHtml } from './pdf-of-html.server.ts'
import { answerProjectPdf, answerProjectPdfDownload } from './project-pdf.server.ts'
import { answerProxyDownload } from './proxy-download-file.server.ts'
import { errorResponse } from './run-action.server.ts'
import { answerSharedProject } from './shared-project.server.ts'

type Answer = (c: Call, market: Market) => Response | Promise<Response>

/** The calls below `/{locale}/api/`. An unknown market has none of them. */
export function addLocaleApi(app: Hono<Env>, services: Services, callers: Callers): void {
  const withLog = (c: Call) => ({ ...services, log: callers.logOf(c) })

  get('navigation', (c) =>
    c.json(services.content.current().navigation, 200, { 'cache-control': 'public, max-age=300' }),
  )
  get('content-table', (c) => {
    const sources = { ...services, signal: c.req.raw.signal }
    return answerContentTable(c.req.query('source') ?? '', sources, callers.addressOf(c))
  })
  get('shared-project', (c, market) => answerSharedProject(c.req.raw, callers.contextFor(c, NOBODY), market.code))

  post('pdf-my-html', (c, market) => answerPdfOfHtml(c.req.raw, withLog(c), market, callers.addressOf(c)))
  post('pdf-my-project-html', (c, market) =>
    answerWithIdentity(c, (identity, log) => answerProjectPdf(c.req.raw, { ...services, log }, market, identity)),
  )
  post('download-project-pdf', (c) =>
    answerWithIdentity(c, (identity, log) => answerProjectPdfDownload(c.req.raw, { ...services, log }, identity)),
  )
  post('proxy-download-file', (c) => answerProxyDownload(c.req.raw, withLog(c), callers.addressOf(c)))
  for (const [name, answer] of IMPORTS)
    post(name, (c) =>
      answerImport(c.req.raw, answer, async () => {
        const context = callers.contextFor(c, await callers.identityOf(c))
        return { ...context, spreadsheets: services.spreadsheets, now: new Date() }
      }),
    )

  function get(name: string, answer: Answer): void {
    app.get(`/:locale/api/${name}/`, (c) => inMarket(c, answer))
  }

  function post(name: string, answer: Answer): void {
    const path = `/:locale/api/${name}/`
    app.post(path, (c) => inMarket(c, answer))
    app.all(path, (c) => {
      const error = { code: 'method_not_allowed', message: 'Use POST.' }
      return c.json({ isError: true, error }, 405, { allow: 'POST' })
    })
  }

  /** For calls that somebody must have signed in for. */
  async function answerWithIdentity(
    c: Call,
    answer: (identity: Identity, log: Logger) => Promise<Response>,
  ): Promise<Response> {
    try {
      return await answer(await callers.identityOf(c), callers.logOf(c))
    } catch (error) {
      return errorResponse(error, services)
    }
  }
}

function inMarket(c: Call, answer: Answer): Response | Promise<Response> {
  const market = findMarket(c.req.param('locale'))
  return market ? answer(c, market) : c.json({ message: 'Not found' }, 404)
}
