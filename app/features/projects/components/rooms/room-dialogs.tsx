import { useEffect, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { MAX_NOTE_LENGTH } from '../../model.ts'
import { isSameRoomName, roomKey, trimRoomName, typedRoomName } from '../../room-name.ts'
import { CleanTextField } from '../builder/clean-text-field.tsx'
import dialog from '#app/ui/dialog.module.css'
import styles from '../dialogs/project-dialog.module.css'

const RENAMED_MS = 1_500

interface RenameDialogProps {
  readonly name: string
  readonly otherNames: readonly string[]
  readonly onRename: (to: string) => void
  readonly onClose: () => void
}

/** Renames a room. The name of another room merges the two, after a question. */
export function RenameDialog({ name, otherNames, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name)
  const [stage, setStage] = useState<'naming' | 'merging' | 'done'>('naming')
  const wanted = trimRoomName(typed)
  const namesake =
    otherNames.find((other) => roomKey(other) === roomKey(wanted)) ??
    otherNames.find((other) => isSameRoomName(other, wanted))

  useEffect(() => {
    if (stage !== 'done') return
    const timer = setTimeout(onClose, RENAMED_MS)
    return () => clearTimeout(timer)
  }, [stage, onClose])

  function rename(): void {
    if (wanted !== name) onRename(namesake ?? wanted)
    setStage('done')
  }

  return (
    <Dialog title="Rename room" open onClose={onClose}>
      {stage === 'done' ? (
        <FormMessage kind="success">Room updated successfully!</FormMessage>
      ) : stage === 'merging' ? (
        <div className={dialog.form}>
          <p>{`There is a room ${namesake} already. Its products and those of ${name} become one room, and quantities of the same product add up.`}</p>
          <div className={dialog.actions}>
            <Button ref={takeFocus} look="quiet" onClick={() => setStage('naming')}>
              Cancel
            </Button>
            <Button look="primary" onClick={rename}>
              Yes, please merge
            </Button>
          </div>
        </div>
      ) : (
        <form
          className={dialog.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (wanted === '') return
            if (namesake === undefined) rename()
            else setStage('merging')
          }}
        >
          <CleanTextField
            ref={takeFocus}
            label="Room name"
            name="roomName"
            autoComplete="off"
            defaultValue={typed}
            clean={typedRoomName}
            onTyped={setTyped}
          />
          <div className={dialog.actions}>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={wanted === ''}>
              Rename
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

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

interface MoveDialogProps {
  readonly name: string
  readonly rooms: readonly string[]
  readonly onMove: (roomName: string) => void
  readonly onClose: () => void
}

export function MoveDialog({ name, rooms, onMove, onClose }: MoveDialogProps) {
  const [to, setTo] = useState(rooms[0] ?? '')
  return (
    <Dialog title={`Move ${name}`} open onClose={onClose}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          onMove(to)
          onClose()
        }}
      >
        <SelectField
          label="Room"
          name="room"
          options={rooms}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <div className={dialog.actions}>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary">
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
