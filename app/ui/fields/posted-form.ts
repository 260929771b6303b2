import { createContext, use, useState } from 'react'
import { useHydrated } from '../browser/use-hydrated.ts'
import type { FormProblems } from './form-problems.ts'

export interface PostedForm {
  readonly form: string
  readonly problems: FormProblems
  /** Typed values by field, and further facts of the answer. Passwords are never among them. */
  readonly values: Readonly<Record<string, string>>
}

export const PostedFormContext = createContext<PostedForm | null>(null)

/** The form of this name as it was posted; null where it was not, and on pages reached by script afterwards. */
export function usePostedForm(form: string | undefined): PostedForm | null {
  const posted = use(PostedFormContext)
  const isHydrated = useHydrated()
  const [first] = useState(() => (!isHydrated && posted?.form === form ? posted : null))
  return first
}
