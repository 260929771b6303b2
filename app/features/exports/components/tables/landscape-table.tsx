import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { Picture } from '#app/ui/picture.tsx'
import { linePriceText } from '#app/features/exports/summary/line-price-text.ts'
import { specificationOf } from '#app/features/exports/sheets/sheet-rows.ts'
import type { Summary, SummaryRoom } from '#app/features/exports/summary/summary.ts'
import { FilesCell } from './files-cell.tsx'
import { LineQuantity } from './line-quantity.tsx'
import type { SummaryEditing } from '../summary-editing.ts'
import { TotalNote } from './total-note.tsx'
import { RevisionMark } from './revision-mark.tsx'
import styles from '../summary.module.css'

interface LandscapeTableProps {
  readonly locale: string
  readonly summary: Summary
  /** The rooms that are drawn; the total covers all rooms. */
  readonly rooms: readonly SummaryRoom[]
  readonly showPrices: boolean
  readonly editing: SummaryEditing | null
}

export function LandscapeTable({ summary, rooms, showPrices, editing }: LandscapeTableProps) {
  const number = `${styles.number} number`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
    <div className={styles.scroll} role="region" aria-label="Product Summary table" tabIndex={0}>
      <table className={styles.wide} aria-label="Product Summary">
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">Image</th>
            <th scope="col" className="nowrap">
              Prod Code
            </th>
            <th scope="col">Product Name</th>
            <th scope="col">Specification/Details</th>
            <th scope="col" className="nowrap">
              Bim Files
            </th>
            <th scope="col" className={number}>
              Qty
            </th>
            {showPrices && (
              <th scope="col" className={number}>
                Price
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rooms.flatMap(({ lines }) =>
            lines.map((line) => (
              <tr key={line.id}>
                <td>{line.room}</td>
                <td className={styles.thumbnail}>
                  <Picture src={line.product.images[0] ?? null} alt={line.name} width={88} height={88} loading="lazy" />
                </td>
                <td>
                  <span className="code nowrap">{line.sku}</span>
                </td>
                <td>
                  {line.name} <RevisionMark label={line.mark} />
                  {line.product.variantText && <small className={styles.variant}>{line.product.variantText}</small>}
                </td>
                <td className={styles.specification}>
                  {specificationOf(line).map((each) => (
                    <p key={each}>{each}</p>
                  ))}
                </td>
                <FilesCell name={line.name} files={line.product.bimFiles} />
                <td className={number}>
                  <LineQuantity line={line} editing={editing} />
                </td>
                {showPrices && <td className={number}>{linePriceText(line)}</td>}
              </tr>
            )),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              Total
              {showPrices && <TotalNote summary={summary} />}
            </th>
            <td className={number}>{countText(summary.quantity)}</td>
            {showPrices && <td className={number}>{summary.total ? formatMoney(summary.total, 2) : '–'}</td>}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
