import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { encodePassword } from './credentials.ts'

/** The name of the form in the action of its page. */
export const DELETE_FORM = 'delete-account'

export function deletionProblem(password: string): FormProblems | null {
  return password === '' ? { fields: { password: 'Password required' } } : null
}

/** The input of the call `account/deleteAccount`: links to projects of the company end where the box is not ticked. */
export function deletionInput(form: FormData): { readonly password: string; readonly links: 'end' | 'takeOver' } {
  return {
    password: encodePassword(textOf(form, 'password')),
    links: form.has('takeOver') ? 'takeOver' : 'end',
  }
}
