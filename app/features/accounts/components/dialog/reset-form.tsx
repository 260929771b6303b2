import { ERROR_TEXT } from '@specify/core/text/error-text.ts'
import { FormProblem } from '#app/ui/fields/form-message.tsx'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import { canonicalEmail, isEmail } from '#app/features/accounts/rules/credentials.ts'
import styles from './account-dialog.module.css'
import type { AccountPlaces } from '../account/account-places.ts'
import { EmailField } from './email-field.tsx'
import { ViewLink } from './view-link.tsx'

interface ResetFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Returns a sentence on a failure, or null. The address is in its canonical form. */
  readonly requestReset: (email: string) => Promise<string | null>
  readonly places: AccountPlaces
  readonly onSignIn: () => void
}

export function ResetForm({ email, onEmail, requestReset, places, onSignIn }: ResetFormProps) {
  const form = useForm(async (data) => {
    const address = canonicalEmail(textOf(data, 'email'))
    if (!isEmail(address)) return { fields: { email: ERROR_TEXT['error.auth.email.wrong'] } }
    const problem = await requestReset(address)
    return problem === null ? null : { form: problem }
  }, places.reset)
  return (
    <form className={dialog.form} {...form.props}>
      <p className={styles.lead}>Enter your email and we will send you a link for choosing a new password.</p>
      <EmailField {...{ form, email, onEmail }} ref={takeFocus} />
      <FormProblem form={form} />
      <SubmitButton isSending={form.isSending} canPost>
        Reset password
      </SubmitButton>
      <p className={styles.other}>
        <ViewLink href={places.signIn.action} onClick={onSignIn}>
          Back to sign in
        </ViewLink>
      </p>
    </form>
  )
}
