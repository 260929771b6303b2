import { zonedTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import styles from '../rooms/rooms-step.module.css'

interface FoundDraftProps {
  readonly locale: Locale
  /** Milliseconds since 1970. */
  readonly keptAt: number
  readonly onRestore: () => void
  readonly onForget: () => void
}

export function FoundDraft({ locale, keptAt, onRestore, onForget }: FoundDraftProps) {
  const when = zonedTimeIn({ code: locale }, new Date(keptAt))
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

interface FoundScheduleProps {
  readonly locale: Locale
  readonly draft: {
    readonly found: { readonly keptAt: number } | null
    readonly restore: () => void
    readonly forget: () => void
  }
}

export function FoundSchedule({ locale, draft: { found, restore, forget } }: FoundScheduleProps) {
  return found && <FoundDraft locale={locale} keptAt={found.keptAt} onRestore={restore} onForget={forget} />
}
