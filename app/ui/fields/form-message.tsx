import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './fields.module.css'
import type { Form } from './use-form.ts'

const KINDS = {
  error: { role: 'alert', icon: 'alert' },
  success: { role: 'status', icon: 'check' },
  next: { role: 'status', icon: 'right' },
} as const

/** Outcome of a form, placed where people look after they sent it; `next` is their next step. */
export function FormMessage({ kind, children }: { kind: keyof typeof KINDS; children: ReactNode }) {
  const { role, icon } = KINDS[kind]
  return (
    <div role={role} className={`${styles.message} ${styles[kind]}`}>
      <Icon name={icon} size={18} />
      <p>{children}</p>
    </div>
  )
}

/** The problem of a whole form. It is announced again with each attempt. */
export function FormProblem({ form }: { form: Pick<Form, 'problem' | 'attempt'> }) {
  if (!form.problem) return null
  return (
    <FormMessage key={form.attempt} kind="error">
      {form.problem}
    </FormMessage>
  )
}
