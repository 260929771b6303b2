import { Button } from '../button.tsx'
import { Spinner } from '../loading/spinner.tsx'
import styles from '../loading/spinner.module.css'

interface FullScreenSpinnerProps {
  readonly label: string
  readonly onCancel?: () => void
}

export function FullScreenSpinner({ label, onCancel }: FullScreenSpinnerProps) {
  return (
    <div className={styles.cover} data-screen-only>
      <Spinner label={label} />
      <p aria-hidden="true">{label}</p>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </div>
  )
}
