import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'
import styles from './spinner.module.css'

interface FullScreenSpinnerProps {
  readonly label: string
  /** Left out where the work cannot be cancelled. */
  readonly onCancel?: () => void
}

/** Covers the window during long work that the visitor started. */
export function FullScreenSpinner({ label, onCancel }: FullScreenSpinnerProps) {
  return (
    <div className={styles.cover} data-screen-only>
      <Spinner label={label} />
      <p aria-hidden="true">{label}</p>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </div>
  )
}
