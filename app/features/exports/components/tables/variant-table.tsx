import { countText } from '@specify/core/text/count-text.ts'
import { Picture } from '#app/ui/picture.tsx'
import { linePriceText, unitPriceText } from '#app/features/exports/summary/line-price-text.ts'
import { specificationOf } from '#app/features/exports/sheets/sheet-rows.ts'
import { roomsText, variantTotals, type VariantTotal } from '#app/features/exports/sheets/variant-totals.ts'
import type { Summary } from '#app/features/exports/summary/summary.ts'
import { FilesCell } from './files-cell.tsx'
import { CodeCell, NameCell, NumberCell, NumberHead, sumText, TagCell } from './schedule-cells.tsx'
import styles from './schedule-table.module.css'
import { TotalNote } from './total-note.tsx'

/** More is not read in a column. */
const MAX_ROOMS_LENGTH = 240

interface VariantTableProps {
  readonly summary: Summary
  /** Lines whose variants are drawn; the total covers all lines. */
  readonly shownLines: number
  readonly showPrices: boolean
  /** Shows picture, specification and BIM files instead of rooms. */
  readonly isDetailed: boolean
  readonly label: string
}

/** Each variant once over all rooms, by tag. */
export function VariantTable({ summary, shownLines, showPrices, isDetailed, label }: VariantTableProps) {
  const { hasTags } = summary
  return (
    <table className={`${styles.table} dense`} aria-label={label}>
      <thead>
        <tr>
          {hasTags && <th scope="col">Tag</th>}
          {isDetailed && <th scope="col">Image</th>}
          <th scope="col">Prod Code</th>
          <th scope="col">Product Name</th>
          {isDetailed ? (
            <>
              <th scope="col">Specification/Details</th>
              <th scope="col">Bim Files</th>
            </>
          ) : (
            <th scope="col">Rooms</th>
          )}
          <NumberHead>Total</NumberHead>
          {showPrices && (
            <>
              <NumberHead>Unit price</NumberHead>
              <NumberHead>Total price</NumberHead>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {variantTotals(summary.rooms)
          .slice(0, shownLines)
          .map((total) => (
            <tr key={total.key}>
              {hasTags && <TagCell tags={total.tags} />}
              {isDetailed && (
                <td className={styles.thumbnail}>
                  <Picture
                    src={total.product.images[0] ?? null}
                    alt={total.name}
                    width={88}
                    height={88}
                    loading="lazy"
                  />
                </td>
              )}
              <CodeCell sku={total.sku} />
              <NameCell name={total.name} product={total.product} />
              {isDetailed ? (
                <DetailCells total={total} />
              ) : (
                <td className={styles.rooms}>{roomsText(total.lines, MAX_ROOMS_LENGTH)}</td>
              )}
              <NumberCell label="Total">{countText(total.quantity)}</NumberCell>
              {showPrices && (
                <>
                  <NumberCell label="Unit price">{unitPriceText(total)}</NumberCell>
                  <NumberCell label="Total price">{linePriceText(total)}</NumberCell>
                </>
              )}
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={(hasTags ? 1 : 0) + (isDetailed ? 5 : 3)}>
            Total
            {showPrices && <TotalNote summary={summary} />}
          </th>
          <NumberCell label="Total">{countText(summary.quantity)}</NumberCell>
          {showPrices && (
            <NumberCell label="Total price" colSpan={2}>
              {sumText(summary.total)}
            </NumberCell>
          )}
        </tr>
      </tfoot>
    </table>
  )
}

function DetailCells({ total }: { total: VariantTotal }) {
  return (
    <>
      <td className={styles.specification}>
        {specificationOf(total).map((each) => (
          <p key={each}>{each}</p>
        ))}
      </td>
      <FilesCell name={total.name} files={total.product.bimFiles} />
    </>
  )
}
