import { FormProblem } from '#app/ui/fields/form-message.tsx'
import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm, type FormPost } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import styles from './account-dialog.module.css'
import { ViewLink } from './view-link.tsx'

interface SecondFactorFormProps {
  /** The sign-in whose password was right. */
  readonly signIn: string
  readonly prove: (input: { signIn: string; code: string }) => Promise<FormProblems | null>
  readonly post: FormPost
  readonly onBack: () => void
}

export function SecondFactorForm({ signIn, prove, post, onBack }: SecondFactorFormProps) {
  const form = useForm(async (data) => {
    const code = textOf(data, 'code')
    return code === '' ? { fields: { code: CODE_MISSING } } : prove({ signIn, code })
  }, post)
  return (
    <form className={dialog.form} {...form.props}>
      <p className={styles.lead}>Open your authenticator app and enter the six digits that it shows for Specify.</p>
      <input type="hidden" name="signIn" value={signIn} />
      <TextField
        ref={takeFocus}
        label="Code"
        name="code"
        hint="No phone at hand? Enter one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        problem={form.problemOf('code')}
      />
      <FormProblem form={form} />
      <SubmitButton isSending={form.isSending} canPost>
        Sign in
      </SubmitButton>
      <p className={styles.other}>
        <ViewLink href={post.action} onClick={onBack}>
          Back to sign in
        </ViewLink>
      </p>
    </form>
  )
}

export const CODE_MISSING = 'Enter the code.'
