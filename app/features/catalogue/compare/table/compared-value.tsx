import { AskMaker } from '#app/features/catalogue/blanks/ask-maker.tsx'
import type { ComparisonColumn, ComparisonRow } from '../comparison.ts'
import { NOT_STATED } from '../limits.ts'
import styles from './comparison-table.module.css'

interface ValueProps {
  readonly row: ComparisonRow
  readonly value: string | null
  readonly column: ComparisonColumn | undefined
}

/** A number stands under the numbers of other rows, its unit after it. */
export function ComparedValue({ row: { key, unit, isNumber }, value, column }: ValueProps) {
  if (value === null)
    return (
      <>
        <span className={styles.none}>{NOT_STATED}</span>
        {column && <AskMaker sku={column.sku} field={key} name={column.name} />}
      </>
    )
  if (!isNumber || unit === null) return value
  return (
    <span className={styles.number}>
      <span>{value.slice(0, -unit.length - 1)}</span>
      {` ${unit}`}
    </span>
  )
}
