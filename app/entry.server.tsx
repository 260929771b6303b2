import { setImmediate as nextTurn } from 'node:timers/promises'
import { renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { isUnreachable } from '#app/platform/database/database-reach.server.ts'
import { jsonText } from '#app/platform/http/json-answer.server.ts'
import { pageOutput } from '#app/shell/page-output.server.ts'
import { requestContext } from './request-context.server.ts'
import { AWAY, FAILED_REQUEST, PageValues } from './shell/page-data.ts'
import { pageDocument, stillDocument } from './shell/page-document.server.ts'

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
  const yieldTurn = turnYielder()
  await yieldTurn()
  const page = renderToString(
    <PageValues value={sink.values}>
      <ServerRouter context={settled} url={request.url} />
    </PageValues>,
  )
  const data: string[] = []
  for (const [id, value] of sink.values) {
    await yieldTurn()
    data.push(...jsonElement(id, await jsonOf(value)))
  }
  await yieldTurn()
  const [sheet] = settled.manifest.routes['root']?.css ?? []
  // What stands in a frame runs no script.
  const isFramed = headers.get('x-frame-options') === 'SAMEORIGIN'
  const theme = new URL(request.url).searchParams.get('theme') === 'dark' ? 'dark' : null
  sink.html = isFramed ? stillDocument(page, theme) : pageDocument(page, { data, handoff })
  headers.set('content-type', 'text/html; charset=utf-8')
  // Nothing is painted before the style sheets, which the page names after its pictures and scripts.
  if (sheet) headers.set('link', `<${sheet}>; rel=preload; as=style`)
  return new Response(null, { status, headers })
}

/** A page of a large project is made in several turns of the event loop. */
const LONG_MS = 40

/** Waits for the next turn where the last one was long. */
function turnYielder(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONG_MS) return
    await nextTurn()
    began = performance.now()
  }
}

/** Returns scripts that hand the browser's router what it starts from, as the library's streaming renderer does. */
async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string[]> {
  if (!stream) return []
  let state = ''
  const decoder = new TextDecoder()
  for await (const chunk of stream) state += decoder.decode(chunk, { stream: true })
  const controller = 'window.__reactRouterContext.streamController'
  return [`${controller}.enqueue(${inert(JSON.stringify(state))});${controller}.close()`]
}

/** JSON by object, for the life of the object: menus and products are sent over and over. */
const keys = new WeakMap<object, string>()

async function jsonOf(value: unknown): Promise<string> {
  if (typeof value !== 'object' || value === null) return inert(JSON.stringify(value))
  const json = keys.get(value) ?? inert(await jsonText(value))
  keys.set(value, json)
  return json
}

/** An escape that JSON undoes, so that no data can end the element that it stands in. */
function inert(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** Returned in parts, so that JSON of 100 kB is not copied into a longer text. */
function jsonElement(id: string, json: string): string[] {
  return [`<script type="application/json" id="${id}">`, json, '</script>']
}

/** Errors of loaders and components; a request that the visitor aborted is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (isUnreachable(error)) context.get(pageOutput).isAway = true
  const isWrongAddress = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isWrongAddress)
    context.get(requestContext).log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed')
}
