import { useId, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import styles from './account-dialog.module.css'
import { useResend, type Resent } from './use-resend.ts'
import { ViewLink } from './view-link.tsx'

interface SentNoticeProps {
  /** What is on its way, and what to do with it. */
  readonly children: ReactNode
  /** What is said once it was sent again. */
  readonly sentAgain: string
  /** Null where it is not known whom to send it to. */
  readonly resend: (() => Promise<Resent>) | null
  readonly places: SentNoticePlaces
  readonly onSignIn: () => void
}

/** What there is without script. */
interface SentNoticePlaces {
  readonly signIn: string
  /** Where the mail is asked for once more, and the address that it is for. */
  readonly again: string
  readonly email: string
  /** It was just sent again. */
  readonly isSentAgain: boolean
}

/** A mail is on its way; it can be sent again. */
export function SentNotice({ children, sentAgain, resend, places, onSignIn }: SentNoticeProps) {
  const { state, problem, isSpent, start } = useResend(resend ?? nothing)
  const isBusy = state === 'sending' || isSpent
  const id = useId()
  return (
    <div className={styles.form}>
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
          Nothing there yet? Look into your spam folder, or
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
