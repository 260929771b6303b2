import { memo, Suspense, useEffect, useMemo, type ComponentProps } from 'react'
import { data } from 'react-router'
import { rememberQuery } from '#app/features/analytics/search-identity.ts'
import { pageBreadcrumbData } from '#app/features/catalogue/structured-data.ts'
import { findMarket } from '#app/features/markets/model.ts'
import { ListingScreen } from '#app/features/browse/components/listing-screen.tsx'
import type { ListingData } from '#app/features/browse/components/listing-model.ts'
import { findListing } from '#app/features/browse/listing-definition.ts'
import { readListingState } from '#app/features/browse/listing-state.ts'
import { BIM_LIBRARY_PATH, readListing } from '#app/features/browse/listing.server.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { lazyInBrowser } from '#app/shell/lazy-in-browser.ts'
import { onDemand } from '#app/shell/on-demand.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { usePageData, type PageData } from '#app/shell/page-data.ts'
import styles from './listing.module.css'
import type { Route } from './+types/listing.ts'
import { storedTrail } from './stored-trail.ts'
import { useRenderCard } from './listing-card.tsx'
import { contentHead, readAround, readContentPage, type ListingContent } from './content-page.server.ts'
import { pageMeta, structuredData, styleSheets } from './page-meta.ts'
import { useSelection } from './selection.ts'
import { useFileEvents } from './use-file-events.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'

export { ErrorBoundary } from './not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from './keep-under-dialog.ts'

const SelectionBar = onDemand(async () => ({
  default: (await import('#app/features/catalogue/components/selection-bar.tsx')).SelectionBar,
}))

/** For accounts that may fill projects only. */
const ListingUpload = onDemand(() => import('./listing-upload.tsx'))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const requested = context.get(requestContext)
  const { actor, config, content, listings } = requested
  const path = params['*'].replace(/\/+$/, '')
  const { searchParams } = new URL(request.url)
  const fromBim = searchParams.get('fromBim') === 'true'
  // A page at the very address comes before a listing that only ends like it.
  const page = market && !listings.byPath.has(path) ? content.findPage(market.code, path, { fromBim }) : null
  if (market && page) {
    return {
      ...contentHead(page, market.code, requested),
      kind: 'page' as const,
      page: serialiseLoaderData(context, await orErrorPage(readContentPage(page, market.code, requested))),
    }
  }
  const definition = market && findListing(listings, path, market.code)
  if (!market || (!definition && path !== BIM_LIBRARY_PATH)) throw data(null, 404)
  const state = readListingState(searchParams)
  const listing = await orErrorPage(readListing(requested, { locale: market.code, path, definition, state }))
  const canonical = `${config.publicUrl}/${market.code}/${definition?.path ?? path}/`
  const around = definition && content.findPage(market.code, definition.path, { fromBim, isAroundListing: true })
  const aroundHead = around && contentHead(around, market.code, requested)
  const aroundIt = around && (await orErrorPage(readAround(around, market.code, requested)))
  return {
    kind: 'listing' as const,
    head: {
      title: listing.title,
      description: listing.intro,
      keywords: aroundHead?.head.keywords ?? '',
      canonical,
      markets: definition?.markets ?? null,
      index: true,
    },
    structured: [
      JSON.stringify(pageBreadcrumbData(definition?.path ?? path, market.code, config.publicUrl, listing.crumbs)),
    ],
    styles: aroundHead?.styles ?? [],
    listing: serialiseLoaderData(context, listing),
    around: aroundIt && serialiseLoaderData(context, aroundIt),
    hasContentAbove: aroundIt !== null && aroundIt.before.length > 0,
    uploaderId: actor.kind === 'account' && actor.hasProfile ? actor.accountId : null,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...pageMeta(loaderData.head), ...styleSheets(loaderData.styles), ...structuredData(loaderData.structured)]
}

const ContentPage = import.meta.env.SSR
  ? (await import('./content-view.tsx')).ContentPage
  : lazyInBrowser(async () => (await import('./content-view.tsx')).ContentPage)

const AroundBlocks = import.meta.env.SSR
  ? (await import('./content-view.tsx')).AroundBlocks
  : lazyInBrowser(async () => (await import('./content-view.tsx')).AroundBlocks)

/** Re-rendered only with other blocks: the server's markup would go away until their code is loaded. */
const Around = memo(function Around(props: ComponentProps<typeof AroundBlocks>) {
  return (
    <Suspense>
      <AroundBlocks {...props} />
    </Suspense>
  )
})

/** Listings that become part of the breadcrumbs of products opened from them. */
const LEADS_TO_PRODUCTS: ReadonlySet<string> = new Set(['category', 'special', 'collection', 'livewell'])

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'listing') return <ListingPage {...loaderData} />
  return (
    <Suspense>
      <ContentPage page={loaderData.page} />
    </Suspense>
  )
}

interface ListingPageProps {
  readonly listing: PageData<ListingData>
  /** Content before and after the listing; null for none. */
  readonly around: PageData<ListingContent> | null
  readonly hasContentAbove: boolean
  /** The account that may fill projects from here; null for others. */
  readonly uploaderId: string | null
}

function ListingPage({ listing: sent, around, hasContentAbove, uploaderId }: ListingPageProps) {
  const listing = usePageData(sent)
  useEffect(rememberQuery, [listing])
  useFileEvents()
  const renderCard = useRenderCard(listing, { isFirstView: !hasContentAbove })
  const { kind, crumbs } = listing
  useEffect(() => {
    if (LEADS_TO_PRODUCTS.has(kind)) storedTrail.keep(crumbs)
  }, [kind, crumbs])
  const { skus, clear } = useSelection()
  const lead = useMemo(() => around && <Around around={around} at="before" />, [around])
  const { locale } = listing
  const isHydrated = useHydrated()
  const upload = useMemo(
    () =>
      uploaderId && (
        <div className={styles.upload}>
          {isHydrated && (
            <Suspense>
              <ListingUpload locale={locale} customerId={uploaderId} />
            </Suspense>
          )}
        </div>
      ),
    [uploaderId, locale, isHydrated],
  )
  return (
    <>
      <ListingScreen key={listing.path} {...{ data: listing, renderCard, lead, upload }} />
      {around && <Around around={around} at="after" />}
      {listing.kind === 'bim' && skus.size > 0 && (
        <Suspense>
          <SelectionBar locale={listing.locale} skus={skus} onClear={clear} />
        </Suspense>
      )}
    </>
  )
}
