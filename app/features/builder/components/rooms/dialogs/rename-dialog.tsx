import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { isSameRoomName, roomKey, trimRoomName, typedRoomName } from '@specify/schedule/rooms/room-name.ts'
import { CleanTextField } from '#app/ui/fields/clean-text-field.tsx'
import styles from '#app/ui/dialogs/dialog.module.css'
import { useClosing } from '#app/features/projects/components/dialogs/use-closing.ts'

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
  const newName = trimRoomName(typed)
  const namesake =
    otherNames.find((other) => roomKey(other) === roomKey(newName)) ??
    otherNames.find((other) => isSameRoomName(other, newName))

  useClosing(stage === 'done', onClose, RENAMED_MS)

  function rename(): void {
    if (newName !== name) onRename(namesake ?? newName)
    setStage('done')
  }

  return (
    <Dialog title="Rename room" open onClose={onClose}>
      {stage === 'done' ? (
        <FormMessage kind="success">Room updated successfully!</FormMessage>
      ) : stage === 'merging' ? (
        <div className={styles.form}>
          <p>{`There is already a room ${namesake}. Its products and those of ${name} become one room, and quantities of the same product add up.`}</p>
          <div className={styles.actions}>
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
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (newName === '') return
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
          <div className={styles.actions}>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={newName === ''}>
              Rename
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
