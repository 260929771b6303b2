import { useId, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './fields.module.css'

/** What every kind of field has. */
export interface FieldProps {
  readonly label: string
  /** Undefined where what is typed is no answer of its form. */
  readonly name: string | undefined
  /** Says what is wanted, before anything is wrong. */
  readonly hint?: ReactNode
  /** What came of what was typed: said as it happens. */
  readonly note?: string | undefined
  /** What is wrong; an empty sentence marks the field without saying more. */
  readonly problem?: string | undefined
  /** Marked with an asterisk. */
  readonly isRequired?: boolean | undefined
  /** What was given is as it should be: marked with a check. */
  readonly isValid?: boolean | undefined
}

interface Control {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** A label, the control that it names, a hint, and what is wrong. */
export function Field({
  label,
  hint,
  note,
  problem,
  isRequired,
  isValid,
  children,
}: Omit<FieldProps, 'name'> & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, note && `${id}-note`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isRequired ? styles.required : undefined}>
        {label}
        {isValid && problem === undefined && (
          <span className={styles.sound} data-sound="">
            <Icon name="check" size={16} />
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
      })}
      {problem && <Problem id={`${id}-problem`} text={problem} />}
      {note && (
        <p id={`${id}-note`} className={styles.hint} role="status">
          {note}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong with a field, in colour and with a sign. */
export function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.problem} role="alert">
      <Icon name="alert" size={16} />
      {text}
    </p>
  )
}
