import { useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { swatchPath } from '#app/features/catalogue/swatch.ts'
import { Icon } from '#app/ui/icon.tsx'
import { listingHref, toggleValue, type ListingState } from '../listing-state.ts'
import type { FacetValueView, FacetView } from '../listing-view.ts'
import styles from './facet-panel.module.css'
import type { ListingData } from './listing-model.ts'
import { useListingNavigation } from './use-listing-navigation.ts'

export type Listing = Pick<ListingData, 'locale' | 'path' | 'state'>

export function FacetValue({ listing, facet, value }: { listing: Listing; facet: FacetView; value: FacetValueView }) {
  // Optimistic until the results of any state are there.
  const [pending, setPending] = useState<{ readonly over: ListingState; readonly isChecked: boolean } | null>(null)
  // Cleared for good: Back may bring the very state in which it was ticked.
  if (pending !== null && pending.over !== listing.state) setPending(null)
  const isChecked = pending?.over === listing.state ? pending.isChecked : value.isSelected
  const go = useListingNavigation(listing)
  const next = toggleValue(listing.state, facet.parameter, value.value)
  function toggle(): void {
    setPending({ over: listing.state, isChecked: !value.isSelected })
    go(next)
  }
  return (
    <PageLink
      className={styles.value}
      role="checkbox"
      aria-checked={isChecked}
      href={listingHref(listing.locale, listing.path, next)}
      rel="nofollow"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        toggle()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        toggle()
      }}
    >
      {facet.type === 'color' ? (
        <img className={styles.swatch} src={swatchPath(value.value)} alt="" width={18} height={18} loading="lazy" />
      ) : (
        <span className={styles.box}>
          <Icon name="check" size={14} />
        </span>
      )}
      <span className={styles.label}>{value.label}</span>
      <span className={styles.count}>{value.count}</span>
    </PageLink>
  )
}
