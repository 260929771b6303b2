import { countText } from '@specify/core/text/count-text.ts'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import type { SummaryLine } from '#app/features/exports/summary/summary.ts'
import type { SummaryEditing } from '../summary-editing.ts'
import styles from '../summary.module.css'

export function LineQuantity({ line, editing }: { line: SummaryLine; editing: SummaryEditing | null }) {
  if (!editing) return countText(line.quantity)
  return (
    <>
      <span className={styles.paperOnly}>{countText(line.quantity)}</span>
      <div data-screen-only>
        <QuantityField
          name={line.name}
          quantity={line.quantity}
          isDisabled={false}
          onChange={(quantity) => editing.onQuantity(line.id, quantity)}
        />
      </div>
    </>
  )
}
