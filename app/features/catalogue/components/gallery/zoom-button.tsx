import { Icon } from '#app/ui/icon.tsx'
import styles from './zoom-button.module.css'

/** Opens a lightbox, from the corner of a picture. */
export function ZoomButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.zoom} aria-label={label} data-screen-only onClick={onClick}>
      <Icon name="zoom" />
    </button>
  )
}
