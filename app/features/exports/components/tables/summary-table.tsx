import { formatMoney } from '@specify/core/money.ts'
import { countText } from '@specify/core/text/count-text.ts'
import type { Summary, SummaryRoom } from '#app/features/exports/summary/summary.ts'
import { linePriceText } from '#app/features/exports/summary/line-price-text.ts'
import { RevisionMark } from './revision-mark.tsx'
import styles from '../summary.module.css'
import { TotalNote } from './total-note.tsx'

interface SummaryTableProps {
  readonly summary: Summary
  /** The rooms that are drawn; the total covers all rooms. */
  readonly rooms: readonly SummaryRoom[]
  readonly showPrices: boolean
}

export function SummaryTable({ summary, rooms, showPrices }: SummaryTableProps) {
  const lines = rooms.flatMap((room) => room.lines)
  return (
    <table className={styles.table} aria-label="Product Summary">
      <thead>
        <tr>
          <th scope="col">Room</th>
          <th scope="col">Prod Code</th>
          <th scope="col">Product Name</th>
          <th scope="col" className={`${styles.number} number`}>
            Qty
          </th>
          {showPrices && (
            <th scope="col" className={`${styles.number} number`}>
              Price
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.room}</td>
            <td>
              <span className="code nowrap">{line.sku}</span>
            </td>
            <td>
              {line.name} <RevisionMark label={line.mark} />
              {line.product.variantText && <small className={styles.variant}>{line.product.variantText}</small>}
            </td>
            <td className={`${styles.number} number`}>{countText(line.quantity)}</td>
            {showPrices && <td className={`${styles.number} number`}>{linePriceText(line)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Total
            {showPrices && <TotalNote summary={summary} />}
          </th>
          <td className={`${styles.number} number`}>{countText(summary.quantity)}</td>
          {showPrices && (
            <td className={`${styles.number} number`}>{summary.total ? formatMoney(summary.total, 2) : '–'}</td>
          )}
        </tr>
      </tfoot>
    </table>
  )
}
