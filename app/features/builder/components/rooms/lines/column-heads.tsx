import styles from './room-table.module.css'

/** The names of the columns, pinned above all rooms of a wide screen. Each table has its own for screen readers. */
export function ColumnHeads() {
  return (
    <div className={styles.heads} aria-hidden="true" data-screen-only>
      <span />
      <span>Product Name</span>
      <span>Qty</span>
      <span>Code</span>
      <span>Price</span>
    </div>
  )
}
