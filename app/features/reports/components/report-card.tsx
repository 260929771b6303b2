import type { ReactNode } from 'react'
import styles from './reports.module.css'

interface ReportCardProps {
  readonly title: string
  readonly about: string
  /** Links and forms: what it comes as. */
  readonly children: ReactNode
}

export function ReportCard({ title, about, children }: ReportCardProps) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <p>{about}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
