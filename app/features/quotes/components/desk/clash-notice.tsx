import { dateTimeIn } from '@specify/core/market-time.ts'
import { Button } from '#app/ui/button.tsx'
import type { Locale } from '@specify/core/market.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import styles from './desk.module.css'
import type { DraftClash, DraftKeeper } from './draft-keeper.ts'

interface ClashNoticeProps {
  readonly clash: DraftClash
  readonly draft: DraftKeeper
  readonly locale: Locale
}

const MOST_SHOWN = 8

/** Shown to the second of two people who write one answer: who was first, and both values. */
export function ClashNotice({ clash: { by, at, theirs, differences }, draft, locale }: ClashNoticeProps) {
  const others = differences.length - MOST_SHOWN
  return (
    <div role="alert" className={styles.clash}>
      <p>
        <strong>{by}</strong> {theirs ? 'changed this answer' : 'sent or closed this answer'} on{' '}
        {dateTimeIn({ code: locale }, new Date(at))}. Nothing was overwritten; your changes are still here, not saved.
      </p>
      {differences.length > 0 && (
        <table aria-label="Differences">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Yours</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, MOST_SHOWN).map(({ sku, field, yours, theirs: other }) => (
              <tr key={sku + field}>
                <th scope="row">
                  {sku && <span className="code">{sku}</span>} {field}
                </th>
                <td>{yours || 'empty'}</td>
                <td>{other || 'empty'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others > 0 && <p>And {countOf(others, 'other value')}.</p>}
      <p className={styles.choices}>
        <Button onClick={() => draft.keepMine()}>Keep mine</Button>
        <Button onClick={() => draft.takeTheirs()}>Use theirs</Button>
      </p>
    </div>
  )
}
