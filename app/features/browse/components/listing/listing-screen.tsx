import { countOf } from '@specify/core/text/count-text.ts'
import { memo, useEffect, useState, type ReactNode } from 'react'
import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { readStored } from '#app/ui/browser/browser-storage.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { CollectionFinishes } from './collection-finishes.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { ListingData } from './listing-model.ts'
import styles from './listing-screen.module.css'
import { FilterChips, ListingToolbar, VIEW_KEY } from './listing-toolbar.tsx'
import { Results } from './results.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { isWorthSaving } from '#app/features/browse/saved-searches/saved-query.ts'
import { SaveSearch } from '../search/save-search.tsx'
import { UnderstoodLine } from './understood-line.tsx'
import { useComingListing } from './use-coming-listing.ts'
import { useFiltersBeside } from './use-filters-beside.ts'
import { useListingNavigation } from './use-listing-navigation.ts'
import { ScreenNote } from './screen-note.tsx'

interface ListingScreenProps {
  readonly data: ListingData
  readonly renderCard: (card: ProductCard, position: number, eager: boolean) => ReactNode
  /** Content below must stay reachable. */
  readonly endsInReach?: boolean
  readonly isSavable?: boolean
}

interface ListingPageProps extends ListingScreenProps {
  readonly lead?: ReactNode
  readonly upload?: ReactNode
}

export const ListingScreen = memo(function ListingScreen({ data, renderCard, lead, upload }: ListingPageProps) {
  return (
    <div className="page">
      <Breadcrumbs crumbs={data.crumbs} />
      <h1>{data.title}</h1>
      {data.intro && <p className={upload ? `${styles.intro} ${styles.known}` : styles.intro}>{data.intro}</p>}
      {data.kind === 'collection' && <CollectionFinishes listing={data} />}
      {lead}
      <ScreenNote />
      {upload}
      <ListingBody data={data} renderCard={renderCard} isSavable />
    </div>
  )
})

export function ListingBody({ data, renderCard, endsInReach = false, isSavable = false }: ListingScreenProps) {
  const [filtersOpen, setFiltersOpen] = useState(false)
  const coming = useComingListing(data)
  usePreferredView(data)
  return (
    <>
      <div id="products" className={styles.tools} data-screen-only>
        <ListingToolbar listing={coming} filterCount={coming.chips.length} onOpenFilters={() => setFiltersOpen(true)} />
      </div>
      <div className={styles.columns}>
        <FiltersBeside listing={coming} />
        <div>
          {/* Beside the filters, so that ticking one does not move them. */}
          <div className={styles.asked}>
            {data.understood && <UnderstoodLine listing={coming} understood={data.understood} />}
            <FilterChips listing={coming} chips={coming.chips} />
            {isSavable && <SaveSearch listing={coming} />}
            {isSavable && isWorthSaving(coming.state) && (
              <PageLink className={styles.whole} href={routes.priceMyList.path({ locale: coming.locale })}>
                Price my list
              </PageLink>
            )}
          </div>
          <Results data={data} renderCard={renderCard} endsInReach={endsInReach} isSavable={isSavable} />
        </div>
      </div>
      <Dialog kind="drawer" title="Filters" open={filtersOpen} onClose={() => setFiltersOpen(false)}>
        <FacetPanel listing={coming} facets={coming.facets} />
        <div className={styles.apply}>
          <Button look="primary" onClick={() => setFiltersOpen(false)}>
            {`Show ${countOf(data.nbHits, 'product')}`}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Rendered again without the cards when the page has started, and when it is at rest. */
function FiltersBeside({ listing }: { listing: ListingData }) {
  return (
    useFiltersBeside() && (
      <div className={styles.side} data-screen-only>
        <FacetPanel listing={listing} facets={listing.facets} />
      </div>
    )
  )
}

/** A listing whose address names no view takes the stored one. */
function usePreferredView(data: ListingData): void {
  const go = useListingNavigation(data)
  useEffect(() => {
    const preferred = readStored('localStorage', VIEW_KEY)
    if (preferred === 'list' && data.state.view === 'grid' && !location.search.includes('view=')) {
      go({ ...data.state, view: 'list' }, { replace: true })
    }
    // Only on arrival: afterwards the toggle decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data.path])
}
