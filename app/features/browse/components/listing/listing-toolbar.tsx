import { countOf, countText } from '@specify/core/text/count-text.ts'
import { writeStored } from '#app/ui/browser/browser-storage.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import {
  clearAll,
  clearFacet,
  listingHref,
  SORTS,
  toggleValue,
  type ListingState,
  type Sort,
  type View,
} from '#app/features/browse/listing/listing-state.ts'
import type { ChipView } from '#app/features/browse/listing/listing-view.ts'
import type { ListingData } from './listing-model.ts'
import styles from './listing-toolbar.module.css'
import { QuickSearch } from '../search/quick-search.tsx'
import { useListingNavigation } from './use-listing-navigation.ts'

/** Local storage: the last chosen view, for listings whose address names none. */
export const VIEW_KEY = 'listing-view'

interface ListingToolbarProps {
  readonly listing: Pick<ListingData, 'locale' | 'path' | 'state' | 'nbHits' | 'nbComplete'>
  readonly filterCount: number
  readonly onOpenFilters: () => void
}

/** `4 products`; `Nearest 20` where none has everything. Short enough to stand beside the buttons of a phone. */
function countSaid(complete: number, near: number): string {
  return complete === 0 && near > 0 ? `Nearest ${countText(near)}` : countOf(complete, 'product')
}

export function ListingToolbar({ listing, filterCount, onOpenFilters }: ListingToolbarProps) {
  const { locale, path, state, nbHits, nbComplete } = listing
  const go = useListingNavigation(listing)
  const otherView: View = state.view === 'grid' ? 'list' : 'grid'
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <QuickSearch listing={listing} />
      </div>
      <p className={styles.count} role="status">
        {countSaid(nbComplete, nbHits - nbComplete)}
      </p>
      <button
        type="button"
        className={`${styles.control} ${styles.filterButton}`}
        aria-haspopup="dialog"
        onClick={onOpenFilters}
      >
        <Icon name="filter" size={18} />
        Filters{filterCount > 0 && ` (${filterCount})`}
      </button>
      <label className={`${styles.control} ${styles.sort}`} data-scripted>
        <span className={styles.sortLabel}>Sort</span>
        <select
          value={state.query === '' && state.sort === 'newest_first' ? 'newest' : state.sort}
          onChange={(event) => go({ ...state, sort: event.target.value as Sort, page: 1 })}
        >
          {listSorts(state).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </label>
      <LinkButton
        className={styles.control}
        href={listingHref(locale, path, { ...state, view: otherView })}
        keepsScroll
        onClick={() => writeStored('localStorage', VIEW_KEY, otherView)}
      >
        <Icon name={otherView} size={18} />
        <span className={styles.viewLabel}>{otherView === 'list' ? 'List View' : 'Grid View'}</span>
      </LinkButton>
    </div>
  )
}

/** The sort options of a listing; a query adds relevance, its default. */
function listSorts({ query }: ListingState): [sort: string, label: string][] {
  const sorts = Object.entries(SORTS)
  if (query === '') return sorts.filter(([sort]) => sort !== 'newest_first')
  return sorts.map(([sort, label]) => [sort, sort === 'newest' ? 'Relevance' : label])
}

export function FilterChips({
  listing,
  chips,
}: {
  listing: Pick<ListingData, 'locale' | 'path' | 'state'>
  chips: readonly ChipView[]
}) {
  const { locale, path, state } = listing
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {chips.map((chip) => (
        <li key={chip.label}>
          <LinkButton
            className={styles.chip}
            href={listingHref(locale, path, withoutChip(state, chip))}
            aria-label={`Remove ${chip.label}`}
            keepsScroll
          >
            <span>{chip.label}</span>
            <Icon name="close" size={14} />
          </LinkButton>
        </li>
      ))}
      <li>
        <LinkButton className={styles.clear} href={listingHref(locale, path, clearAll(state))} keepsScroll>
          Clear All
        </LinkButton>
      </li>
    </ul>
  )
}

function withoutChip(state: ListingState, chip: ChipView): ListingState {
  return chip.value === null ? clearFacet(state, chip.parameter) : toggleValue(state, chip.parameter, chip.value)
}
