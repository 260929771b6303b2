import { useEffect, useState } from 'react'
import { failureText } from '#app/ui/failure-text.ts'
import type { CallOutcome } from '#app/ui/call-action.ts'

interface Loaded<Answer> {
  readonly key: string
  readonly answer: Answer | null
  readonly problem: string | null
}

/** The answer of a call that depends on `key` alone; the one before it while the next is under way. */
export function useLoaded<Answer>(
  key: string,
  load: () => Promise<CallOutcome<Answer>>,
): Omit<Loaded<Answer>, 'key'> & { readonly isLoading: boolean } {
  const [loaded, setLoaded] = useState<Loaded<Answer>>({ key: '', answer: null, problem: null })
  useEffect(() => {
    let isOvertaken = false
    void load().then((outcome) => {
      if (isOvertaken) return
      const isDone = outcome.kind === 'done'
      setLoaded({ key, answer: isDone ? outcome.answer : null, problem: isDone ? null : failureText(outcome) })
    })
    return () => {
      isOvertaken = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all that the call depends on
  }, [key])
  return { answer: loaded.answer, problem: loaded.problem, isLoading: loaded.key !== key }
}
