import type { HydratedRouterProps } from 'react-router/dom'
import { loadWhole, ofThisRelease, pageOf } from './release.ts'
import { noticeReader } from './reader.ts'

type RouterFetch = NonNullable<HydratedRouterProps['unstable_fetch']>

const RETRY_MS = 3_000

/**
 * Fetches the router's data. Data of another release are loaded as a document, and so is a page where the server cannot be
 * reached: the browser says so in its own way, and loads it once the server is back. A page that is shown stays until its
 * data can be loaded again.
 */
export const fetchPageData: RouterFetch = async (request, context) => {
  for (;;) {
    try {
      const response = await fetch(request)
      noticeReader(response)
      const usable = context.type === 'navigation' ? await ofThisRelease(response, context.navigationType) : response
      // Read here: a connection that breaks halfway is one that could not be reached.
      return usable.body === null ? usable : new Response(await usable.arrayBuffer(), usable)
    } catch (error) {
      if (!(error instanceof TypeError) || request.signal.aborted || request.method !== 'GET') throw error
      if (context.type === 'navigation') return loadWhole(pageOf(request.url), context.navigationType)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
