import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import { canonicalEmail, registrationProblem } from '#app/features/accounts/rules/credentials.ts'
import { placeProblem } from '#app/features/accounts/rules/credential-problems.ts'
import styles from './account-dialog.module.css'
import type { AccountPlaces } from '../account/account-places.ts'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ViewLink } from './view-link.tsx'

interface RegisterFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Returns the problems, or null. The address is in its canonical form. */
  readonly register: (given: {
    email: string
    password: string
    confirmPassword: string
  }) => Promise<FormProblems | null>
  readonly places: AccountPlaces
  readonly onSignIn: () => void
}

export function RegisterForm({ email, onEmail, register, places, onSignIn }: RegisterFormProps) {
  const form = useForm(async (data) => {
    const typed = {
      email: textOf(data, 'email'),
      password: textOf(data, 'password'),
      confirmPassword: textOf(data, 'confirmPassword'),
    }
    const problem = registrationProblem(typed)
    return problem ? placeProblem(problem, typed) : register({ ...typed, email: canonicalEmail(typed.email) })
  }, places.create)

  return (
    <form className={dialog.form} {...form.props}>
      <p className={styles.lead}>
        With an account you can put products into projects, share them and export schedules.
      </p>
      <EmailField {...{ form, email, onEmail }} ref={takeFocus} />
      <NewPasswordFields form={form} />
      <SubmitButton isSending={form.isSending} canPost>
        Create account
      </SubmitButton>
      <p className={styles.other}>
        Already have an account?
        <ViewLink href={places.signIn.action} onClick={onSignIn}>
          Sign in
        </ViewLink>
      </p>
    </form>
  )
}
