import { Button } from '../button.tsx'
import { FormMessage } from '../fields/form-message.tsx'
import styles from './load-failure.module.css'

/** Says why something did not load, in its place, and loads it again on a press. */
export function LoadFailure({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <FormMessage kind="error">{problem}</FormMessage>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
