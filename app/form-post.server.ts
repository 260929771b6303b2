import { createContext } from 'react-router'
import type { PostedCall } from '#app/ui/loading/call-action.ts'
import type { PostedForm } from './ui/fields/posted-form.ts'

/** A form posted without script, checked and parsed by the HTTP layer. */
export interface FormPost {
  readonly given: FormData
  /** Runs an action as the script of the page would, with its schema, its limits and its refusals. */
  readonly call: PostedCall
  /** The status of the last call that was refused; 400 where none was. */
  readonly refusedStatus: () => number
}

export const formPost = createContext<FormPost | null>(null)

/** The form that comes back with the page; null after success. */
export const postedForm = createContext<PostedForm | null>(null)
