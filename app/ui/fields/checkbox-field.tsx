import type { ComponentProps, ReactNode } from 'react'
import styles from './fields.module.css'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { readonly label: ReactNode }

export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}
