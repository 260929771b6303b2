import { useId } from 'react'
import type { ListMode } from '@specify/list-reader/changes/model.ts'
import styles from './changes.module.css'

const MODES: readonly (readonly [ListMode, string, string])[] = [
  ['add', 'Add', 'Quantities are added to those of the project'],
  [
    'set',
    'Set to this list',
    'The project gets these quantities; what the list does not name stays unless you tick it',
  ],
  ['changes', 'Apply as changes', 'Words such as “increase from 12 to 16”, “delete” and “swap” change what is there'],
]

interface ModeChoiceProps {
  readonly mode: ListMode
  readonly onMode: (mode: ListMode) => void
}

/** Says what a list does to a project that has lines already. */
export function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">What this list does to the project</legend>
      {MODES.map(([value, label, hint]) => (
        <label key={value} className={styles.mode} data-chosen={mode === value || undefined}>
          <input type="radio" name={name} checked={mode === value} onChange={() => onMode(value)} />
          <span className={styles.label}>
            {label}
            <span className={styles.hint}>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
