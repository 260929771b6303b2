import { assetSource } from '#app/features/catalogue/asset-source.ts'
import { PriceRow } from '#app/features/catalogue/components/price-row.tsx'
import { compareHref } from '#app/features/catalogue/compare/compare-address.ts'
import type { PartView } from '#app/features/catalogue/part-view.ts'
import type { DiscontinuedMatch } from '#app/features/browse/product-page.server.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './discontinued-note.module.css'

/** On a search for the code of a discontinued product: that product, and its replacement. */
export function DiscontinuedNote({ locale, match }: { locale: string; match: DiscontinuedMatch }) {
  const { product, replacements, isReplaced } = match
  const heading = isReplaced ? 'Replaced by' : 'Recommended instead'
  return (
    <section className={styles.note} aria-labelledby="discontinued-heading">
      <h2 id="discontinued-heading" className={styles.heading}>
        <span className="code">{product.sku}</span> is discontinued
      </h2>
      <div className={styles.sides}>
        <Part locale={locale} part={product} status="Discontinued" />
        {replacements.length === 0 ? (
          <p className={styles.none}>There is no replacement.</p>
        ) : (
          <div>
            <h3 className={styles.title}>{heading}</h3>
            <ul className={styles.replacements}>
              {replacements.map((part) => (
                <li key={part.sku}>
                  <Part locale={locale} part={part} status={isReplaced ? 'Replacement' : 'Alternative'} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {replacements.length > 0 && (
        <p className={styles.compare}>
          <a href={compareHref(locale, [product.sku, ...replacements.map(({ sku }) => sku)])}>Compare side by side</a>
        </p>
      )}
    </section>
  )
}

function Part({
  locale,
  part: { image, path, name, sku, colour, price },
  status,
}: {
  locale: string
  part: PartView
  status: 'Alternative' | 'Discontinued' | 'Replacement'
}) {
  return (
    <div className={styles.part}>
      <Picture className={styles.picture} src={assetSource(image)?.src ?? null} alt="" width={112} height={112} />
      <div>
        <a className={styles.name} href={`/${locale}/${path}`}>
          {name}
        </a>
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
