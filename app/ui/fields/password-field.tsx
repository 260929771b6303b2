import { useState, type ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './fields.module.css'

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly ref?: ComponentProps<'input'>['ref']
}

/** A password, hidden until the user shows it. A problem replaces the hint. */
export function PasswordField({ label, hint, problem, name, autoComplete, ref }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={problem ? undefined : hint} problem={problem}>
      {(control) => (
        <div className={styles.secret}>
          <input
            ref={ref}
            type={isShown ? 'text' : 'password'}
            name={name}
            className={styles.input}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
          />
          <button type="button" className={styles.reveal} aria-controls={control.id} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
