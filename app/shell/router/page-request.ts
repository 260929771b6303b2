import type { Location } from 'react-router'
import { fetchPage } from '../page-prefetch.ts'
import { isOtherReader } from '../reader.ts'
import { decodeLoaderData, type RedirectAnswer } from './loader-data.ts'
import type { RoutesToLoad } from './routes-to-load.ts'
import type { HistoryAction } from './session-history.ts'

export type RouteResult = { readonly data: unknown } | { readonly error: unknown }
export type PageAnswer = RedirectAnswer | Readonly<Record<string, RouteResult>>

/** The address with the data of a page, of its routes that are loaded; null where none is. */
export function dataUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>, wanted: RoutesToLoad): URL | null {
  if (wanted.ids.length === 0) return null
  const url = new URL(`${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`, location.href)
  if (!wanted.areAll) url.searchParams.set('_routes', wanted.ids.join(','))
  return url
}

interface PageRequest {
  readonly signal: AbortSignal
  readonly navigation: HistoryAction | null
  /** The answer is for another reader than the page that is shown. */
  readonly onOtherReader: () => void
}

/** Throws what the server answers in place of data: an error response with its status, text and body. */
export async function requestPage(url: URL, { signal, navigation, onOtherReader }: PageRequest): Promise<PageAnswer> {
  const { response, text } = await fetchPage(url.href, signal, navigation)
  if (isOtherReader(response)) onOtherReader()
  const isRouters = response.headers.has('x-remix-response')
  if (response.status >= 400 && !isRouters) {
    const { status, statusText } = response
    throw Object.assign(new Error(`The page answered ${status}`), { status, statusText, data: text, internal: false })
  }
  return decodeLoaderData(text) as PageAnswer
}
