import { Fragment, useId, useState, type ReactNode } from 'react'
import { marketHref } from '#app/addresses/route.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { CardVariant, ProductCard as Card } from '@specify/catalogue/prices/card.ts'
import { priceEnquiryPath } from '#app/features/catalogue/views/product-url.ts'
import { CompareTick } from '#app/features/catalogue/compare/compare-tick.tsx'
import { CardPictures } from './card-pictures.tsx'
import { PriceRow } from './price-row.tsx'
import styles from './product-card.module.css'
import { VariantPicker } from '../product/choices/variant-picker.tsx'
import { CardAction, type CardSelection } from './card-action.tsx'

/** Columns of the grid by width, so that the browser picks the right rendition before the styles are loaded. */
const GRID_SIZES =
  '(width >= 1660px) 240px, (width >= 1366px) 18vw, (width >= 1024px) 23vw, (width >= 800px) 30vw, 46vw'
const ROW_SIZES = '160px'

interface ProductCardProps {
  readonly card: Card
  readonly locale: string
  readonly view: 'grid' | 'list'
  readonly context: string
  readonly eager: boolean
  /** Link of the name and picture, below the locale; the product page by default. */
  readonly pathOf?: (variant: CardVariant) => string
  /** Null in the BIM library, where products are selected for download instead, and have no prices. */
  readonly onAdd: ((variant: CardVariant) => void) | null
  readonly selection?: CardSelection | undefined
  readonly onOpen: (variant: CardVariant) => void
  /** Content over the picture; `nameId` is of the element that names the product. */
  readonly renderMark?: (variant: CardVariant, nameId: string) => ReactNode
  readonly onQuickView: (variant: CardVariant) => void
}

export function ProductCard(props: ProductCardProps) {
  const { card, locale, view, context, eager, pathOf, onAdd, selection, onOpen, renderMark, onQuickView } = props
  const nameId = useId()
  const [sku, setSku] = useState(card.variants[card.selected]?.sku)
  const variant = card.variants.find((each) => each.sku === sku) ?? card.variants[card.selected] ?? card.variants[0]
  if (!variant) return null
  const link = {
    href: marketHref(locale, `${pathOf?.(variant) ?? variant.path}${context}`),
    target: '_blank',
    // The product page reads the listing it was opened from, so the referrer is kept.
    rel: 'noopener',
    onClick: () => onOpen(variant),
  }
  return (
    <article className={view === 'list' ? styles.row : styles.card} aria-label={card.name} data-sku={variant.sku}>
      <h3 className={styles.name}>
        <a {...link} id={nameId} aria-describedby={NEW_TAB_NOTE_ID}>
          {card.name}
        </a>
      </h3>
      <div className={styles.media}>
        <div className={styles.tags}>
          {card.isNew && <span className={styles.tag}>New</span>}
          {card.isInternal && <span className={styles.tag}>Internal</span>}
        </div>
        <CardPictures
          key={variant.sku}
          name={[card.name, variant.colour].filter(Boolean).join(', ')}
          images={variant.images}
          sizes={view === 'list' ? ROW_SIZES : GRID_SIZES}
          eager={eager}
          link={link}
        />
        <button
          type="button"
          className={styles.quick}
          aria-describedby={nameId}
          onClick={() => {
            onOpen(variant)
            onQuickView(variant)
          }}
        >
          <Icon name="zoom" size={18} /> <span>Quick view</span>
        </button>
        {renderMark?.(variant, nameId)}
      </div>
      <p className={styles.category}>{card.category}</p>
      <div className={styles.facts}>
        <span className={`code ${styles.code}`}>Product code {variant.sku}</span>
        {card.highlights.length > 0 && <Highlights values={card.highlights} />}
      </div>
      <div className={styles.buy}>
        {!selection && (
          <>
            <PriceRow price={variant.price} />
            {variant.price.kind === 'none' && (
              <a
                className={styles.ask}
                href={priceEnquiryPath(locale, variant.sku)}
                target="_blank"
                rel="noopener"
                aria-describedby={`${nameId} ${NEW_TAB_NOTE_ID}`}
              >
                Ask for the price
              </a>
            )}
            <CompareTick
              locale={locale}
              nameId={nameId}
              product={{
                sku: variant.sku,
                name: card.name,
                image: assetSource(variant.images[0] ?? null)?.src ?? null,
              }}
            />
          </>
        )}
      </div>
      <div className={styles.actions}>
        <VariantPicker
          productName={card.name}
          variants={card.variants}
          selected={variant}
          onSelect={setSku}
          opens="up"
        />
        <CardAction locale={locale} nameId={nameId} variant={variant} onAdd={onAdd} selection={selection} />
      </div>
    </article>
  )
}

/** One line for each value where there is no room for both: none is broken. */
function Highlights({ values }: { values: readonly string[] }) {
  return (
    <span className={styles.highlights}>
      <span>
        {values.map((value) => (
          <Fragment key={value}>
            <span>{value}</span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  )
}
