import { Button } from '#app/ui/button.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { REMARKS } from '../model.ts'
import type { Preview } from '../preview.ts'
import styles from './upload-dialog.module.css'

interface PreviewRowsProps {
  readonly preview: Preview
  readonly onBack: () => void
  readonly onAdd: () => void
}

/** What would come of each row of a list. */
export function PreviewRows({ preview: { rows, message }, onBack, onAdd }: PreviewRowsProps) {
  const count = rows.filter(({ isAdded }) => isAdded).length
  return (
    <div className={styles.content}>
      <p role="status">{message}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Rows of the list">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">SKU</th>
              <th scope="col">Product</th>
              <th scope="col">Room</th>
              <th scope="col">Qty</th>
              <th scope="col">Remark</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, sku, qty, section, remark, isAdded, productName, roomName, isNewRoom, hint }) => (
              <tr key={row} className={isAdded ? undefined : styles.refused}>
                <td>{row}</td>
                <td className="code">{sku}</td>
                <td>{productName}</td>
                <td>
                  {roomName ?? section}
                  {isNewRoom && <span className={styles.new}> New room</span>}
                </td>
                <td className={styles.qty}>{qty}</td>
                <td>
                  {isAdded ? previewRemark(remark) : remark}
                  {hint && <span className={styles.hint}> {hint}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
        {count > 0 && (
          <Button ref={takeFocus} look="primary" onClick={onAdd}>
            Add {count} {count === 1 ? 'row' : 'rows'} to the project
          </Button>
        )}
      </div>
    </div>
  )
}

/** What a row that can be added is said to be before it is. */
function previewRemark(remark: string): string {
  return remark === REMARKS.added ? 'Ready to add' : remark
}
