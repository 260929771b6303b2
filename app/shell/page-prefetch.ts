import type { unstable_RouterFetch as RouterFetch } from 'react-router/dom'
import { ofThisRelease } from './release.ts'

interface PageAhead {
  readonly url: string
  readonly askedAt: number
  /** Null where the prefetch failed: the navigation then fetches it. */
  readonly answer: Promise<Response | null>
}

const FRESH_MS = 30_000

/** One is enough: a visitor has one pointer. */
let ahead: PageAhead | null = null

/** Fetches the likely next page whole, so that showing it waits for nothing. */
export function prefetchPage(url: string): void {
  ahead = { url, askedAt: performance.now(), answer: readWhole(url) }
}

export function discardPrefetch(): void {
  ahead = null
}

/** Uses prefetched data once. The browser's own prefetch cache keeps nothing of private pages. */
export const fetchPage: RouterFetch = async (request, context) => {
  if (context.type !== 'navigation' || request.method !== 'GET') return fetch(request)
  const kept = ahead
  const isWanted = kept?.url === request.url && performance.now() - kept.askedAt <= FRESH_MS
  if (isWanted) ahead = null
  return ofThisRelease((isWanted && (await kept.answer)) || (await fetch(request)), context.navigationType)
}

/** An answer whose body is there: a stream of our own is read at once, that of a buffer only in a later task. */
async function readWhole(url: string): Promise<Response | null> {
  try {
    const response = await fetch(url)
    if (!response.ok) return null
    const bytes = new Uint8Array(await response.arrayBuffer())
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
    return withUrl(new Response(body, response), response.url)
  } catch {
    return null
  }
}

/** A response of our own has no address. */
function withUrl(response: Response, url: string): Response {
  return Object.defineProperty(response, 'url', { value: url })
}
