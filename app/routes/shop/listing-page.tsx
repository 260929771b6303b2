import { memo, Suspense, useEffect, useMemo, type ComponentProps } from 'react'
import { rememberQuery } from '#app/features/analytics/search-identity.ts'
import { ListingScreen } from '#app/features/browse/components/listing/listing-screen.tsx'
import type { ListingData } from '#app/features/browse/components/listing/listing-model.ts'
import { lazyInBrowser } from '#app/shell/lazy-in-browser.ts'
import { namedOnDemand, onDemand } from '#app/shell/on-demand.tsx'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import { usePageData, type PageData } from '#app/shell/page-data.ts'
import styles from './listing-page.module.css'
import { storedTrail } from './stored-trail.ts'
import { useRenderCard } from './listing-card.tsx'
import type { ListingContent } from '../content/content-page.server.ts'
import { useSelection } from './selection.ts'
import { useFileEvents } from './use-file-events.ts'

const SelectionBar = namedOnDemand(
  () => import('#app/features/catalogue/components/card/selection-bar.tsx'),
  ({ SelectionBar }) => SelectionBar,
)

/** Loaded only for accounts that may have projects. */
const ListingUpload = onDemand(() => import('../projects/listing-upload.tsx'))

const AroundBlocks = import.meta.env.SSR
  ? (await import('../content/content-view.tsx')).AroundBlocks
  : lazyInBrowser(
      () => import('../content/content-view.tsx'),
      (module) => module.AroundBlocks,
    )

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

interface ListingPageProps {
  readonly listing: PageData<ListingData>
  /** Content before and after the listing; null for none. */
  readonly around: PageData<ListingContent> | null
  readonly hasContentAbove: boolean
  /** The account that may fill projects from here; null for others. */
  readonly uploaderId: string | null
}

export function ListingPage({ listing: loaded, around, hasContentAbove, uploaderId }: ListingPageProps) {
  const listing = usePageData(loaded)
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
        <div className={styles.upload} data-screen-only>
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
