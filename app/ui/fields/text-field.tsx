import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './fields.module.css'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'className'>

export function TextField({ label, hint, note, problem, isRequired, isValid, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} note={note} problem={problem} isRequired={isRequired} isValid={isValid}>
      {(control) => <input type="text" className={styles.input} {...input} {...control} />}
    </Field>
  )
}
