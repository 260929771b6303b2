import type { ReactNode } from 'react'
import styles from './account-page.module.css'

export function AccountPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      {children}
    </div>
  )
}
