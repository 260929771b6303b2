import { useId, useRef, useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Schedule } from '@specify/schedule/model.ts'
import { roomsByType } from '@specify/schedule/units.ts'
import type { Unsaved } from '../builder/use-autosave.ts'
import { useDensity } from './use-density.ts'
import { focusRoom } from './rooms-focus.ts'
import styles from './rooms-bar.module.css'

interface RoomsBarProps {
  readonly schedule: Schedule
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** An automatic save is under way. */
  readonly isKeeping: boolean
  readonly unsaved: Unsaved | null
  /** Shown while all is saved; empty for none. */
  readonly note: string
  /** Saves what could not be saved automatically. */
  readonly onKeep: () => void
  /** Null in view mode. */
  readonly onSave: (() => void) | null
  readonly onFold: (roomIds: readonly string[], isFolded: boolean) => void
}

/** Stays in view below the rooms of the third step: save state, links to rooms, and saving. */
export function RoomsBar({
  schedule,
  isDirty,
  isSaving,
  isKeeping,
  unsaved,
  note,
  onKeep,
  onSave,
  onFold,
}: RoomsBarProps) {
  const id = useId()
  const { rooms } = schedule
  // A list of hundreds of rooms is drawn when somebody looks at it.
  const [isOpen, setOpen] = useState(false)
  const groups = (isOpen ? roomsByType(schedule) : []).filter((group) => group.rooms.length > 0)
  const { isCompact, setCompact } = useDensity()
  const list = useRef<HTMLElement>(null)
  const ids = rooms.map((room) => room.id)
  const count = rooms.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className={styles.bar} data-screen-only>
      {rooms.length > 1 && (
        <>
          <button type="button" className={styles.rooms} popoverTarget={id}>
            Rooms <Icon name="up" size={16} />
          </button>
          <nav
            ref={list}
            id={id}
            popover="auto"
            className={styles.list}
            aria-label="Rooms"
            onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
          >
            <div className={styles.all}>
              <button type="button" onClick={() => onFold(ids, true)}>
                Fold all
              </button>
              <button type="button" onClick={() => onFold(ids, false)}>
                Unfold all
              </button>
            </div>
            {isOpen &&
              groups.map((group) => (
                <ul key={group.unitType?.id ?? ''} aria-label={group.unitType?.name}>
                  {group.unitType && (
                    <li className={styles.type}>{`${group.unitType.name} × ${group.unitType.count}`}</li>
                  )}
                  {group.rooms.map((room) => (
                    <li key={room.id}>
                      <button
                        type="button"
                        onClick={() => {
                          list.current?.hidePopover()
                          onFold([room.id], false)
                          focusRoom(room.id)
                        }}
                      >
                        {room.name}
                        <span className="code">{` ${room.items.length}`}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              ))}
          </nav>
        </>
      )}
      <button type="button" className={styles.density} aria-pressed={isCompact} onClick={() => setCompact(!isCompact)}>
        Compact rows
      </button>
      <p className={styles.count}>{`${countOf(rooms.length, 'room')}, ${countOf(count, 'item')}`}</p>
      {onSave && (
        <>
          <p className={unsaved ? styles.unsaved : styles.saved} role="status">
            {saveText({ isDirty, isKeeping, unsaved, note })}
          </p>
          {unsaved && !isKeeping && (
            <Button look="quiet" disabled={isSaving} onClick={onKeep}>
              {PRESSES[unsaved.kind]}
            </Button>
          )}
          <Button look="primary" aria-disabled={isSaving} aria-busy={isSaving} onClick={() => !isSaving && onSave()}>
            Save & Continue
          </Button>
        </>
      )}
    </div>
  )
}

const PRESSES: Readonly<Record<Unsaved['kind'], string>> = {
  offline: 'Save now',
  'signed-out': 'Sign in',
  clash: 'Compare',
  refused: 'Try again',
}

type SaveState = Pick<RoomsBarProps, 'isDirty' | 'isKeeping' | 'unsaved' | 'note'>

function saveText({ isDirty, isKeeping, unsaved, note }: SaveState): string {
  if (isKeeping) return 'Saving …'
  if (!isDirty) return note || 'All changes saved'
  switch (unsaved?.kind) {
    case undefined:
      return 'Unsaved changes'
    case 'offline':
      return 'No connection. Your changes are kept on this device.'
    case 'signed-out':
      return 'You are signed out. Your changes are kept on this device.'
    case 'clash':
      return 'Somebody else has changed the same lines.'
    case 'refused':
      return `Not saved: ${unsaved.text}`
  }
}
