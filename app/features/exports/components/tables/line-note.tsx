import { useEffect, useRef, useState } from 'react'
import { MAX_NOTE_LENGTH } from '@specify/schedule/model.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SummaryLine } from '#app/features/exports/summary/summary.ts'
import type { SummaryEditing } from '../summary-editing.ts'
import styles from '../summary.module.css'

interface LineNoteProps {
  readonly line: SummaryLine
  readonly editing: SummaryEditing | null
  /** True in a product's list of rooms, where it has no heading and names its room. */
  readonly isOneOfSeveral?: boolean
}

/** The note of a line: a pencil opens it, a tick saves it, a cross discards the change. */
export function LineNote({ line, editing, isOneOfSeveral = false }: LineNoteProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const isOpen = typed !== null
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) field.current?.focus()
    else if (wasOpen.current) pencil.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const heading = isOneOfSeveral ? null : <h4>Notes</h4>
  const name = isOneOfSeveral ? `${line.name} in ${line.room}` : line.name
  if (!editing) {
    return line.note ? (
      <div className={styles.notes}>
        {heading}
        <p>{line.note}</p>
      </div>
    ) : null
  }
  const save = () => {
    if (typed === null) return
    if (typed.trim() !== line.note) editing.onNote(line.id, typed.trim())
    setTyped(null)
  }
  return (
    <div className={styles.notes} data-screen-only={line.note === '' ? true : undefined}>
      {heading}
      {typed === null ? (
        <div className={styles.noteText}>
          <p>{line.note || <span data-screen-only>No notes</span>}</p>
          <button
            ref={pencil}
            type="button"
            data-screen-only
            aria-label={`Edit notes of ${name}`}
            onClick={() => setTyped(line.note)}
          >
            <Icon name="pencil" size={18} />
          </button>
        </div>
      ) : (
        <div className={styles.noteEditor} data-screen-only>
          <textarea
            ref={field}
            aria-label={`Notes of ${name}`}
            maxLength={MAX_NOTE_LENGTH}
            rows={3}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
          />
          <button type="button" aria-label="Save notes" onClick={save}>
            <Icon name="check" />
          </button>
          <button type="button" aria-label="Cancel" onClick={() => setTyped(null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
