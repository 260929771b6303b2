import { PageLink } from '#app/ui/page-link.tsx'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import { Icon } from '#app/ui/icon.tsx'
import { listingHref, toggleValue } from '#app/features/browse/listing/listing-state.ts'
import type { FacetValueView, FacetView } from '#app/features/browse/listing/listing-view.ts'
import styles from './facet-panel.module.css'
import type { ListingData } from './listing-model.ts'
import { useListingNavigation } from './use-listing-navigation.ts'

export type Listing = Pick<ListingData, 'locale' | 'path' | 'state'>

export function FacetValue({ listing, facet, value }: { listing: Listing; facet: FacetView; value: FacetValueView }) {
  const go = useListingNavigation(listing)
  const next = toggleValue(listing.state, facet.parameter, value.value)
  return (
    <PageLink
      className={styles.value}
      role="checkbox"
      aria-checked={value.isSelected}
      href={listingHref(listing.locale, listing.path, next)}
      rel="nofollow"
      keepsScroll
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        go(next)
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
