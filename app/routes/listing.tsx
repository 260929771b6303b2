import { Suspense, useEffect } from 'react'
import { data } from 'react-router'
import { rememberQuery } from '#app/features/analytics/search-identity.ts'
import { pageBreadcrumbData } from '#app/features/catalogue/structured-data.ts'
import { findMarket } from '#app/features/markets/model.ts'
import { ListingScreen } from '#app/features/search/components/listing-screen.tsx'
import { findListing } from '#app/features/search/listing-definition.ts'
import { readListingState } from '#app/features/search/listing-state.ts'
import { BIM_LIBRARY_PATH, readListing } from '#app/features/search/listing.server.ts'
import { sendPageData } from '#app/page-sink.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import { usePageData } from '#app/ui/page-data.ts'
import type { Route } from './+types/listing.ts'
import { keptTrail } from './kept-trail.ts'
import { useRenderCard } from './listing-card.tsx'
import { pageMeta, structuredData } from './page-meta.ts'
import { useSelection } from './selection.ts'
import { settled } from './settled.ts'

export { ErrorBoundary } from './not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from './keep-under-dialog.ts'

const SelectionBar = onDemand(async () => ({
  default: (await import('#app/features/catalogue/components/selection-bar.tsx')).SelectionBar,
}))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { catalogue, config, search, listings, visibility } = context.get(requestContext)
  const path = params['*'].replace(/\/+$/, '')
  const definition = market && findListing(listings, path, market.code)
  if (!market || (!definition && path !== BIM_LIBRARY_PATH)) throw data(null, 404)
  const state = readListingState(new URL(request.url).searchParams)
  const listing = await settled(
    readListing({
      search,
      generation: catalogue.generation.id,
      table: listings,
      locale: market.code,
      visibility,
      path,
      definition,
      state,
    }),
  )
  const canonical = `${config.publicUrl}/${market.code}/${definition?.path ?? path}/`
  return {
    head: {
      title: listing.title,
      description: listing.intro,
      canonical,
      markets: definition?.markets ?? null,
      index: true,
    },
    structured: [JSON.stringify(pageBreadcrumbData(definition?.path ?? path, market.code, config.publicUrl))],
    listing: sendPageData(context, listing),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [...pageMeta(loaderData.head), ...structuredData(loaderData.structured)] : []
}

/** Listings that stand in the trails of the products looked at afterwards. */
const LEADS_TO_PRODUCTS: ReadonlySet<string> = new Set(['category', 'special', 'collection', 'livewell'])

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const listing = usePageData(loaderData.listing)
  useEffect(rememberQuery, [listing])
  const renderCard = useRenderCard(listing)
  const { kind, crumbs } = listing
  useEffect(() => {
    if (LEADS_TO_PRODUCTS.has(kind)) keptTrail.keep(crumbs)
  }, [kind, crumbs])
  const { skus, clear } = useSelection()
  return (
    <>
      <ListingScreen key={listing.path} data={listing} renderCard={renderCard} />
      {listing.kind === 'bim' && skus.size > 0 && (
        <Suspense>
          <SelectionBar locale={listing.locale} skus={skus} onClear={clear} />
        </Suspense>
      )}
    </>
  )
}
