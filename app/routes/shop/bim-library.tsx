import { data } from 'react-router'
import { BIM_LIBRARY_PATH } from '#app/features/browse/listing/listing-definition.ts'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/bim-library.ts'
import { ListingPage } from './listing-page.tsx'
import { loadListing } from './listing-page.server.ts'
import { contentMeta } from '../page-meta.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const { searchParams } = new URL(request.url)
  const { content } = context.get(requestContext)
  const around = content.findPage(locale, BIM_LIBRARY_PATH, { isAroundListing: true })
  return loadListing(context, { locale, path: BIM_LIBRARY_PATH, definition: null, around, searchParams })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData)
}

export default function BimLibraryRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />
}
