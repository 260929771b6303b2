import type { Locale } from '@specify/core/market.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { compareHref } from '#app/features/catalogue/compare/compare-address.ts'
import { elsewhereText, type SuccessorsView } from '#app/features/catalogue/views/successors-view.ts'
import { PartList } from './part-list.tsx'
import styles from './discontinued-notice.module.css'
import type { ProductScreenEvents } from '../product-screen-events.ts'

interface DiscontinuedNoticeProps extends Pick<ProductScreenEvents, 'onAdd'> {
  readonly locale: Locale
  readonly successors: SuccessorsView
  readonly sku: string
}

/** Stands before everything else of a discontinued product: what takes its place. */
export function DiscontinuedNotice({ locale, successors, sku, onAdd }: DiscontinuedNoticeProps) {
  const { replacements, elsewhere, alternatives } = successors
  return (
    <div className={styles.notice}>
      <p className={styles.state}>This product has been discontinued.</p>
      {replacements.length === 0 && <p>{elsewhereText(elsewhere, locale) || 'There is no replacement.'}</p>}
      {replacements.length > 0 && (
        <div>
          <p className={styles.label}>Replaced by</p>
          <PartList locale={locale} label="Replaced by" parts={replacements} onAdd={onAdd} />
        </div>
      )}
      {alternatives.length > 0 && (
        <details open={replacements.length === 0}>
          <summary className={styles.label}>Recommended instead</summary>
          <PartList locale={locale} label="Recommended instead" parts={alternatives} onAdd={onAdd} />
        </details>
      )}
      {replacements.length > 0 && (
        <p data-screen-only>
          <PageLink href={compareHref(locale, [sku, ...replacements.map((part) => part.sku)])}>
            Compare side by side
          </PageLink>
        </p>
      )}
    </div>
  )
}
