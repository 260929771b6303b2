import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import styles from './fields.module.css'

interface SubmitButtonProps {
  readonly isSending: boolean
  readonly look?: 'primary' | 'secondary' | 'danger'
  readonly children: ReactNode
}

/** Sends its form. It keeps the focus while the answer is on its way, and does nothing until the page can send. */
export function SubmitButton({ isSending, look = 'primary', children }: SubmitButtonProps) {
  const isReady = useHydrated()
  return (
    <Button type="submit" look={look} disabled={!isReady} aria-disabled={isSending || undefined} aria-busy={isSending}>
      {isSending && <span className={styles.turning} aria-hidden="true" />}
      {children}
    </Button>
  )
}
