import type { unstable_RouterFetch as RouterFetch } from 'react-router/dom'

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
export const fetchPage: RouterFetch = async (request, { type }) => {
  const kept = ahead
  const isWanted = type === 'navigation' && request.method === 'GET' && kept?.url === request.url
  if (!isWanted || performance.now() - kept.askedAt > FRESH_MS) return fetch(request)
  ahead = null
  return (await kept.answer) ?? fetch(request)
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
    return new Response(body, response)
  } catch {
    return null
  }
}
