import { useState } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { Button } from '#app/ui/button.tsx'
import { callAction } from '#app/ui/call-action.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormProblem } from '#app/ui/fields/form-message.tsx'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/take-focus.ts'
import { formFailure } from '#app/ui/failure-text.ts'
import { encodePassword } from '../credentials.ts'
import { AccountSection } from './account-section.tsx'
import styles from '#app/ui/dialog.module.css'

export function DeleteAccountScreen({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <AccountSection
      title="Delete account"
      text="Your profile, addresses, projects, cart, wishlist and saved searches are deleted for good."
    >
      <Button onClick={() => setOpen(true)}>Delete account</Button>
      <Dialog title="Delete account" open={isOpen} onClose={close}>
        <DeleteForm locale={locale} onCancel={close} />
      </Dialog>
    </AccountSection>
  )
}

function DeleteForm({ locale, onCancel }: { locale: Locale; onCancel: () => void }) {
  const form = useForm(async (given) => {
    const password = textOf(given, 'password')
    if (password === '') return { fields: { password: 'Password required' } }
    const outcome = await callAction('account/deleteAccount', { password: encodePassword(password) }, locale)
    if (outcome.kind !== 'done') return formFailure(outcome)
    location.assign('/')
    return null
  })
  return (
    <form className={styles.form} {...form.props}>
      <p>
        This cannot be undone. Your profile, addresses, projects, cart, wishlist and saved searches are deleted for
        good, and links that you made stop working. What you share with your company goes to one of its admins; to leave
        links to it open, leave the company first. Your orders stay in our records, without your name and address.
      </p>
      <PasswordField
        label="Password"
        name="password"
        ref={takeFocus}
        autoComplete="current-password"
        problem={form.problemOf('password')}
      />
      <FormProblem form={form} />
      <div className={styles.actions}>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton look="danger" isSending={form.isSending}>
          Delete my account
        </SubmitButton>
      </div>
    </form>
  )
}
