import { useId, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './fields.module.css'

export interface FieldProps {
  readonly label: string
  /** Undefined where the field is not part of its form. */
  readonly name: string | undefined
  readonly hint?: ReactNode
  /** Outcome of the input so far, announced as it changes. */
  readonly note?: string | undefined
  /** A problem; an empty sentence marks the field without saying more. */
  readonly problem?: string | undefined
  readonly isRequired?: boolean | undefined
  /** Valid input: marked with a check. */
  readonly isValid?: boolean | undefined
}

interface Control {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

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

export function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.problem} role="alert">
      <Icon name="alert" size={16} />
      {text}
    </p>
  )
}
