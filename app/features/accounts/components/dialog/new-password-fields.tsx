import type { Ref } from 'react'
import { FormProblem } from '#app/ui/fields/form-message.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import type { Form } from '#app/ui/fields/use-form.ts'

const PASSWORD_HINT = 'At least 8 characters, with an uppercase letter, a number and a special character.'

interface NewPasswordFieldsProps {
  readonly form: Form
  readonly name?: 'password' | 'newPassword'
  readonly label?: 'Password' | 'New password'
  readonly ref?: Ref<HTMLInputElement>
}

export function NewPasswordFields({ form, name = 'password', label = 'Password', ref }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        ref={ref}
        label={label}
        name={name}
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        problem={form.problemOf(name)}
      />
      <PasswordField
        label={`Confirm ${label.toLowerCase()}`}
        name="confirmPassword"
        autoComplete="new-password"
        problem={form.problemOf('confirmPassword')}
      />
      <FormProblem form={form} />
    </>
  )
}
