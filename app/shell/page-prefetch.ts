import type { unstable_RouterFetch as RouterFetch } from 'react-router/dom'

/** The data of a page that was asked for before it was wanted. */
interface PageAhead {
  readonly url: string
  readonly askedAt: number
  /** Null where it cannot be told: whoever wants the page asks for it then. */
  readonly answer: Promise<Response | null>
}

/** What is shown may be as old as that. */
const FRESH_MS = 30_000

/** One is enough: a visitor has one pointer. */
let ahead: PageAhead | null = null

/** Asks for what is likely to be wanted next, whole, so that showing it waits for nothing. */
export function prefetchPage(url: string): void {
  ahead = { url, askedAt: performance.now(), answer: readWhole(url) }
}

/** What was asked for is not to be shown anymore, because it is not wanted or has changed. */
export function discardPrefetch(): void {
  ahead = null
}

/**
 * Fetches data for the router. A page that was asked for ahead is there already; it is shown once. What browsers keep
 * of a prefetched page would come through the network service again, and they keep nothing of pages that are private.
 */
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
