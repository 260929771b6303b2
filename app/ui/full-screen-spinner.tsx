import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'
import styles from './spinner.module.css'

interface FullScreenSpinnerProps {
  readonly label: string
  /** Left out where what runs cannot be stopped. */
  readonly onCancel?: () => void
}

/** Covers the window while something long runs that the visitor asked for. */
export function FullScreenSpinner({ label, onCancel }: FullScreenSpinnerProps) {
  return (
    <div className={styles.cover} data-screen-only>
      <Spinner label={label} />
      <p aria-hidden="true">{label}</p>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </div>
  )
}
