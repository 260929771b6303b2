import { monthYear } from '#app/core/month-year.ts'
import { Picture } from '#app/ui/picture.tsx'
import { linePriceText } from '../line-price-text.ts'
import type { SummaryLine } from '../summary.ts'
import { LineNote } from './line-note.tsx'
import { LineQuantity } from './line-quantity.tsx'
import type { SummaryEditing } from './summary-editing.ts'
import styles from './summary.module.css'

interface ProductDetailProps {
  readonly locale: string
  readonly line: SummaryLine
  readonly showPrices: boolean
  readonly isShared: boolean
  readonly editing: SummaryEditing | null
}

export function ProductDetail({ locale, line, showPrices, isShared, editing }: ProductDetailProps) {
  const { product } = line
  return (
    <article className={styles.detail} aria-label={line.name}>
      <div className={styles.detailHead}>
        <div>
          <h3>{line.name}</h3>
          <p className="code">{line.sku}</p>
        </div>
        {!isShared && (
          <a href={`/${locale}/${line.path}`} target="_blank" rel="noopener">
            View Product Detail page
          </a>
        )}
      </div>
      <div className={`${styles.images} picture-pair`}>
        {(product.images.length > 0 ? product.images : [null]).map((image, index) => (
          <Picture
            key={image}
            src={image}
            alt={index === 0 ? line.name : `${line.name}, another view`}
            width={360}
            height={360}
            loading="lazy"
          />
        ))}
      </div>
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
      {product.attributes.length > 0 && (
        <dl className={`${styles.attributes} columns`}>
          {product.attributes.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{monthYear(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {product.features.length > 0 && (
        <div className={styles.features}>
          <h4>Features & Benefits</h4>
          <ul className="columns">
            {product.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}
