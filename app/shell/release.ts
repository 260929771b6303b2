import type { NavigationType } from 'react-router'

/** Header of data answers: the version of the server's build. */
export const RELEASE_HEADER = 'x-release'

/**
 * A page's data, where this tab's scripts can show them. Data of another version are for scripts of that version: after
 * a deploy, the next page that a tab goes to is loaded whole, and the returned promise never settles.
 */
export function ofThisRelease(response: Response, navigation: `${NavigationType}`): Response | Promise<Response> {
  const theirs = response.headers.get(RELEASE_HEADER)
  if (theirs === null || theirs === window.__reactRouterManifest?.version) return response
  return loadWhole(pageOf(response.url), navigation)
}

/** Loads a page as a document, at the place that the step has in the history. Never settles. */
export function loadWhole(page: string, navigation: `${NavigationType}`): Promise<never> {
  if (navigation === 'POP') location.reload() // the address bar is there already
  else if (navigation === 'REPLACE') location.replace(page)
  else location.assign(page)
  return new Promise(() => {})
}

/** The address of the page whose data an address has. */
export function pageOf(dataUrl: string): string {
  const { pathname, searchParams } = new URL(dataUrl)
  searchParams.delete('_routes')
  const path = pathname.replace(/\/_root\.data$/, '/').replace(/(?<=\/)_\.data$|\.data$/, '')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}

declare global {
  interface Window {
    /** Loaded by every page. */
    __reactRouterManifest?: { readonly version: string }
  }
}
