import { marketHref } from '#app/addresses/route.ts'
import { linePriceText } from '#app/features/exports/summary/line-price-text.ts'
import type { SummaryLine } from '#app/features/exports/summary/summary.ts'
import { FoldedDetail } from './folded-detail.tsx'
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
    <FoldedDetail
      name={line.name}
      image={line.product.images[0] ?? null}
      pageHref={isShared || line.path === '' ? null : marketHref(locale, line.path)}
      head={
        <>
          <h3>{line.name}</h3>
          <p className="code">{line.sku}</p>
          {line.product.variantText && <p className={styles.variant}>{line.product.variantText}</p>}
        </>
      }
    >
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
    </FoldedDetail>
  )
}
