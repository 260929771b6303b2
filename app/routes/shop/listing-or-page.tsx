import { Suspense } from 'react'
import { data } from 'react-router'
import { resolveAddress } from '#app/features/content/resolve-address.ts'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import { lazyInBrowser } from '#app/shell/lazy-in-browser.ts'
import type { Route } from './+types/listing-or-page.ts'
import { loadContentPage, noPageAt } from '../content/content-page.server.ts'
import { ListingPage } from './listing-page.tsx'
import { loadListing } from './listing-page.server.ts'
import { contentMeta } from '../page-meta.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

/** Addresses that editors decide on: the slug table and the pages say which of the two is there. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const { searchParams } = new URL(request.url)
  const path = params['*'].replace(/\/+$/, '')
  const fromBim = searchParams.get('fromBim') === 'true'
  const { content, listings } = context.get(requestContext)
  const address = resolveAddress(content, locale, path, { fromBim, listings })
  if (!address) throw noPageAt(content, locale, path)
  if (address.kind === 'page') return { kind: address.kind, ...(await loadContentPage(context, locale, address.view)) }
  return { kind: address.kind, ...(await loadListing(context, { locale, path, searchParams, ...address })) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData)
}

/** Listings are the rule here: they do without the code of pages. */
const ContentPage = import.meta.env.SSR
  ? (await import('../content/content-view.tsx')).ContentPage
  : lazyInBrowser(
      () => import('../content/content-view.tsx'),
      (module) => module.ContentPage,
    )

export default function ListingOrPageRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'listing') return <ListingPage {...loaderData} />
  return (
    <Suspense>
      <ContentPage page={loaderData.page} />
    </Suspense>
  )
}
