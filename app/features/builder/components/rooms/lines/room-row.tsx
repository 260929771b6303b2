import { useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { MAX_NOTE_LENGTH } from '@specify/schedule/model.ts'
import type { RoomChoice, RoomDraft } from '#app/features/projects/schedule/placements.ts'
import styles from '#app/features/builder/components/add-to-project/add-to-project.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'

interface RoomRowProps {
  readonly choice: RoomChoice
  readonly onTick: (isTicked: boolean) => void
  readonly onChange: (change: Partial<RoomDraft>) => void
}

export function RoomRow({ choice, onTick, onChange }: RoomRowProps) {
  const { roomName, existing, quantity, note } = choice
  const checkbox = useRef<HTMLInputElement>(null)
  const isTicked = quantity > 0
  return (
    <li className={styles.room}>
      <CheckboxField
        ref={checkbox}
        label={roomName}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      {(isTicked || existing) && (
        <QuantityStepper
          choice={choice}
          onChange={(next) => {
            // Unticking removes the stepper, and the focus with it.
            if (next === 0 && !existing) checkbox.current?.focus()
            onChange({ quantity: next })
          }}
        />
      )}
      {isTicked && <RoomNote roomName={roomName} note={note} onChange={(next) => onChange({ note: next })} />}
      {existing && !isTicked && <p className={styles.hint}>Will be removed from this room.</p>}
    </li>
  )
}

interface RoomNoteProps {
  readonly roomName: string
  readonly note: string
  readonly onChange: (note: string) => void
}

function RoomNote({ roomName, note, onChange }: RoomNoteProps) {
  const [hadNote, setHadNote] = useState(note !== '')
  const [isEditing, setEditing] = useState(note === '')
  const field = useRef<HTMLTextAreaElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const isEmpty = note.trim() === ''

  if (!isEditing)
    return (
      <div className={styles.note}>
        <p id={noteId}>{note}</p>
        <Button
          ref={edit}
          look="plain"
          aria-label={`Edit note for ${roomName}`}
          onClick={() => {
            setEditing(true)
            requestAnimationFrame(() => field.current?.focus())
          }}
        >
          Edit note
        </Button>
      </div>
    )
  return (
    <div className={styles.note}>
      <textarea
        ref={field}
        aria-label={`Note for ${roomName}`}
        placeholder="Note"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        look="plain"
        aria-describedby={noteId}
        disabled={isEmpty && !hadNote}
        onClick={() => {
          setHadNote(!isEmpty)
          setEditing(isEmpty)
          requestAnimationFrame(() => (isEmpty ? field : edit).current?.focus())
        }}
      >
        Add note
      </Button>
      <span id={noteId} className="visually-hidden">
        {roomName}
      </span>
    </div>
  )
}
