import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { MAX_NOTE_LENGTH } from '@specify/schedule/model.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import styles from '#app/features/projects/components/dialogs/project-dialog.module.css'

interface NoteDialogProps {
  readonly name: string
  readonly note: string
  readonly onNote: (note: string) => void
  readonly onClose: () => void
}

export function NoteDialog({ name, note, onNote, onClose }: NoteDialogProps) {
  const [typed, setTyped] = useState(note)
  const id = useId()
  const text = Array.from(typed).slice(0, MAX_NOTE_LENGTH).join('')
  return (
    <Dialog title={`Note for ${name}`} open onClose={onClose}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          onNote(text.trim())
          onClose()
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          Note
        </label>
        <textarea
          ref={takeFocus}
          id={id}
          className={styles.note}
          value={text}
          aria-describedby={`${id}-left`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${id}-left`}>{`${Array.from(text).length} of ${MAX_NOTE_LENGTH} characters`}</p>
        <div className={dialog.actions}>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={text.trim() === '' && note === ''}>
            Add note
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
