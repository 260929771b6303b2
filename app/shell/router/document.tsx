import { use, useEffect, useLayoutEffect, type ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { GoingToContext, PageContext, PlaceContext, provided, ScrollContext } from './contexts.ts'
import { moduleOf } from './route-modules.ts'
import { keepPosition, loadPositions, storePositions } from './scroll-positions.ts'

/** Style sheets and icons are in the page that the server made, and stay. */
export function Links(): ReactNode {
  return null
}

/** They run already. */
export function Scripts(): ReactNode {
  return null
}

/** Renders the head's metadata of the innermost shown route with any. */
export function Meta(): ReactNode {
  const { matches, loaderData, errors } = provided(use(PageContext))
  const { location } = provided(use(PlaceContext))
  const failedAt = errors ? matches.findIndex(({ route }) => Object.hasOwn(errors, route.id)) : -1
  const shown = failedAt < 0 ? matches : matches.slice(0, failedAt + 1)
  const error = errors?.[shown.at(-1)?.route.id ?? '']
  const teller = shown.findLast(({ route }) => moduleOf(route.id)?.meta)
  if (!teller) return null
  const { route, params } = teller
  const entries = moduleOf(route.id)?.meta?.({ loaderData: loaderData[route.id], params, location, error }) ?? []
  // The screen of an error has a title of its own.
  return entries.filter((entry) => failedAt < 0 || !('title' in entry)).map(headElement)
}

function headElement(entry: MetaDescriptor): ReactNode {
  if ('title' in entry) return <title key="title">{String(entry.title)}</title>
  const key = JSON.stringify(entry)
  if ('script:ld+json' in entry) {
    const json = JSON.stringify(entry['script:ld+json']).replaceAll('<', String.raw`\u003c`)
    return (
      <script
        key={key}
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: json }}
      />
    )
  }
  const { tagName: Tag = 'meta', ...attributes } = entry as { readonly tagName?: 'link' | 'meta' }
  return <Tag key={key} {...attributes} />
}

/** Shows a page from its top, its anchor, or where the reader left it. */
export function ScrollRestoration(): ReactNode {
  const { location } = provided(use(PlaceContext))
  const { scrollTo: height, keepsScroll } = use(ScrollContext)
  const isGoing = use(GoingToContext) !== null

  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    takeOver()
    addEventListener('pageshow', takeOver)
    return () => removeEventListener('pageshow', takeOver)
  }, [])
  useEffect(() => {
    const leave = () => {
      if (!isGoing) keepPosition(location.key)
      storePositions()
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [location, isGoing])
  useLayoutEffect(loadPositions, [])
  useLayoutEffect(() => {
    if (height === false) return
    const anchor = location.hash && height === null ? document.getElementById(decoded(location.hash.slice(1))) : null
    if (height !== null) scrollTo(0, height)
    else if (anchor) anchor.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [location, height, keepsScroll])
  return null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
