import type { Locale } from '@specify/core/market.ts'
import { Icon } from '#app/ui/icon.tsx'
import { readSetOutMm, withSetOutMm } from '@specify/schedule/fitting/read-figures.ts'
import { MAX_NOTE_LENGTH } from '@specify/schedule/model.ts'
import type { CheckedProject } from '#app/features/projects/project-actions/lookups/check-project.server.ts'
import { setRoom } from '@specify/schedule/edits/schedule-edits.ts'
import styles from './fitting-panel.module.css'
import type { RoomsDraft } from '../use-rooms-draft.ts'
import { type Fit, FitRow } from './fit-row.tsx'

interface FitListProps {
  readonly locale: Locale
  readonly checked: CheckedProject
  readonly draft: RoomsDraft
  readonly isReadOnly: boolean
}

const RESULTS = [
  { result: 'does not fit', title: 'Does not fit', icon: 'alert' },
  { result: 'not stated', title: 'Not stated', icon: 'minus' },
  { result: 'fits', title: 'Fits', icon: 'check' },
] as const
/** More are counted only. */
const MAX_SHOWN = 100
/** Lists checked pairs: misfits in view, the others folded. */
export function FitList({ locale, checked, draft, isReadOnly }: FitListProps) {
  const names = new Map(draft.rooms.map(({ id, name }) => [id, name]))
  const isSetOutAsked = checked.fits.some(({ rule }) => rule === 'set-out')
  return (
    <>
      {RESULTS.map(({ result, title, icon }) => {
        const own = checked.fits.filter((fit) => fit.result === result)
        if (own.length === 0) return null
        return (
          <details key={result} className={styles.results} data-result={result} open={result === 'does not fit'}>
            <summary>
              <Icon name={icon} size={18} /> {title} <span className={styles.count}>{own.length}</span>
            </summary>
            <ul>
              {own.slice(0, MAX_SHOWN).map((fit) => (
                <FitRow key={keyOf(fit)} {...{ locale, fit, names }} />
              ))}
            </ul>
            {own.length > MAX_SHOWN && <p className={styles.hint}>{`and ${own.length - MAX_SHOWN} more`}</p>}
          </details>
        )
      })}
      {isSetOutAsked && !isReadOnly && <SetOuts checked={checked} draft={draft} />}
      {checked.isCut && <p className={styles.hint}>There are more pairs than can be compared at once.</p>}
    </>
  )
}

function keyOf({ rule, figures: [a, b] }: Fit): string {
  return [rule, a.sku, b.sku, b.value].join(' ')
}

/** The set-outs of rooms with S traps: they stand in the notes of the rooms, which go onto the schedule. */
function SetOuts({ checked, draft }: { checked: CheckedProject; draft: RoomsDraft }) {
  const ids = new Set(checked.fits.flatMap(({ rule, roomIds }) => (rule === 'set-out' ? roomIds : [])))
  const rooms = draft.rooms.filter(({ id }) => ids.has(id)).slice(0, MAX_SHOWN)
  return (
    <details className={styles.results}>
      <summary>
        S-trap set-outs of rooms <span className={styles.count}>{ids.size}</span>
      </summary>
      <p className={styles.hint}>In millimetres from the finished wall. Kept in the note of the room.</p>
      <ul className={styles.setOuts}>
        {rooms.map(({ id, name, note }) => (
          <li key={id}>
            <label>
              <span>{name}</span>
              <input
                type="number"
                min={1}
                max={999}
                inputMode="numeric"
                value={readSetOutMm(note) ?? ''}
                onChange={({ target }) => {
                  const mm = Math.trunc(target.valueAsNumber)
                  const next = withSetOutMm(note, mm > 0 && mm < 1_000 ? mm : null)
                  if (next.length <= MAX_NOTE_LENGTH) draft.edit(setRoom(id, { note: next }), `set-out ${id}`)
                }}
              />
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
