import { monthYear } from '@specify/core/text/month-year.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { SummaryProduct } from '#app/features/exports/summary/summary.ts'
import styles from '../summary.module.css'

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

/** Fields that are read at once: the rest opens. Fewer are not worth a fold. */
const FIELDS = 8

type Fields = SummaryProduct['attributes']

/** Attributes and features. On paper all of them are open. */
export function ProductText({ product: { attributes, features } }: { product: SummaryProduct }) {
  const folded = attributes.length > FIELDS + 2 ? attributes.slice(FIELDS) : []
  return (
    <>
      <div className={styles.text}>
        <FieldList fields={attributes.slice(0, attributes.length - folded.length)} />
        {folded.length > 0 && (
          <details className={styles.more}>
            <summary data-screen-only>{`All details: ${folded.length} more`}</summary>
            <FieldList fields={folded} />
          </details>
        )}
      </div>
      {features.length > 0 && (
        <div className={styles.features}>
          <h4>Features & Benefits</h4>
          <ul className="columns">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function FieldList({ fields }: { fields: Fields }) {
  if (fields.length === 0) return null
  return (
    <dl className={`${styles.attributes} columns`}>
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{monthYear(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
