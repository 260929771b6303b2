import { Button } from '#app/ui/button.tsx'
import styles from '../rooms/rooms-step.module.css'

interface FoundDraftProps {
  /** Milliseconds since 1970. */
  readonly keptAt: number
  readonly onRestore: () => void
  readonly onForget: () => void
}

export function FoundDraft({ keptAt, onRestore, onForget }: FoundDraftProps) {
  const when = new Date(keptAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={styles.found} role="status">
      <p>{`You have unsaved changes from ${when}.`}</p>
      <Button look="primary" onClick={onRestore}>
        Restore
      </Button>
      <Button look="quiet" onClick={onForget}>
        Discard
      </Button>
    </div>
  )
}
