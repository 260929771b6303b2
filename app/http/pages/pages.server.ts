import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { pagePolicy, type ContentSources } from '#app/platform/http/security-headers.server.ts'
import { READER_HEADER, type ReaderKind } from '#app/shell/reader.ts'
import { RELEASE_HEADER } from '#app/shell/release.ts'
import type { PageDocument } from '#app/shell/page-document.server.ts'
import { pageOutput, type PageSink } from '#app/shell/page-output.server.ts'
import { formPost } from '#app/form-post.server.ts'
import { requestContext, type SiteRequest } from '#app/request-context.server.ts'
import { isDataRequest } from '../addresses.ts'
import type { AnswerCache } from './answer-cache.server.ts'
import type { ReadForm } from './form-post.server.ts'
import type { Call } from '../request-contexts.server.ts'
import { RouteLabels } from '../route-label.ts'
import type { Services } from '#app/services.server.ts'

/** Tells an open tab of another version to load the next page whole. */
const RELEASE = (build as ServerBuild).assets.version
const RECAPTCHA_HOSTS = ['https://www.google.com', 'https://www.gstatic.com']

const handle = createRequestHandler(build as ServerBuild, import.meta.env.PROD ? 'production' : 'development')

const ROUTES = Object.values((build as ServerBuild).routes).filter((route) => route !== undefined)

export class PageServer {
  private readonly cache: AnswerCache
  private readonly sources: ContentSources
  private readonly labels = new RouteLabels(ROUTES.flatMap(({ path }) => path ?? []))
  private readonly formLabels = new Set(
    ROUTES.filter(({ module }) => module.action).map(({ path }) => `/:locale/${path}`),
  )

  constructor({ config }: Pick<Services, 'config'>, cache: AnswerCache) {
    const { assetBaseUrl, publicUrl, viewerScriptUrl, widgetScriptUrl, contentOrigins, recaptcha } = config
    const scripts = [viewerScriptUrl, widgetScriptUrl, ...(recaptcha ? RECAPTCHA_HOSTS : [])].filter(
      (url) => url !== null,
    )
    this.cache = cache
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

  /** Renders and sends a page. A form goes to the page's action first. */
  async answer(c: Call, context: SiteRequest, form: ReadForm | null = null): Promise<Response> {
    const request = c.req.raw
    const sink: PageSink = {
      isDataOnly: isDataRequest(new URL(request.url)),
      values: new Map(),
      html: null,
      isAway: false,
      cacheVariant: null,
      kept: null,
      findCached: (dependsOn) => this.cache.findCached(request, context, dependsOn),
    }
    const values = new RouterContextProvider()
    values.set(requestContext, context)
    values.set(pageOutput, sink)
    values.set(formPost, form)
    const rendered = await handle(withoutBody(request), values)
    // An action that signs in has the last word.
    if (form && form.cookies.length > 0) c.set('cookies', form.cookies)
    if (sink.kept && rendered.status === 200) return this.cache.sendKept(c, context, sink.kept)
    // In development Vite writes styles into the page, and has a socket of its own.
    if (import.meta.env.DEV && sink.html) c.env.outgoing.removeHeader('content-security-policy')
    return this.cache.send(c, context, {
      status: sink.isAway && rendered.status === 500 ? 503 : rendered.status,
      headers: {
        ...this.pageHeaders(rendered, sink.html),
        ...(sink.isDataOnly && import.meta.env.PROD && { [RELEASE_HEADER]: RELEASE }),
        ...(sink.isDataOnly && readerHeader(context)),
      },
      body: sink.html ? encode(sink.html.parts) : Buffer.from(await rendered.arrayBuffer()),
      cacheVariant: sink.cacheVariant,
    })
  }

  private pageHeaders(rendered: Response, html: PageDocument | null): Record<string, string> {
    // Previews of the console stand in frames of its own pages.
    const isFramed = rendered.headers.get('x-frame-options') === 'SAMEORIGIN'
    return {
      ...Object.fromEntries(rendered.headers),
      ...(html !== null &&
        !import.meta.env.DEV && { 'content-security-policy': pagePolicy(html.scripts, this.sources, isFramed) }),
    }
  }
}

function readerHeader({ actor, isAccountAway }: SiteRequest): Record<string, string> {
  if (isAccountAway) return {}
  const kind: ReaderKind = actor.kind === 'account' ? 'account' : 'visitor'
  return { [READER_HEADER]: kind }
}

/**
 * A request for the router. A HEAD is rendered as a GET; its body is left out when it is sent. The body of a form is
 * read already, and its origin checked: the router would compare that with an address behind a proxy.
 */
function withoutBody(request: Request): Request {
  const { method, url, headers, signal } = request
  if (method === 'GET') return request
  const forwarded = new Headers(headers)
  forwarded.delete('origin')
  return new Request(url, { method: method === 'HEAD' ? 'GET' : method, headers: forwarded, signal })
}

function encode(parts: readonly string[]): Buffer {
  const body = Buffer.allocUnsafeSlow(parts.reduce((bytes, part) => bytes + Buffer.byteLength(part), 0))
  let end = 0
  for (const part of parts) end += body.write(part, end)
  return body
}
