import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { CallOutcome } from '#app/ui/call-action.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import styles from './add-to-project.module.css'
import { placementFailure } from './placement-calls.ts'

interface WaitingProps {
  readonly label: string
  readonly result: CallOutcome<unknown> | null
  readonly onRetry: () => void
}

export function Waiting({ label, result, onRetry }: WaitingProps) {
  if (result === null || result.kind === 'done')
    return (
      <p className={styles.waiting}>
        <Spinner label={label} />
      </p>
    )
  return (
    <div className={styles.none}>
      <FormMessage kind="error">{placementFailure(result)}</FormMessage>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

/** Calls when first rendered and on every retry. Null while the answer is on its way. */
export function useCall<Value>(call: () => Promise<CallOutcome<Value>>) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly result: CallOutcome<Value> } | null>(null)
  useEffect(() => {
    let isWanted = true
    void call().then((result) => isWanted && setAnswer({ attempt, result }))
    return () => {
      isWanted = false
    }
  }, [call, attempt])
  return {
    result: answer?.attempt === attempt ? answer.result : null,
    retry: () => setAttempt(attempt + 1),
  }
}
