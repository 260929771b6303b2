import { memo } from 'react'
import { marketHref } from '#app/addresses/route.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { linePriceText } from '#app/features/exports/summary/line-price-text.ts'
import { hasSameLines } from '#app/features/exports/sheets/same-lines.ts'
import { lineUnitsText, type SummaryLine } from '#app/features/exports/summary/summary.ts'
import type { VariantTotal } from '#app/features/exports/sheets/variant-totals.ts'
import { FoldedDetail } from './folded-detail.tsx'
import { LineNote } from './line-note.tsx'
import { ProductPictures, ProductText } from './product-parts.tsx'
import type { SummaryEditing } from '../summary-editing.ts'
import styles from '../summary.module.css'

interface VariantDetailProps {
  readonly locale: string
  readonly total: VariantTotal
  readonly showPrices: boolean
  readonly isShared: boolean
  readonly editing: SummaryEditing | null
}

/** A product, described once however many rooms it is in. Memoised: a project has hundreds. */
export const VariantDetail = memo(
  function VariantDetail({ locale, total, showPrices, isShared, editing }: VariantDetailProps) {
    const { name, sku, tags, path, product, quantity, unitPrice, lines } = total
    return (
      <FoldedDetail
        name={name}
        image={product.images[0] ?? null}
        pageHref={isShared || path === '' ? null : marketHref(locale, path)}
        head={
          <>
            <h3>{[tags.join(', '), name].filter(Boolean).join(' ')}</h3>
            <p className="code">{sku}</p>
            {product.variantText && <p className={styles.variant}>{product.variantText}</p>}
          </>
        }
      >
        <ProductPictures name={name} images={product.images} />
        <dl className={`${styles.order} lead`}>
          <div>
            <dt>Total</dt>
            <dd>{countText(quantity)}</dd>
          </div>
          {showPrices && unitPrice && (
            <div>
              <dt>Unit price</dt>
              <dd>{formatMoney(unitPrice, 2)}</dd>
            </div>
          )}
          {showPrices && (
            <div>
              <dt>Total price</dt>
              <dd>{linePriceText(total)}</dd>
            </div>
          )}
        </dl>
        <ul className={`${styles.placements} columns`}>
          {lines.map((line) => (
            <li key={`${line.id} ${line.side ?? ''}`} className={line.units === 0 ? `${styles.none} muted` : ''}>
              {placementText(line)}
              <LineNote line={line} editing={editing} isOneOfSeveral />
            </li>
          ))}
        </ul>
        <ProductText product={product} />
      </FoldedDetail>
    )
  },
  (before, after) =>
    before.editing === after.editing &&
    before.showPrices === after.showPrices &&
    before.isShared === after.isShared &&
    before.locale === after.locale &&
    hasSameLines(before.total, after.total),
)

/** `Type A, Ensuite 1: 2 × 40 = 80`, or `Lobby: 3`. */
function placementText(line: SummaryLine): string {
  const { type, room, quantity, totalQuantity, missing } = line
  if (type === '') return `${room}: ${countText(quantity)}`
  const text = `${type}, ${room}: ${countText(quantity)} × ${lineUnitsText(line)} = ${countText(totalQuantity)}`
  return missing === undefined ? text : `${text}. ${missing}`
}
