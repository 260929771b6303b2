import type { FormEvent } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { Icon } from '#app/ui/icon.tsx'
import {
  listingHref,
  listingParameters,
  setRange,
  type ListingState,
} from '#app/features/browse/listing/listing-state.ts'
import { boundFields, orderedRange, readBound } from '#app/features/browse/listing/number-range.ts'
import type { FacetView } from '#app/features/browse/listing/listing-view.ts'
import styles from './facet-panel.module.css'
import type { ListingData } from './listing-model.ts'
import { useListingNavigation } from './use-listing-navigation.ts'

type Listing = Pick<ListingData, 'locale' | 'path' | 'state'>

interface RangeFacetProps {
  readonly listing: Listing
  readonly facet: FacetView
  readonly range: NonNullable<FacetView['range']>
}

/** Two numbers and a button; for prices also the bands that have something in them. */
export function RangeFacet({ listing, facet, range }: RangeFacetProps) {
  const go = useListingNavigation(listing)
  const { locale, path, state } = listing
  const fields = boundFields(facet.parameter)

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const bound = (field: string) => readBound(textOf(form, field))
    go(setRange(state, facet.parameter, orderedRange(bound(fields.min), bound(fields.max))))
  }

  return (
    <div>
      {range.bands.length > 0 && (
        <ul className={styles.values} aria-label={`${facet.label} bands`}>
          {range.bands.map(({ label, count, isSelected, ...band }) => {
            const next = setRange(state, facet.parameter, isSelected ? null : band)
            return (
              <li key={band.min}>
                <PageLink
                  className={styles.value}
                  role="checkbox"
                  aria-checked={isSelected}
                  href={listingHref(locale, path, next)}
                  rel="nofollow"
                  keepsScroll
                  onKeyDown={(event) => {
                    if (event.key !== ' ') return
                    event.preventDefault()
                    go(next)
                  }}
                >
                  <span className={styles.box}>
                    <Icon name="check" size={14} />
                  </span>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.count}>{count}</span>
                </PageLink>
              </li>
            )
          })}
        </ul>
      )}
      <form className={styles.range} action={routes.listing.path({ locale, path })} onSubmit={apply}>
        <OtherParameters state={setRange(state, facet.parameter, null)} />
        <Bound label="From" name={fields.min} facet={facet} span={range.min} value={range.chosen?.min} />
        <Bound label="To" name={fields.max} facet={facet} span={range.max} value={range.chosen?.max} />
        <button type="submit" className={styles.apply}>
          Apply<span className="visually-hidden"> {facet.label}</span>
        </button>
      </form>
    </div>
  )
}

function Bound({
  label,
  name,
  facet,
  span,
  value,
}: {
  label: 'From' | 'To'
  name: string
  facet: FacetView
  span: number
  value: number | undefined
}) {
  const unit = facet.unit ? ` (${facet.unit})` : ''
  return (
    <label>
      {label}
      {unit}
      <span className="visually-hidden"> {facet.label}</span>
      <input
        type="number"
        name={name}
        inputMode="decimal"
        min={0}
        step="any"
        placeholder={String(span)}
        defaultValue={value}
      />
    </label>
  )
}

function OtherParameters({ state }: { state: ListingState }) {
  return listingParameters(state).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
