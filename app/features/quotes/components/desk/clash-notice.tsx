import { dateTimeIn } from '@specify/core/market-time.ts'
import { Button } from '#app/ui/button.tsx'
import type { Locale } from '@specify/core/market.ts'
import styles from './desk.module.css'
import { DifferenceTable } from './difference-table.tsx'
import type { DraftClash, DraftKeeper } from './draft-keeper.ts'

interface ClashNoticeProps {
  readonly clash: DraftClash
  readonly draft: DraftKeeper
  readonly locale: Locale
}

const MOST_SHOWN = 8

/** Shown to the second of two people who write one answer: who was first, and both values. */
export function ClashNotice({ clash: { by, at, theirs, differences }, draft, locale }: ClashNoticeProps) {
  return (
    <div role="alert" className={styles.clash}>
      <p>
        <strong>{by}</strong> {theirs ? 'changed this answer' : 'sent or closed this answer'} on{' '}
        {dateTimeIn({ code: locale }, new Date(at))}. Nothing was overwritten; your changes are still here, not saved.
      </p>
      {differences.length > 0 && (
        <DifferenceTable differences={differences} yours="Yours" theirs="Theirs" most={MOST_SHOWN} />
      )}
      <p className={styles.choices}>
        <Button onClick={() => draft.keepMine()}>Keep mine</Button>
        <Button onClick={() => draft.takeTheirs()}>Use theirs</Button>
      </p>
    </div>
  )
}
