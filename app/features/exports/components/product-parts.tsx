import { monthYear } from '#app/core/month-year.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { SummaryProduct } from '../summary.ts'
import styles from './summary.module.css'

export function ProductPictures({ name, images }: { name: string; images: readonly string[] }) {
  return (
    <div className={`${styles.images} picture-pair`}>
      {(images.length > 0 ? images : [null]).map((image, index) => (
        <Picture
          key={image}
          src={image}
          alt={index === 0 ? name : `${name}, another view`}
          width={360}
          height={360}
          loading="lazy"
        />
      ))}
    </div>
  )
}

/** Attributes and features. */
export function ProductText({ product }: { product: SummaryProduct }) {
  return (
    <>
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
    </>
  )
}
