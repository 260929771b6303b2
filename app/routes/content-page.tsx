import { data, redirect } from 'react-router'
import { findMarket } from '#app/features/markets/model.ts'
import { findListing } from '#app/features/browse/listing-definition.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/content-page.ts'
import { contentHead, readContentPage } from './content-page.server.ts'
import { ContentPage } from './content-view.tsx'
import { pageMeta, structuredData, styleSheets } from './page-meta.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'

export { ErrorBoundary } from './not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from './keep-under-dialog.ts'

/**
 * Pages below addresses that belong to content. Others are found by the listing's route, which has the wider choice.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const [segment, ...rest] = pathname
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
  const market = findMarket(segment)
  if (!market) throw data(null, 404)
  const path = rest.join('/')
  const requested = context.get(requestContext)
  const view = requested.content.findPage(market.code, path, { fromBim: searchParams.get('fromBim') === 'true' })
  if (!view) {
    // A listing is also found by the last part of an address.
    const listing = findListing(requested.listings, path, market.code)
    throw listing ? redirect(`/${market.code}/${listing.path}/`) : data(null, 404)
  }
  return {
    ...contentHead(view, market.code, requested),
    page: serialiseLoaderData(context, await orErrorPage(readContentPage(view, market.code, requested))),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...pageMeta(loaderData.head), ...styleSheets(loaderData.styles), ...structuredData(loaderData.structured)]
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />
}
