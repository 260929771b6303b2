import { VALUES_BEFORE_SHOW_MORE } from '#app/features/search/hits/facet-kinds.ts'
import { memo, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { FacetView } from '#app/features/browse/listing/listing-view.ts'
import styles from './facet-panel.module.css'
import { RangeFacet } from './range-facet.tsx'
import { type Listing, FacetValue } from './facet-value.tsx'

/** Filters open at first, besides those in use: more would push the rest out of view. */
const OPEN_AT_FIRST = 4

/**
 * All filters of a listing. Every value is a link to the listing with it ticked, and a check box to assistive
 * technology. A third of a page: rendered again for other facets only.
 */
export const FacetPanel = memo(function FacetPanel({
  listing,
  facets,
}: {
  listing: Listing
  facets: readonly FacetView[]
}) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Filter Product
        <Icon name="down" />
      </button>
      <div id={id} hidden={!isOpen}>
        {facets.map((facet, index) => (
          <Facet key={facet.parameter} listing={listing} facet={facet} openAtFirst={index < OPEN_AT_FIRST} />
        ))}
      </div>
    </div>
  )
})

function Facet({ listing, facet, openAtFirst }: { listing: Listing; facet: FacetView; openAtFirst: boolean }) {
  const labelId = useId()
  const chosen = facet.values.filter((value) => value.isSelected).length + (facet.range?.chosen ? 1 : 0)
  const isMeantOpen = openAtFirst || chosen > 0
  const [isOpen, setOpen] = useState(isMeantOpen)
  return (
    <details className={styles.facet} open={isMeantOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span id={labelId}>{facet.label}</span>
        {chosen > 0 && (
          <span className={styles.chosen}>
            {chosen}
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
        <Icon name="down" size={16} />
      </summary>
      <FacetBody listing={listing} facet={facet} labelId={labelId} isShown={isOpen || isMeantOpen} />
    </details>
  )
}

interface ValueFacetProps {
  readonly listing: Listing
  readonly facet: FacetView
  readonly labelId: string
}

/** Re-rendered only while it is open: most filters are closed, and there are hundreds of values in them. */
const FacetBody = memo(
  function FacetBody({ listing, facet, labelId }: ValueFacetProps & { isShown: boolean }) {
    return facet.range ? (
      <RangeFacet key={JSON.stringify(facet.range.chosen)} listing={listing} facet={facet} range={facet.range} />
    ) : (
      <ValueFacet listing={listing} facet={facet} labelId={labelId} />
    )
  },
  (_, after) => !after.isShown,
)

function ValueFacet({ listing, facet, labelId }: ValueFacetProps) {
  const [all, setAll] = useState(false)
  const listId = useId()
  const { length } = facet.values
  // Ticked values stay visible, wherever they are in the list.
  const shownValues = facet.values.filter((value, index) => all || index < VALUES_BEFORE_SHOW_MORE || value.isSelected)
  return (
    <div className={styles.values}>
      <ul id={listId} aria-label={facet.label}>
        {shownValues.map((value) => (
          <li key={value.value}>
            <FacetValue listing={listing} facet={facet} value={value} />
          </li>
        ))}
      </ul>
      {length > VALUES_BEFORE_SHOW_MORE && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          aria-controls={listId}
          aria-describedby={labelId}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show Less' : 'Show More'}
        </button>
      )}
    </div>
  )
}
