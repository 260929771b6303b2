import { useId, useRef } from 'react'
import { countOf } from '#app/core/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Rooms } from '../../rooms.ts'
import { focusRoom } from './rooms-focus.ts'
import styles from './rooms-bar.module.css'

interface RoomsBarProps {
  readonly rooms: Rooms
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Null in view mode. */
  readonly onSave: (() => void) | null
  readonly onFold: (names: readonly string[], isFolded: boolean) => void
}

/** Stays in view below the rooms of the third step: save state, links to rooms, and saving. */
export function RoomsBar({ rooms, isDirty, isSaving, onSave, onFold }: RoomsBarProps) {
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const names = rooms.map(({ name }) => name)
  const count = rooms.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className={styles.bar} data-screen-only>
      {rooms.length > 1 && (
        <>
          <button type="button" className={styles.rooms} popoverTarget={id}>
            Rooms <Icon name="up" size={16} />
          </button>
          <nav ref={list} id={id} popover="auto" className={styles.list} aria-label="Rooms">
            <div className={styles.all}>
              <button type="button" onClick={() => onFold(names, true)}>
                Fold all
              </button>
              <button type="button" onClick={() => onFold(names, false)}>
                Unfold all
              </button>
            </div>
            <ul>
              {rooms.map(({ name, items }) => (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => {
                      list.current?.hidePopover()
                      onFold([name], false)
                      focusRoom(name)
                    }}
                  >
                    {name}
                    <span className="code">{` ${items.length}`}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
      <p className={styles.count}>{`${countOf(rooms.length, 'room')}, ${countOf(count, 'item')}`}</p>
      {onSave && (
        <>
          <p className={isDirty ? styles.unsaved : styles.saved} role="status">
            {isDirty ? 'Unsaved changes' : 'All changes saved'}
          </p>
          <Button look="primary" aria-disabled={isSaving} aria-busy={isSaving} onClick={() => !isSaving && onSave()}>
            Save & Continue
          </Button>
        </>
      )}
    </div>
  )
}
