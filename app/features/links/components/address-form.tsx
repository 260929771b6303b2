import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import styles from './talk.module.css'

interface AddressFormProps {
  readonly query: Readonly<Record<string, string>>
}

/** Confirms the address of a recipient with a code that is mailed to it. Works without script. */
export function AddressForm({ query }: AddressFormProps) {
  const posted = usePostedForm('confirm')
  const { form: problem, fields: problems = {} } = posted?.problems ?? {}
  const address = posted?.values['address'] ?? ''
  const isSent = posted?.values['sent'] !== undefined
  return (
    <section className={styles.form} id="say" aria-label="Confirm your address">
      <h3>Confirm your address first</h3>
      {isSent && !problem && (
        <FormMessage kind="success">{`A code is on its way to ${address}. It is valid for 15 minutes.`}</FormMessage>
      )}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <form
        method="post"
        action={`?${new URLSearchParams({ form: 'confirm', ...query })}#say`}
        className={styles.fields}
      >
        <TextField
          label="Your email address"
          name="address"
          type="email"
          defaultValue={address}
          required
          readOnly={isSent}
          autoComplete="email"
          maxLength={254}
          problem={problems['address']}
          hint={isSent ? undefined : 'The sender of this schedule asks for this. We will email you a code.'}
        />
        {isSent && (
          <TextField
            label="Code from the mail"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            problem={problems['code']}
          />
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {isSent ? 'Confirm' : 'Send the code'}
          </Button>
          {isSent && (
            <Button type="submit" look="plain" name="again" value="yes">
              Send another
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
