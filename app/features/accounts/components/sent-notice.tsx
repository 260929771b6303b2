import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import styles from './account-dialog.module.css'
import { useResend, type Resent } from './use-resend.ts'

interface SentNoticeProps {
  /** What is on its way, and what to do with it. */
  readonly children: ReactNode
  /** What is said once it was sent again. */
  readonly sentAgain: string
  /** Null where it is not known whom to send it to. */
  readonly resend: (() => Promise<Resent>) | null
  readonly onSignIn: () => void
}

/** A mail is on its way; it can be sent again. */
export function SentNotice({ children, sentAgain, resend, onSignIn }: SentNoticeProps) {
  const { state, problem, isSpent, start } = useResend(resend ?? nothing)
  const isBusy = state === 'sending' || isSpent
  return (
    <div className={styles.form}>
      <div className={styles.notice} ref={takeFocus} tabIndex={-1}>
        {children}
      </div>
      {state === 'sent' && <FormMessage kind="success">{sentAgain}</FormMessage>}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <Button look="primary" onClick={onSignIn}>
        Back to sign in
      </Button>
      {resend && (
        <p className={styles.other}>
          Nothing there yet? Look into your spam folder, or
          <Button look="plain" aria-disabled={isBusy} onClick={() => !isBusy && start()}>
            send it again
          </Button>
        </p>
      )}
    </div>
  )
}

function nothing(): Promise<Resent> {
  return Promise.resolve({ problem: null, remaining: null })
}
