import type { MouseEvent } from 'react'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import type { PostedForm } from '#app/ui/fields/posted-form.ts'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import styles from './account-dialog.module.css'
import { useResend, type Resent } from './use-resend.ts'

export const VERIFICATION_SENT = 'Verification email sent again, please check.'

interface UnverifiedProps {
  readonly email: string
  readonly remaining: number | null
  readonly resend: () => Promise<Resent>
  /** Form address for a resend without script. */
  readonly resendAction: string
}

export function Unverified({ email, remaining, resend, resendAction }: UnverifiedProps) {
  const { state, problem, isSpent, start } = useResend(resend, remaining)
  const isHydrated = useHydrated()
  return (
    <>
      <FormMessage kind="error">
        Your email address is not verified yet. Please follow the link in the email that we sent to {email}. To get it
        again,{' '}
        {isHydrated ? (
          <ClickHere isDisabled={isSpent || state === 'sending'} onClick={start} />
        ) : (
          <button type="submit" className={styles.clickHere} formAction={resendAction} disabled={isSpent}>
            click here
          </button>
        )}
        .{isSpent && ' It cannot be sent again.'}
      </FormMessage>
      {state === 'sent' && <FormMessage kind="success">{VERIFICATION_SENT}</FormMessage>}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
    </>
  )
}

/** The specification has a link here; it leads to this page and sends the mail. */
function ClickHere({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  function follow(event: MouseEvent): void {
    event.preventDefault()
    if (!isDisabled) onClick()
  }
  return (
    <a
      role={isDisabled ? 'link' : undefined} // without an address it is none
      className={styles.clickHere}
      href={isDisabled ? undefined : '#resend'}
      aria-disabled={isDisabled}
      onClick={follow}
    >
      click here
    </a>
  )
}

/** An unverified address, where the form was posted with it. */
export function readUnverified({ values }: PostedForm): { email: string; remaining: number | null } | null {
  const { unverified: email, remaining } = values
  return email === undefined ? null : { email, remaining: remaining === undefined ? null : Number(remaining) }
}
