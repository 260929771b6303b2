import { useId, type ReactNode } from 'react'
import styles from './account-section.module.css'

interface AccountSectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** One subject of an account: what it is on the left, what can be done on the right. */
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

/** Fields in two columns where there is room. */
export function SectionFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}
