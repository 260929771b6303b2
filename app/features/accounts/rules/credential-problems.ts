import { ERROR_TEXT, type ErrorKey } from '@specify/core/text/error-text.ts'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'

/** Placement of a problem: under its field, or under the form with the empty fields marked. */
export function placeProblem(key: ErrorKey, typed: Readonly<Record<string, string>>): FormProblems {
  const text = ERROR_TEXT[key]
  switch (key) {
    case 'error.auth.wrong':
    case 'error.auth.wrong.details': {
      const empty = Object.keys(typed).filter((field) => typed[field]?.trim() === '')
      return { form: text, fields: Object.fromEntries(empty.map((field) => [field, ''])) }
    }
    case 'error.auth.email.wrong':
      return { fields: { email: text } }
    case 'error.password.notConfirmed':
      return { fields: { confirmPassword: text } }
    case 'error.auth.password.wrong':
    case 'error.auth.password.long':
    case 'error.auth.password.common':
      return { fields: { password: text } }
    default:
      return { form: text }
  }
}
