import { createContext, use, useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import type { FormProblems } from './form-problems.ts'

/** A form that was posted without script and comes back with the page. */
export interface PostedForm {
  /** Which form of the page. */
  readonly form: string
  readonly problems: FormProblems
  /** What was typed, by field, and what the answer says besides. Passwords are never among them. */
  readonly values: Readonly<Record<string, string>>
}

/** Null on pages that were not posted to. */
export const PostedFormContext = createContext<PostedForm | null>(null)

/** The form of this name as it was posted; null where it was not, and on pages that the script went to afterwards. */
export function usePostedForm(form: string | undefined): PostedForm | null {
  const posted = use(PostedFormContext)
  const isHydrated = useHydrated()
  const [first] = useState(() => (!isHydrated && posted?.form === form ? posted : null))
  return first
}
