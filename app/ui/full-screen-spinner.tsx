import { Spinner } from './spinner.tsx'
import styles from './spinner.module.css'

/** Covers the window while something long runs that the visitor asked for. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className={styles.cover}>
      <Spinner label={label} />
      <p aria-hidden="true">{label}</p>
    </div>
  )
}
