import { zonedTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import type { Difference, Differences } from '#app/features/builder/state/difference.ts'
import styles from './clash-dialog.module.css'
import dialogStyles from '#app/ui/dialogs/dialog.module.css'
import type { Clash } from './use-clash.ts'

/** Further ones in a row are only counted. */
const SHOWN = 60

const GROUPS: readonly (readonly [keyof Differences, string])[] = [
  ['both', 'Changed on both sides'],
  ['mine', 'Changed by you'],
  ['saved', 'Changed in the saved version'],
]

export function ClashDialog({ locale, clash }: { locale: Locale; clash: Clash }) {
  const { differences, changedAt, onKeep, onLoad, onClose } = clash
  const when = zonedTimeIn({ code: locale }, new Date(changedAt))
  const hasClash = differences.both.length > 0
  return (
    <div className={styles.clash}>
      <Dialog title="This project has been changed" open onClose={onClose}>
        <div className={dialogStyles.form}>
          <p>{`This project was saved on ${when}, perhaps in another window. These are the differences:`}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
          <section ref={takeFocus} className={styles.differences} aria-label="Differences" tabIndex={0}>
            <table>
              <caption className="visually-hidden">Differences between your version and the saved one</caption>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">Yours</th>
                  <th scope="col">Saved</th>
                </tr>
              </thead>
              {GROUPS.map(([by, title]) => (
                <Group key={by} title={title} list={differences[by]} />
              ))}
            </table>
          </section>
          <p>
            {hasClash
              ? 'Where both versions changed the same value, keeping your changes replaces the saved one. Everything else stays.'
              : 'The changes do not conflict: both can be kept.'}{' '}
            Loading the saved version discards your changes.
          </p>
          <div className={dialogStyles.actions}>
            <Button look="quiet" onClick={onLoad}>
              Load the saved version
            </Button>
            <Button look="primary" onClick={onKeep}>
              {hasClash ? 'Keep my changes' : 'Keep both'}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}

function Group({ title, list }: { title: string; list: readonly Difference[] }) {
  if (list.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.group}>
          {title}
        </th>
      </tr>
      {list.slice(0, SHOWN).map(({ key, subject, aspect, mine, saved }) => (
        <tr key={key}>
          <th scope="row">
            {subject} <span className={styles.aspect}>{aspect}</span>
          </th>
          <td>{mine}</td>
          <td>{saved}</td>
        </tr>
      ))}
      {list.length > SHOWN && (
        <tr>
          <td colSpan={3}>{`And ${list.length - SHOWN} more`}</td>
        </tr>
      )}
    </tbody>
  )
}
