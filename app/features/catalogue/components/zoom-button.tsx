import { Icon } from '#app/ui/icon.tsx'
import styles from './zoom-button.module.css'

/** In the corner of a picture that a lightbox shows in full. */
export function ZoomButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.zoom} aria-label={label} data-screen-only onClick={onClick}>
      <Icon name="zoom" />
    </button>
  )
}
