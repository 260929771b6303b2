import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './fields.module.css'

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'className'>

export function TextAreaField({ label, hint, problem, isRequired, isValid, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isRequired={isRequired} isValid={isValid}>
      {(control) => <textarea className={`${styles.input} ${styles.area}`} {...area} {...control} />}
    </Field>
  )
}
