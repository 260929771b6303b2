import type { Ref } from 'react'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Form } from '#app/ui/fields/use-form.ts'

interface EmailFieldProps {
  readonly form: Form
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export function EmailField({ form, email, onEmail, ref }: EmailFieldProps) {
  return (
    <TextField
      ref={ref}
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={form.valueOf('email') ?? email}
      onChange={(event) => onEmail(event.target.value)}
      problem={form.problemOf('email')}
    />
  )
}
