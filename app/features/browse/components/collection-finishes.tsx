import { swatchPath } from '#app/features/catalogue/swatch.ts'
import { INITIAL_STATE, listingHref, toggleValue } from '../listing-state.ts'
import styles from './collection-finishes.module.css'
import type { ListingData } from './listing-model.ts'

export function CollectionFinishes({ listing }: { listing: ListingData }) {
  const colours = listing.facets.find(({ type }) => type === 'color')
  if (!colours || colours.values.length < 2) return null
  return (
    <ul className={styles.finishes} aria-label="Finishes of this collection">
      {colours.values.map(({ value, label, isSelected }) => (
        <li key={value}>
          <a
            href={listingHref(listing.locale, listing.path, toggleValue(INITIAL_STATE, colours.parameter, value))}
            aria-current={isSelected ? 'true' : undefined}
            rel="nofollow"
          >
            <img src={swatchPath(value)} alt="" width={40} height={40} loading="lazy" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
