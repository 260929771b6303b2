import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import { LoadFailure } from '#app/ui/loading/load-failure.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import styles from './add-to-project.module.css'
import { placementFailure } from './placement-calls.ts'

interface WaitingProps {
  readonly label: string
  readonly outcome: CallOutcome<unknown> | null
  readonly onRetry: () => void
}

export function Waiting({ label, outcome, onRetry }: WaitingProps) {
  if (outcome === null || outcome.kind === 'done')
    return (
      <p className={styles.waiting}>
        <Spinner label={label} />
      </p>
    )
  return <LoadFailure problem={placementFailure(outcome)} onRetry={onRetry} />
}
