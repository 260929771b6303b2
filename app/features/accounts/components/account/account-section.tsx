import { useId, type ReactNode } from 'react'
import styles from './account-section.module.css'

interface AccountSectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

export function SectionFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}
