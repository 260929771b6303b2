import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { BrowserRouter } from './browser-router.ts'
import {
  BlockersContext,
  GoingToContext,
  PageContext,
  PlaceContext,
  RevalidatingContext,
  RouterContext,
  ScrollContext,
} from './contexts.ts'
import { decodeLoaderData } from './loader-data.ts'
import { type ById } from './merge-results.ts'
import type { ManifestRoute } from './route-table.ts'
import { RouteAt } from './routes.tsx'

declare global {
  interface Window {
    /** Loaded by every page. */
    __reactRouterManifest?: { readonly version: string; readonly routes: Readonly<Record<string, ManifestRoute>> }
  }
}

/** The router of the page that the server sent. */
export function createRouter(): BrowserRouter {
  const { loaderData, errors } = decodeLoaderData(document.getElementById('handoff')?.textContent ?? '') as {
    readonly loaderData: ById
    readonly errors: ById | null
  }
  return new BrowserRouter(window.__reactRouterManifest?.routes ?? {}, { loaderData, errors })
}

/**
 * The document of the page that is shown. Its fragments of two are those of the server's router: the identifiers that
 * components are given count them.
 */
export function HydratedRouter({ router }: { router: BrowserRouter }): ReactNode {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => router.subscribe(setState), [router])
  const { location, action, matches, loaderData, errors, scrollTo, keepsScroll } = state
  const place = useMemo(() => ({ location, action }), [location, action])
  const page = useMemo(() => ({ matches, loaderData, errors }), [matches, loaderData, errors])
  const scroll = useMemo(() => ({ scrollTo, keepsScroll }), [scrollTo, keepsScroll])
  const root = useMemo(() => <RouteAt depth={0} />, [])
  return (
    <>
      <RouterContext value={router}>
        <PlaceContext value={place}>
          <PageContext value={page}>
            <GoingToContext value={state.goingTo}>
              <RevalidatingContext value={state.isRevalidating}>
                <BlockersContext value={state.blockers}>
                  <ScrollContext value={scroll}>
                    <>
                      {root}
                      {null}
                    </>
                  </ScrollContext>
                </BlockersContext>
              </RevalidatingContext>
            </GoingToContext>
          </PageContext>
        </PlaceContext>
      </RouterContext>
      <></>
    </>
  )
}
