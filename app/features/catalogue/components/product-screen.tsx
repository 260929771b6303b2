import { useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { Picture, SLOW_GALLERY_MS } from '#app/ui/picture.tsx'
import { assetSource } from '../asset-source.ts'
import { contactPath } from '../product-url.ts'
import type { ProductView, VariantView } from '../product-view.ts'
import { PriceRow } from './price-row.tsx'
import styles from './product-screen.module.css'
import { VariantPicker } from './variant-picker.tsx'

interface ProductScreenProps {
  readonly locale: string
  readonly product: ProductView
  /** The variant that the address asks for. */
  readonly selectedSku: string
  /** Rendered from Markdown on the server, with nothing in it that could run. */
  readonly descriptionHtml: string
  readonly onAdd: () => void
}

/** A product: picking a variant changes pictures, code, price, fields and the address, and keeps the place. */
export function ProductScreen({ locale, product, selectedSku, descriptionHtml, onAdd }: ProductScreenProps) {
  const [sku, setSku] = useState(selectedSku)
  const variant = product.variants.find((each) => each.sku === sku) ?? product.variants[0]
  if (!variant) return null

  function select(next: string): void {
    setSku(next)
    const chosen = product.variants.find((each) => each.sku === next)
    if (chosen) history.replaceState(history.state, '', `/${locale}/${chosen.path}${location.search}`)
  }

  return (
    <div className={styles.columns}>
      <Gallery key={variant.sku} name={product.name} variant={variant} />
      <div>
        <div className={styles.head}>
          <p className={`code ${styles.code}`}>{`Product code ${variant.sku}`}</p>
          <h1>{product.name}</h1>
          <PriceRow price={variant.price} />
        </div>
        {product.isDiscontinued && <p className={styles.notice}>This product has been discontinued.</p>}
        {/* oxlint-disable-next-line react/no-danger -- see `descriptionHtml` */}
        <div className={styles.description} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        <div className={styles.picker}>
          <VariantPicker productName={product.name} variants={product.variants} selected={variant} onSelect={select} />
        </div>
        <div className={styles.actions}>
          {variant.price.kind === 'contact' ? (
            <ButtonLink
              look="primary"
              href={contactPath(locale)}
              target="_blank"
              rel="noopener"
              aria-describedby={NEW_TAB_NOTE_ID}
            >
              Contact us
            </ButtonLink>
          ) : (
            <Button look="primary" onClick={onAdd}>
              Add to project
            </Button>
          )}
        </div>
        {variant.features.length > 0 && (
          <section className={styles.section}>
            <h2>Features</h2>
            <ul className={styles.features}>
              {variant.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        )}
        <section className={styles.section}>
          <h2>Technical information</h2>
          <dl className={styles.fields}>
            {variant.fields.map((field) => (
              <div key={field.key}>
                <dt>{field.label}</dt>
                <dd>{field.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}

function Gallery({ name, variant }: { name: string; variant: VariantView }) {
  const [index, setIndex] = useState(0)
  const label = [name, variant.colour].filter(Boolean).join(', ')
  const source = assetSource(variant.images[index] ?? null)
  return (
    <div>
      <Picture
        className={styles.main}
        src={source?.src ?? null}
        srcSet={source?.srcSet}
        sizes="(width >= 1024px) 48vw, 92vw"
        alt={label}
        width={800}
        height={800}
        slowAfterMs={SLOW_GALLERY_MS}
        fetchPriority="high"
      />
      {variant.images.length > 1 && (
        <ul className={styles.thumbs}>
          {variant.images.map((image, each) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Picture ${each + 1} of ${variant.images.length}`}
                aria-current={each === index}
                onClick={() => setIndex(each)}
              >
                <Picture src={assetSource(image)?.src ?? null} alt="" width={84} height={84} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
