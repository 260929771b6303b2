import { use, useCallback, useEffect } from 'react'
import {
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'
import { isPageLink } from './delegated-links.ts'
import { prefetchPage, discardPrefetch } from './page-prefetch.ts'

/** A pointer that only passes over a link does not prefetch. */
const REST_MS = 60

type RouteFiles = NonNullable<AssetsManifest['routes'][string]>

const INTENTS = ['pointerover', 'pointerdown', 'focusin']

/**
 * Prefetches code and data of the page behind a link as soon as the pointer rests on it, or it is pressed or focused,
 * and discards the data when pointer or focus leaves: actions elsewhere may change it. Links marked `nofollow` are left
 * out: filters are too many, and most of them are only passed by.
 */
export function useIntentPrefetch(): void {
  const prepare = usePrepare()
  useEffect(() => {
    let link: HTMLAnchorElement | null = null
    let resting: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(resting)
      resting = undefined
      if (link) prepare(link)
    }
    const notice = ({ target, type }: Event) => {
      const now = findLink(target)
      if (now !== link) {
        clearTimeout(resting)
        discardPrefetch()
        link = now
        resting = setTimeout(ask, REST_MS)
      }
      if (type === 'pointerdown' && resting) ask()
    }
    for (const type of INTENTS) document.addEventListener(type, notice, { passive: true })
    return () => {
      clearTimeout(resting)
      for (const type of INTENTS) document.removeEventListener(type, notice)
    }
  }, [prepare])
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && !link.relList.contains('nofollow') && isPageLink(link) ? link : null
}

/**
 * Fetches code and data as the router will, which then finds both and shows the page in one go. Only its internal
 * contexts give the routes, their files and its cache of loader data. Its own prefetching leaves the data with the
 * browser, where it comes too late, and where private pages are not cached at all.
 */
function usePrepare(): (link: HTMLAnchorElement) => void {
  const router = use(UNSAFE_DataRouterContext)?.router
  const framework = use(UNSAFE_FrameworkContext)
  return useCallback(
    (link) => {
      const id = matchRoutes(router?.routes ?? [], link.pathname)?.at(-1)?.route.id
      const page = framework && id && framework.manifest.routes[id]
      if (!page || link.pathname + link.search === location.pathname + location.search) return
      void loadPage(page, framework.routeModules)
      const data = new URL(link.href)
      data.hash = ''
      data.pathname += '_.data'
      data.searchParams.set('_routes', page.id)
      if (page.hasLoader) prefetchPage(data.href)
    },
    [router, framework],
  )
}

async function loadPage({ id, module, imports = [] }: RouteFiles, loaded: RouteModules): Promise<void> {
  try {
    const [page] = await Promise.all([module, ...imports].map((file) => import(/* @vite-ignore */ file)))
    loaded[id] ??= page
  } catch {
    // The click reports the failure.
  }
}
