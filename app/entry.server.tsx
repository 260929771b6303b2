import { renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { isUnreachable } from './platform/database-reach.server.ts'
import { pageOutput } from '#app/shell/page-output.server.ts'
import { requestContext } from './request-context.server.ts'
import { AWAY, FAILED_REQUEST, PageValues } from './shell/page-data.ts'
import { PUBLIC_PAGE } from './shell/public-page.ts'
import { laterSheetOf } from './shell/style-sheets.ts'

/**
 * Renders a page in one go. Every loader settles before this is called and no page suspends, so there is nothing to
 * stream, and the string renderer costs half of the streaming one (docs/decisions/0002). The page leaves through the
 * output: a response would only carry it there through a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...settled } = context
  const sink = loadContext.get(pageOutput)
  if (sink.kept && status === 200) return new Response(null, { status, headers })
  if (status >= 400) {
    const { log, requestId } = loadContext.get(requestContext)
    sink.values.set(AWAY, sink.isAway)
    // An unknown page has nothing to look up, and is the same on every call.
    if (status !== 404) sink.values.set(FAILED_REQUEST, requestId)
    for (const error of Object.values(settled.staticHandlerContext.errors ?? {})) {
      if (status >= 500 && isRouteErrorResponse(error))
        log.warn({ status, reason: error.data }, 'a page is not available')
    }
  }
  const handoff = await readHandoff(serverHandoffStream)
  const page = renderToString(
    <PageValues value={sink.values}>
      <ServerRouter context={settled} url={request.url} />
    </PageValues>,
  )
  const data = Array.from(sink.values, ([id, value]) => jsonElement(id, jsonOf(value)))
  const [sheet] = settled.manifest.routes['root']?.css ?? []
  const isLater = loadContext.get(requestContext).account === null && isPublic(settled.staticHandlerContext)
  const styled = sheet && import.meta.env.PROD ? withWork(page, sheet, isLater) : page
  sink.html = ['<!doctype html>', scriptsLast(styled.slice(0, -END.length)), ...data, handoff, END]
  headers.set('content-type', 'text/html; charset=utf-8')
  // Nothing is painted before the style sheets, which the page names after its pictures and scripts.
  const sheets = sheet ? [sheet, ...(isLater || import.meta.env.DEV ? [] : [laterSheetOf(sheet)])] : []
  if (sheets.length > 0) headers.set('link', sheets.map((href) => `<${href}>; rel=preload; as=style`).join(', '))
  return new Response(null, { status, headers })
}

function isPublic({ matches }: EntryContext['staticHandlerContext']): boolean {
  return matches.at(-1)?.route.handle === PUBLIC_PAGE
}

/** Names the sheet of work: at once where the page has of it, otherwise to be asked for with the scripts. */
function withWork(page: string, sheet: string, isLater: boolean): string {
  const named = page.indexOf(`href="${sheet}"`)
  const at = page.indexOf('/>', named) + 2
  if (named < 0 || at < 2) return page
  const rel = isLater ? 'later' : 'stylesheet'
  return `${page.slice(0, at)}<link rel="${rel}" as="style" href="${laterSheetOf(sheet)}"/>${page.slice(at)}`
}

const ENTRY = '<script type="module" async="">'

/**
 * Scripts would take the network from the style sheet, and the processor from the first paint. The page can be read
 * without them: they are named here, and asked for after the frame that the style sheet makes possible.
 */
function scriptsLast(page: string): string {
  const entryAt = page.lastIndexOf(ENTRY)
  if (entryAt < 0) return page
  return (
    page.slice(0, entryAt).replaceAll('<link rel="modulepreload"', '<link rel="later"') +
    page.slice(entryAt).replace(ENTRY, '<script type="later">') +
    `<script>${START_SCRIPTS}</script>`
  )
}

/**
 * A tab in the background is not painted and does not wait for it, nor does one for long that the browser paints late.
 * The same on every page, so that its hash is too.
 */
const START_SCRIPTS =
  "{const start=()=>{const held=document.querySelector('script[type=later]');if(!held)return;" +
  "for(const link of document.querySelectorAll('link[rel=later]'))link.rel=link.as==='style'?'stylesheet':'modulepreload';" +
  "const entry=document.createElement('script');entry.type='module';entry.textContent=held.textContent;" +
  'held.replaceWith(entry)};' +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start));setTimeout(start,2000)}'

/** The root renders the whole document. */
const END = '</body></html>'

/** What the browser's router starts from. */
async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  let json = ''
  const decoder = new TextDecoder()
  for await (const chunk of stream) json += decoder.decode(chunk, { stream: true })
  return jsonElement('handoff', json)
}

/** JSON by object, for the life of the object: menus and products are sent over and over. */
const known = new WeakMap<object, string>()

function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const json = known.get(value) ?? JSON.stringify(value)
  known.set(value, json)
  return json
}

/** JSON in an inert element; its escape is one that JSON undoes, so that no data can end the element. */
function jsonElement(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}

/** Errors of loaders and components; a request that the visitor aborted is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (isUnreachable(error)) context.get(pageOutput).isAway = true
  if (!request.signal.aborted)
    context.get(requestContext).log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed')
}
