import { useEffect, useRef, useState } from 'react'
import { MAX_NOTE_LENGTH } from '#app/features/projects/model.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SummaryLine } from '../summary.ts'
import type { SummaryEditing } from './summary-editing.ts'
import styles from './summary.module.css'

/** The note of a line: a pencil opens it, a tick saves it, a cross discards the change. */
export function LineNote({ line, editing }: { line: SummaryLine; editing: SummaryEditing | null }) {
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

  if (!editing) {
    return line.note ? (
      <div className={styles.notes}>
        <h4>Notes</h4>
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
      <h4>Notes</h4>
      {typed === null ? (
        <div className={styles.noteText}>
          <p>{line.note || <span data-screen-only>No notes</span>}</p>
          <button
            ref={pencil}
            type="button"
            data-screen-only
            aria-label={`Edit notes of ${line.name}`}
            onClick={() => setTyped(line.note)}
          >
            <Icon name="pencil" size={18} />
          </button>
        </div>
      ) : (
        <div className={styles.noteEditor} data-screen-only>
          <textarea
            ref={field}
            aria-label={`Notes of ${line.name}`}
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
