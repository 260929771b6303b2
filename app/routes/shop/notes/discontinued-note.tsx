import { marketHref } from '#app/addresses/route.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import { PriceRow } from '#app/features/catalogue/components/card/price-row.tsx'
import { compareHref } from '#app/features/catalogue/compare/compare-address.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import { elsewhereText } from '#app/features/catalogue/views/successors-view.ts'
import type { DiscontinuedMatch } from '#app/features/browse/products/product-page.server.ts'
import type { Locale } from '@specify/core/market.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './discontinued-note.module.css'

/** Shown when a search is for a discontinued product's code: the product, its replacement and recommendations. */
export function DiscontinuedNote({ locale, match }: { locale: Locale; match: DiscontinuedMatch }) {
  const { product, replacements, elsewhere, alternatives } = match
  return (
    <section className={styles.note} aria-labelledby="discontinued-heading">
      <h2 id="discontinued-heading" className={styles.heading}>
        <span className="code">{product.sku}</span> is discontinued
      </h2>
      <div className={styles.sides}>
        <Part locale={locale} part={product} status="Discontinued" />
        <div className={styles.others}>
          {replacements.length === 0 && (
            <p className={styles.none}>{elsewhereText(elsewhere, locale) || 'There is no replacement.'}</p>
          )}
          <Parts title="Replaced by" status="Replacement" locale={locale} parts={replacements} />
          <Parts title="Recommended instead" status="Alternative" locale={locale} parts={alternatives} />
        </div>
      </div>
      {replacements.length > 0 && (
        <p className={styles.compare}>
          <PageLink href={compareHref(locale, [product.sku, ...replacements.map(({ sku }) => sku)])}>
            Compare side by side
          </PageLink>
        </p>
      )}
    </section>
  )
}

type Status = 'Alternative' | 'Discontinued' | 'Replacement'

interface PartsProps {
  readonly title: string
  readonly status: Status
  readonly locale: string
  readonly parts: readonly PartView[]
}

function Parts({ title, status, locale, parts }: PartsProps) {
  if (parts.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.replacements}>
        {parts.map((part) => (
          <li key={part.sku}>
            <Part locale={locale} part={part} status={status} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PartProps {
  readonly locale: string
  readonly part: PartView
  readonly status: Status
}

function Part({ locale, part: { image, path, name, sku, colour, price }, status }: PartProps) {
  return (
    <div className={styles.part}>
      <Picture className={styles.picture} src={assetSource(image)?.src ?? null} alt="" width={112} height={112} />
      <div>
        <PageLink className={styles.name} href={marketHref(locale, path)}>
          {name}
        </PageLink>
        <p className={styles.detail}>
          <span className="code">{sku}</span>
          {colour && <span>{colour}</span>}
        </p>
        <p className={styles.status} data-status={status}>
          {status}
        </p>
        {status !== 'Discontinued' && (price.kind === 'contact' ? 'Contact us' : <PriceRow price={price} />)}
      </div>
    </div>
  )
}
