import { useState, type ReactNode } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { FormProblem } from '#app/ui/fields/form-message.tsx'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { formFailure } from '#app/ui/loading/failure-text.ts'
import { DELETE_FORM, deletionInput, deletionProblem } from '#app/features/accounts/rules/account-deletion.ts'
import { AccountSection } from './account-section.tsx'
import styles from './delete-account-screen.module.css'

interface DeleteAccountScreenProps {
  readonly locale: Locale
  /** Takes the form without script. */
  readonly action: string
  /** Part of the form: a choice for links that the account made. */
  readonly linkChoice?: ReactNode
}

export function DeleteAccountScreen({ locale, action, linkChoice }: DeleteAccountScreenProps) {
  const form = useForm(
    async (data) => {
      const problem = deletionProblem(textOf(data, 'password'))
      if (problem) return problem
      const outcome = await callAction('account/deleteAccount', deletionInput(data), locale)
      if (outcome.kind !== 'done') return formFailure(outcome)
      location.assign('/')
      return null
    },
    { name: DELETE_FORM, action },
  )
  // Without script the page comes back with the problem. From then on the reader opens and closes it.
  const [isOpenAtFirst] = useState(form.problem !== '' || form.problemOf('password') !== undefined)
  return (
    <AccountSection
      title="Delete account"
      text="Your profile, addresses, projects, cart, wishlist and saved searches are deleted for good."
    >
      <details open={isOpenAtFirst}>
        <summary>Delete account</summary>
        <form className={styles.form} {...form.props}>
          <p>
            This cannot be undone. Your profile, addresses, projects, cart, wishlist and saved searches are deleted for
            good, and links that you made stop working. What you share with your company goes to one of its admins. Your
            orders stay in our records, without your name and address.
          </p>
          {linkChoice}
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            problem={form.problemOf('password')}
          />
          <FormProblem form={form} />
          <SubmitButton look="danger" isSending={form.isSending} canPost>
            Delete my account
          </SubmitButton>
        </form>
      </details>
    </AccountSection>
  )
}
