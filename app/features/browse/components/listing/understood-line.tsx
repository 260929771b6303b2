import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { listingHref, takeAsWords } from '#app/features/browse/listing/listing-state.ts'
import type { UnderstoodPartView, UnderstoodView } from '#app/features/browse/listing/understood-view.ts'
import type { ListingData } from './listing-model.ts'
import chips from './listing-toolbar.module.css'
import styles from './understood-line.module.css'

interface UnderstoodLineProps {
  readonly listing: Pick<ListingData, 'locale' | 'path' | 'state'>
  readonly understood: UnderstoodView
}

export function UnderstoodLine({ listing, understood }: UnderstoodLineProps) {
  const { parts, corrected, ignored } = understood
  const met = parts.filter(({ role }) => role !== 'wish')
  const wished = parts.filter(({ role }) => role === 'wish').map(({ phrase }) => phrase)
  const unmet = [...wished, ...ignored].map(quoted)
  return (
    <section className={styles.line} aria-label="How your search was read">
      {corrected && (
        <p>
          Showing results for <strong>{corrected.query}</strong>.{' '}
          <PageLink href={wordsHref(listing, ...corrected.typed)} keepsScroll>
            Search for {quoted(listing.state.query)} instead
          </PageLink>
        </p>
      )}
      {met.length > 0 && (
        <ul className={chips.chips} aria-label="Read from your search">
          {met.map((part) => (
            <li key={part.phrase}>
              <TakeBack listing={listing} part={part} />
            </li>
          ))}
        </ul>
      )}
      {unmet.length > 0 && (
        <p>
          No match for {unmet.join(', ')}; shown without {unmet.length === 1 ? 'it' : 'them'}.
        </p>
      )}
    </section>
  )
}

function TakeBack({ listing, part }: { listing: UnderstoodLineProps['listing']; part: UnderstoodPartView }) {
  return (
    <LinkButton
      className={chips.chip}
      href={wordsHref(listing, part.phrase)}
      aria-label={`${part.label}: take ${quoted(part.phrase)} as plain words`}
      keepsScroll
    >
      <span>{part.label}</span>
      <Icon name="close" size={14} />
    </LinkButton>
  )
}

function wordsHref({ locale, path, state }: UnderstoodLineProps['listing'], ...phrases: readonly string[]): string {
  return listingHref(locale, path, phrases.reduce(takeAsWords, state))
}

function quoted(words: string): string {
  return `“${words}”`
}
