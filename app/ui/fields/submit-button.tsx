import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useHydrated } from '../browser/use-hydrated.ts'
import styles from './fields.module.css'

interface SubmitButtonProps {
  readonly isSending: boolean
  readonly canPost?: boolean
  readonly look?: 'primary' | 'secondary' | 'danger'
  readonly children: ReactNode
}

/** Keeps the focus while the answer is on its way, and is off until the form can be sent. */
export function SubmitButton({ isSending, canPost = false, look = 'primary', children }: SubmitButtonProps) {
  const isReady = useHydrated()
  return (
    <Button
      type="submit"
      look={look}
      disabled={!isReady && !canPost}
      aria-disabled={isSending || undefined}
      aria-busy={isSending}
    >
      {isSending && <span className={styles.turning} aria-hidden="true" />}
      {children}
    </Button>
  )
}
