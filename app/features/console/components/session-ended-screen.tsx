import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SIGN_IN_FIELDS } from '../sign-in-fields.ts'
import { ConsoleFrame } from './console-frame.tsx'
import styles from './console.module.css'

export const SIGN_IN_FORM = 'console-sign-in'

interface SessionEndedScreenProps {
  readonly action: string
  /** The form that was posted. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** The text in it; empty for none. */
  readonly text: string
}

/** Asks for the password again, and holds the form that was posted meanwhile. */
export function SessionEndedScreen({ action, fields, text }: SessionEndedScreenProps) {
  const posted = usePostedForm(SIGN_IN_FORM)
  const problem = posted?.problems.form
  return (
    <ConsoleFrame menu={[]} current="" title="Sign in to send this">
      <p>Your session has ended. Nothing was sent yet, and nothing is lost: it is sent once you have signed in.</p>
      {text !== '' && <blockquote className={`${styles.block} ${styles.text}`}>{text}</blockquote>}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <form method="post" action={action} className={styles.form}>
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {posted?.values['pending'] === undefined ? (
          <>
            <TextField
              label="Email"
              name={SIGN_IN_FIELDS.email}
              type="email"
              autoComplete="username"
              defaultValue={posted?.values['email']}
              required
            />
            <PasswordField label="Password" name={SIGN_IN_FIELDS.password} autoComplete="current-password" />
          </>
        ) : (
          <>
            <input type="hidden" name={SIGN_IN_FIELDS.pending} value={posted.values['pending']} />
            <TextField
              label="Code"
              name={SIGN_IN_FIELDS.code}
              hint="Six digits of your authenticator app, or a recovery code."
              autoComplete="one-time-code"
              maxLength={40}
              problem={posted.problems.fields?.['code']}
              required
            />
          </>
        )}
        <Button type="submit" look="primary">
          Sign in and send
        </Button>
        <Button type="submit" look="plain" formNoValidate>
          I have signed in in another tab: send
        </Button>
      </form>
    </ConsoleFrame>
  )
}
