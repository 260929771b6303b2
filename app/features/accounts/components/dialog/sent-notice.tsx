import { useId, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import styles from './account-dialog.module.css'
import { useResend, type Resent } from './use-resend.ts'
import { ViewLink } from './view-link.tsx'

interface SentNoticeProps {
  readonly children: ReactNode
  readonly sentAgain: string
  /** Null where the recipient is not known. */
  readonly resend: (() => Promise<Resent>) | null
  readonly places: SentNoticePlaces
  readonly onSignIn: () => void
}

interface SentNoticePlaces {
  readonly signIn: string
  readonly again: string
  readonly email: string
  readonly isSentAgain: boolean
}

export function SentNotice({ children, sentAgain, resend, places, onSignIn }: SentNoticeProps) {
  const { state, problem, isSpent, start } = useResend(resend ?? nothing)
  const isBusy = state === 'sending' || isSpent
  const id = useId()
  return (
    <div className={dialog.form}>
      <div className={styles.notice} ref={takeFocus} tabIndex={-1}>
        {children}
      </div>
      {(state === 'sent' || (places.isSentAgain && !problem)) && <FormMessage kind="success">{sentAgain}</FormMessage>}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <ViewLink look="primary" href={places.signIn} onClick={onSignIn}>
        Back to sign in
      </ViewLink>
      {resend && (
        <p className={styles.other}>
          Nothing there yet? Check your spam folder, or
          <Button type="submit" form={id} look="plain" aria-disabled={isBusy} onClick={() => !isBusy && start()}>
            send it again
          </Button>
        </p>
      )}
      <noscript>
        <form id={id} method="post" action={places.again}>
          <input type="hidden" name="email" value={places.email} />
          <input type="hidden" name="again" value="yes" />
        </form>
      </noscript>
    </div>
  )
}

function nothing(): Promise<Resent> {
  return Promise.resolve({ problem: null, remaining: null })
}
