import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { REMARKS } from '../model.ts'
import type { Preview } from '../preview.ts'
import dialog from '#app/ui/dialog.module.css'
import styles from './upload-dialog.module.css'

interface PreviewRowsProps {
  readonly preview: Preview
  readonly allowsDiscontinued: boolean
  readonly onDiscontinued: (isInsisting: boolean) => void
  readonly onBack: () => void
  readonly onAdd: () => void
}

export function PreviewRows(props: PreviewRowsProps) {
  const { preview, allowsDiscontinued, onDiscontinued, onBack, onAdd } = props
  const { rows, message } = preview
  const count = rows.filter(({ isAdded }) => isAdded).length
  const hasDiscontinued = allowsDiscontinued || rows.some(({ remark }) => remark === REMARKS.discontinued)
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
      {hasDiscontinued && (
        <CheckboxField
          label="Add discontinued products too"
          checked={allowsDiscontinued}
          onChange={({ target }) => onDiscontinued(target.checked)}
        />
      )}
      {preview.passedOver && (
        <details>
          <summary className={styles.passedOverHead}>Ignored lines</summary>
          <ul className={styles.passedOver}>
            {preview.passedOver.lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines may be alike, and never change
              <li key={index}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={`${dialog.actions} ${styles.actions}`}>
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

function previewRemark(remark: string): string {
  return remark === REMARKS.added ? 'Ready to add' : remark
}
