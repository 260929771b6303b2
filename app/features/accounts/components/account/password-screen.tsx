import { useRef, useState } from 'react'
import { ERROR_TEXT } from '@specify/core/text/error-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { formFailure } from '#app/ui/loading/failure-text.ts'
import { encodePassword, passwordProblem } from '#app/features/accounts/rules/credentials.ts'
import { AccountSection } from './account-section.tsx'
import { NewPasswordFields } from '../dialog/new-password-fields.tsx'
import styles from './password-screen.module.css'

export function PasswordScreen({ locale, onChanged }: { locale: Locale; onChanged: () => Promise<void> }) {
  const fields = useRef<HTMLDivElement>(null)
  const [hasChanged, setChanged] = useState(false)
  const form = useForm(async (data) => {
    setChanged(false)
    const oldPassword = textOf(data, 'oldPassword')
    const newPassword = textOf(data, 'newPassword')
    if (oldPassword === '') return { fields: { oldPassword: 'Current password required' } }
    const problem = passwordProblem(newPassword)
    if (problem) return { fields: { newPassword: ERROR_TEXT[problem] } }
    if (newPassword !== textOf(data, 'confirmPassword'))
      return { fields: { confirmPassword: ERROR_TEXT['error.password.notConfirmed'] } }
    const input = { oldPassword: encodePassword(oldPassword), newPassword: encodePassword(newPassword) }
    const outcome = await callAction('account/changePassword', input, locale)
    if (outcome.kind !== 'done') return formFailure(outcome)
    fields.current?.closest('form')?.reset()
    setChanged(true)
    await onChanged()
    return null
  })

  return (
    <AccountSection title="Password" text="Changing it signs you out on every other device.">
      <form {...form.props}>
        <div ref={fields} className={styles.fields}>
          <PasswordField
            label="Current password"
            name="oldPassword"
            autoComplete="current-password"
            problem={form.problemOf('oldPassword')}
          />
          <NewPasswordFields form={form} name="newPassword" label="New password" />
          {hasChanged && <FormMessage kind="success">Your password has been changed.</FormMessage>}
          <div>
            <SubmitButton isSending={form.isSending} look="secondary">
              Change password
            </SubmitButton>
          </div>
        </div>
      </form>
    </AccountSection>
  )
}
