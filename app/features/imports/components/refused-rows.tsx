import type { UploadedRow } from '../import-answer.ts'
import styles from './upload-dialog.module.css'

export function RefusedRows({ rows }: { rows: readonly UploadedRow[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Rows that were not added">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">SKU</th>
            <th scope="col">Qty</th>
            <th scope="col">Section</th>
            <th scope="col">Remark</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, sku, qty, section, remark }) => (
            <tr key={row}>
              <td>{row}</td>
              <td className="code">{sku}</td>
              <td className={styles.qty}>{qty}</td>
              <td>{section}</td>
              <td>{remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
