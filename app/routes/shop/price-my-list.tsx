import { data } from 'react-router'
import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { PriceListScreen } from '#app/features/priced-lists/components/price-list-screen.tsx'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/price-my-list.ts'
import { pageMeta } from '../page-meta.ts'
import { postedPrices } from './price-post.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { takePricePost as action } from './price-post.server.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { config } = context.get(requestContext)
  const { code: locale } = market
  const canonical = absoluteHref(config.publicUrl, routes.priceMyList.path({ locale }))
  const description = 'Your own Excel or CSV list back with codes, products and list prices beside each row.'
  return {
    head: { title: 'Price my list', description, canonical, markets: null, index: true },
    screen: serialiseLoaderData(context, { locale, posted: context.get(postedPrices) }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.head) : []
}

export default function PriceMyListRoute({ loaderData }: Route.ComponentProps) {
  return <PriceListScreen {...usePageData(loaderData.screen)} />
}
