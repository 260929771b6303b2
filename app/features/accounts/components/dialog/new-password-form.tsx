import { useState } from 'react'
import { ERROR_TEXT, type ErrorKey } from '@specify/core/text/error-text.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import { newPasswordProblem } from '#app/features/accounts/rules/credentials.ts'
import { placeProblem } from '#app/features/accounts/rules/credential-problems.ts'
import styles from './account-dialog.module.css'
import type { AccountPlaces } from '../account/account-places.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ViewLink } from './view-link.tsx'

/** Problems of a new password, or why its link is invalid. */
export type ResetProblem = FormProblems | { readonly link: ErrorKey }

interface NewPasswordFormProps {
  readonly hasToken: boolean
  readonly reset: (given: { password: string; confirmPassword: string }) => Promise<ResetProblem | null>
  readonly places: AccountPlaces
  /** Called where the link is used or expired. */
  readonly onAskAgain: () => void
}

export function NewPasswordForm({ hasToken, reset, places, onAskAgain }: NewPasswordFormProps) {
  const posted = usePostedForm(places.choose.name)?.values['deadLink']
  const [deadLink, setDeadLink] = useState<ErrorKey | null>(() =>
    hasToken ? ((posted as ErrorKey | undefined) ?? null) : 'error.link.expired',
  )
  const form = useForm(async (data) => {
    const typed = { password: textOf(data, 'password'), confirmPassword: textOf(data, 'confirmPassword') }
    const problem = newPasswordProblem(typed)
    if (problem) return placeProblem(problem, typed)
    const refusal = await reset(typed)
    if (refusal === null || !('link' in refusal)) return refusal
    setDeadLink(refusal.link)
    return null
  }, places.choose)

  if (deadLink)
    return (
      <div className={dialog.form}>
        <FormMessage kind="error">{ERROR_TEXT[deadLink]}</FormMessage>
        <ViewLink ref={takeFocus} look="primary" href={places.reset.action} onClick={onAskAgain}>
          Send a new link
        </ViewLink>
      </div>
    )
  return (
    <form className={dialog.form} {...form.props}>
      <p className={styles.lead}>Choose a new password. You will then be asked to sign in with it.</p>
      <NewPasswordFields form={form} ref={takeFocus} />
      <SubmitButton isSending={form.isSending} canPost>
        Save password
      </SubmitButton>
    </form>
  )
}
