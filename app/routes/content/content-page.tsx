import { data, redirect } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { findMarket } from '@specify/core/market.ts'
import { findListing } from '#app/features/browse/listing/listing-definition.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/content-page.ts'
import { loadContentPage, noPageAt } from './content-page.server.ts'
import { ContentPage } from './content-view.tsx'
import { contentMeta } from '../page-meta.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

/** Pages below addresses that belong to content. */
export async function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const [segment, ...rest] = pathname.split('/').filter(Boolean)
  const market = findMarket(segment)
  if (!market) throw data(null, 404)
  const path = rest.join('/')
  const requested = context.get(requestContext)
  const view = requested.content.findPage(market.code, path, { fromBim: searchParams.get('fromBim') === 'true' })
  if (!view) {
    // A listing is also found by the last part of an address.
    const listing = findListing(requested.listings, path, market.code)
    if (listing) throw redirect(routes.listing.path({ locale: market.code, path: listing.path }))
    throw noPageAt(requested.content, market.code, path)
  }
  return loadContentPage(context, market.code, view)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData)
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />
}
