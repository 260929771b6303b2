import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { memo, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { MeasuredDrawing } from '#app/ui/measured-drawing.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { listingHref } from '#app/features/browse/listing/listing-state.ts'
import { sayNearest } from '#app/features/search/hits/say-nearest.ts'
import { WholeListNote } from '../search/whole-list-note.tsx'
import { CardList, partOf } from '../card-list.tsx'
import type { ListingData } from './listing-model.ts'
import styles from './results.module.css'
import { useListingPages, type ListingPages } from './use-listing-pages.ts'

/** Distance from the end of the results at which the next page is loaded. */
const LOAD_MARGIN_PX = 200
const BACK_TO_TOP_AFTER_PX = 300

interface ResultsProps {
  readonly data: ListingData
  readonly renderCard: (card: ProductCard, position: number, eager: boolean) => ReactNode
  /** Content below must stay reachable: on phones, more is loaded by the button alone. */
  readonly endsInReach?: boolean
  /** Leads to the page that prices a whole list. */
  readonly isSavable?: boolean
}

/** Narrow enough to count as a phone. */
const PHONE = '(width < 800px)'

/** Half of a page: rendered again for other results only. */
export const Results = memo(function Results({
  data,
  renderCard,
  endsInReach = false,
  isSavable = false,
}: ResultsProps) {
  const listing = useListingPages(data)
  const { pages } = listing
  const [isBusy, setBusy] = useState(false)
  const shownCount = pages.reduce((sum, { cards }) => sum + cards.length, 0)
  const { nbComplete } = data
  const [complete, nearest] = [
    pages.map((each) => partOf(each, 0, nbComplete)),
    pages.map((each) => partOf(each, nbComplete)),
  ]
  const hasNearest = nearest.some(({ cards }) => cards.length > 0)

  if (shownCount === 0) return <NoProducts data={data} />
  return (
    <section className={styles.results} aria-label="Products" aria-busy={isBusy}>
      <LongWait onChange={setBusy} />
      <h2 className="visually-hidden">Products</h2>
      <a className={styles.skip} href="#footer">
        Skip products
      </a>
      {isBusy && (
        <div className={styles.busy}>
          <Spinner label="Loading products" />
        </div>
      )}
      {listing.hasPrevious && (
        <MorePages
          listing={data}
          page={(pages[0]?.page ?? 2) - 1}
          label="Show previous products"
          onLoad={listing.loadPrevious}
        />
      )}
      {nbComplete > 0 && <CardList data={data} pages={complete} renderCard={renderCard} />}
      {hasNearest && (
        <>
          <p className={styles.nearest} data-alone={nbComplete === 0 || null}>
            {sayNearest(data.state.query, nbComplete)}
          </p>
          <CardList data={data} pages={nearest} renderCard={renderCard} />
        </>
      )}
      <LoadMore data={data} listing={listing} shown={shownCount} endsInReach={endsInReach} isSavable={isSavable} />
      <BackToTop />
    </section>
  )
})

interface LoadMoreProps {
  readonly data: ListingData
  readonly listing: ListingPages
  readonly shown: number
  readonly endsInReach: boolean
  readonly isSavable: boolean
}

function LoadMore({ data, listing, shown, endsInReach, isSavable }: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  const { hasNext, isLoading, hasFailed, loadNext } = listing
  const loadMore = useEffectEvent(() => loadNext())

  useEffect(() => {
    const element = sentinel.current
    if (!element || !hasNext || isLoading || hasFailed || (endsInReach && matchMedia(PHONE).matches)) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: `${LOAD_MARGIN_PX}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
    // A new observer reports at once: a page may be too short to push the sentinel away.
  }, [hasNext, isLoading, hasFailed, endsInReach])

  return (
    <div ref={sentinel}>
      <div className={styles.more}>
        <p role="status">{`Showing ${countText(shown)} of ${countOf(data.nbHits, 'product')}`}</p>
        {hasFailed && <p role="alert">The next products could not be loaded. Please try again.</p>}
        {isLoading && <Spinner label="Loading more products" />}
        {hasNext && (
          <MorePages listing={data} page={(listing.pages.at(-1)?.page ?? 1) + 1} label="Load more" onLoad={loadNext} />
        )}
      </div>
      {isSavable && <WholeListNote locale={data.locale} />}
    </div>
  )
}

/** A link to the next or previous page that works without script, without the observer, and by keyboard. */
function MorePages({
  listing,
  page,
  label,
  onLoad,
}: {
  listing: ListingData
  page: number
  label: string
  onLoad: () => void
}) {
  return (
    <LinkButton
      className={buttonClass('quiet')}
      href={listingHref(listing.locale, listing.path, { ...listing.state, page })}
      onClick={(event) => {
        event.preventDefault()
        onLoad()
      }}
    >
      {label}
    </LinkButton>
  )
}

function NoProducts({ data }: { data: ListingData }) {
  const { state, nbHits, locale, path } = data
  return (
    <section className={styles.empty}>
      <MeasuredDrawing figure="0" />
      <h2>No products found</h2>
      {state.query !== '' && <p>{`No search results are found for your query: “${state.query}”`}</p>}
      {nbHits > 0 ? (
        <p>
          There is no page {state.page}.{' '}
          <PageLink href={listingHref(locale, path, { ...state, page: 1 })}>Go to the first page</PageLink>
        </p>
      ) : (
        <p>
          <PageLink href={routes.listing.path({ locale, path })}>Show everything here</PageLink>
        </p>
      )}
    </section>
  )
}

function BackToTop() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const update = () => setShown(window.scrollY > BACK_TO_TOP_AFTER_PX)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  if (!isShown) return null
  return (
    <button
      type="button"
      className={styles.top}
      aria-label="Back to top"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <Icon name="up" />
    </button>
  )
}

const LONG_WAIT_MS = 400

/** Reports a wait long enough to be shown. Short waits cause no render. */
function LongWait({ onChange }: { onChange: (isLong: boolean) => void }) {
  const isWaiting = useNavigation().state === 'loading'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => onChange(true), LONG_WAIT_MS)
    return () => {
      clearTimeout(timer)
      onChange(false)
    }
  }, [isWaiting, onChange])
  return null
}
