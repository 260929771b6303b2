import { useState, type ReactNode } from 'react'
import styles from './quotes.module.css'

interface SentAnswerProps {
  readonly title: string
  readonly children: ReactNode
}

/** An answer as it was sent, folded. Its lines are drawn when it is opened: the grid has as many already. */
export function SentAnswer({ title, children }: SentAnswerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.sent} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : <p>All lines are in the PDF.</p>}
    </details>
  )
}
