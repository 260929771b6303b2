import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './list-alert.module.css'

export function ListAlert({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) {
  return (
    <div className={styles.alert} role="alert">
      <Icon name="alert" />
      <p>{children}</p>
      <button type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
