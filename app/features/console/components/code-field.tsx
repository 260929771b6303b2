import { TextField } from '#app/ui/fields/text-field.tsx'

/** A code of the second factor, for an act that asks for one where the last is older than ten minutes. */
export function CodeField({ problem }: { problem: string | undefined }) {
  return (
    <TextField
      label="Your code"
      name="code"
      hint="Six digits of your authenticator app: the last code is more than ten minutes ago."
      autoComplete="one-time-code"
      maxLength={40}
      problem={problem}
    />
  )
}
