import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KnownSessions } from '#app/features/accounts/sessions/known-sessions.server.ts'
import { Admission } from '#app/platform/http/admission.server.ts'
import { clientKeyOf } from '#app/platform/http/client-key.server.ts'
import { isNavigation, plainPage, PLAIN_PAGE_HEADERS } from '#app/platform/http/plain-page.server.ts'
import type { Services } from '#app/services.server.ts'
import { isDataRequest } from './addresses.ts'

/** Monitored by machines: answered under any load. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics'])
/** Files cost little, and an admitted page needs its own. */
const FILE = /^\/(?:assets|images|media|content-styles)\/|^\/favicon\./
/** Streams wait, and cost nothing while they do; their hub bounds them. */
const STREAM = /^\/\w+\/api\/live-changes\/$/
/** Some are files that a link leads to. */
const CALL = /^\/[a-z]{2}\/api\//
/** More files than this under way at once come from an attack or a fault. */
const MOST_FILES = 1_000

/** Seconds, at random, so that clients do not all come back at once. */
const RETRY_AFTER = { least: 2, most: 6 }
const SENTENCE = 'The site is very busy. Please try again in a few seconds.'
const PAGE = plainPage({
  title: 'Very busy',
  heading: 'One moment, please',
  sentence: SENTENCE,
  links: [{ label: 'Try again', href: '' }],
})

type Kind = 'page' | 'call' | 'protocol' | 'file'

/** Decides which requests start now, which wait, and which are refused with a retry. */
export class Overload {
  private readonly services: Pick<Services, 'config' | 'metrics'>
  private readonly sessions: KnownSessions
  private readonly admission = new Admission()
  private files = 0

  constructor(services: Pick<Services, 'config' | 'metrics'>, sessions: KnownSessions) {
    this.services = services
    this.sessions = sessions
    services.metrics.onWaiting(() => this.admission.waiting)
  }

  admit(request: IncomingMessage, response: ServerResponse, run: () => void): void {
    const path = request.url?.split('?', 1)[0] ?? '/'
    const kind = kindOf(request, path)
    if (WATCHED.has(path) || request.method === 'OPTIONS') run()
    else if (kind === 'file' || STREAM.test(path)) this.admitFile(response, run)
    else
      this.admission.admit({
        rank: this.isSignedInChange(request) ? 'first' : 'normal',
        caller: clientKeyOf(request, this.services.config),
        isGone: () => response.destroyed || request.socket.destroyed,
        run,
        shed: () => this.shed(response, kind),
      })
  }

  private admitFile(response: ServerResponse, run: () => void): void {
    if (this.files >= MOST_FILES) {
      this.shed(response, 'file')
      return
    }
    this.files++
    response.once('close', () => this.files--)
    run()
  }

  private isSignedInChange({ method, headers }: IncomingMessage): boolean {
    return method === 'POST' && this.sessions.has(headers.cookie ?? null, performance.now())
  }

  private shed(response: ServerResponse, kind: Kind): void {
    this.services.metrics.shedRequests.inc({ kind })
    const { least, most } = RETRY_AFTER
    const body = bodyOf(kind)
    response.writeHead(503, {
      ...(kind === 'page' ? PLAIN_PAGE_HEADERS : { 'content-type': 'application/json; charset=utf-8' }),
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'retry-after': String(least + Math.floor(Math.random() * (most - least + 1))),
      ...(kind === 'protocol' ? { 'access-control-allow-origin': '*' } : {}),
    })
    response.end(body)
  }
}

function kindOf({ method, url = '/', headers }: IncomingMessage, path: string): Kind {
  if (path.startsWith('/1/')) return 'protocol'
  if (FILE.test(path)) return 'file'
  const isRead = method === 'GET' || method === 'HEAD'
  const isFileOfCall = CALL.test(path) && isNavigation((name) => headers[name]?.toString())
  const isCall = path.startsWith('/action/') || CALL.test(path) || isDataRequest(new URL(url, 'http://localhost'))
  return isRead && (!isCall || isFileOfCall) ? 'page' : 'call'
}

function bodyOf(kind: Kind): string {
  if (kind === 'page') return PAGE
  if (kind === 'protocol') return JSON.stringify({ message: SENTENCE, status: 503 })
  return JSON.stringify({ isError: true, error: { code: 'unavailable', message: SENTENCE } })
}
