import type { ReactNode } from 'react'
import { ERROR_TEXT } from '@specify/core/text/error-text.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import type { DialogState } from '#app/features/accounts/sign-in/sign-in.ts'
import type { SignInProblem } from '#app/features/accounts/sign-in/sign-in-problem.ts'
import styles from '#app/ui/dialogs/dialog.module.css'
import { ViewLink } from './view-link.tsx'

interface SignedInProps {
  readonly problem: SignInProblem | null
  readonly isConfirmed: boolean
  readonly href: string
  readonly onGoOn: () => void
}

/** Outcome of a link for a user who is already signed in. */
export function SignedIn({ problem, isConfirmed, href, onGoOn }: SignedInProps) {
  return (
    <div className={styles.form}>
      {problem && <FormMessage kind="error">{sentenceOf(problem)}</FormMessage>}
      {isConfirmed && <FormMessage kind="success">Your email address is confirmed.</FormMessage>}
      <p>You are already signed in and can continue.</p>
      <ViewLink look="primary" ref={takeFocus} href={href} onClick={onGoOn}>
        Continue
      </ViewLink>
    </div>
  )
}

export function Occasion({ view, hasNewPassword }: { view: DialogState; hasNewPassword: boolean }): ReactNode {
  if (view.kind === 'account-created')
    return <FormMessage kind="success">Your account has been created. Sign in to continue.</FormMessage>
  if (hasNewPassword)
    return <FormMessage kind="success">Your password has been changed. Sign in with the new one.</FormMessage>
  if (view.kind !== 'sign-in' || view.problem === null) return null
  return <FormMessage kind="error">{sentenceOf(view.problem)}</FormMessage>
}

function sentenceOf(problem: SignInProblem): string {
  return 'key' in problem ? ERROR_TEXT[problem.key] : problem.text
}
