import { marketHref } from '#app/addresses/route.ts'
import { linePriceText } from '#app/features/exports/summary/line-price-text.ts'
import type { SummaryLine } from '#app/features/exports/summary/summary.ts'
import { LineNote } from './line-note.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { ProductPictures, ProductText } from './product-parts.tsx'
import type { SummaryEditing } from '../summary-editing.ts'
import styles from '../summary.module.css'

interface ProductDetailProps {
  readonly locale: string
  readonly line: SummaryLine
  readonly showPrices: boolean
  readonly isShared: boolean
  readonly editing: SummaryEditing | null
}

export function ProductDetail({ locale, line, showPrices, isShared, editing }: ProductDetailProps) {
  return (
    <article className={styles.detail} aria-label={line.name}>
      <div className={styles.detailHead}>
        <div>
          <h3>{line.name}</h3>
          <p className="code">{line.sku}</p>
          {line.product.variantText && <p className={styles.variant}>{line.product.variantText}</p>}
        </div>
        {!isShared && line.path !== '' && (
          <a href={marketHref(locale, line.path)} target="_blank" rel="noopener">
            View Product Detail page
          </a>
        )}
      </div>
      <ProductPictures name={line.name} images={line.product.images} />
      <LineNote line={line} editing={editing} />
      <dl className={`${styles.order} lead`}>
        {showPrices && (
          <div>
            <dt>Price</dt>
            <dd>{linePriceText(line)}</dd>
          </div>
        )}
        <div>
          <dt>Qty</dt>
          <dd>
            <LineQuantity line={line} editing={editing} />
          </dd>
        </div>
      </dl>
      <ProductText product={line.product} />
    </article>
  )
}
