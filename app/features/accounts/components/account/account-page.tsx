import type { ReactNode } from 'react'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import styles from './account-page.module.css'

interface AccountPageProps {
  readonly locale: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

export function AccountPage({ locale, title, text, children }: AccountPageProps) {
  return (
    <div className={`page ${styles.page}`}>
      <PageTrail locale={locale} label={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      {children}
    </div>
  )
}
