import type { KeyboardEvent, PointerEvent } from 'react'
import { countOf } from '#app/core/count-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Room } from '../../model.ts'
import { ItemMenu } from './item-menu.tsx'
import styles from './room-table.module.css'

export type RoomAsk = 'rename' | 'note' | 'delete'

export interface RoomHeadProps {
  readonly room: Room
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isReadOnly: boolean
  readonly isFolded: boolean
  readonly onAsk: (ask: RoomAsk, roomName: string) => void
  readonly onStep: (roomName: string, by: 1 | -1) => void
  readonly onFold: (names: readonly string[], isFolded: boolean) => void
  readonly onGrab: (event: PointerEvent<HTMLElement>, roomName: string) => void
}

/** The name of a room, with what moves, folds and changes it. */
export function RoomHead(props: RoomHeadProps & { readonly linesId: string }) {
  const { room, isFirst, isLast, isReadOnly, isFolded, onAsk, onStep, onFold, onGrab, linesId } = props

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null || (by < 0 ? isFirst : isLast)) return
    event.preventDefault()
    onStep(room.name, by)
  }

  return (
    <header className={styles.head}>
      {!isReadOnly && (
        <button
          type="button"
          className={styles.handle}
          aria-label={`Move ${room.name}`}
          title="Drag, or press the up and down arrow keys"
          onPointerDown={(event) => onGrab(event, room.name)}
          onKeyDown={onKeyDown}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )}
      <button
        type="button"
        className={styles.fold}
        aria-label={`Lines of ${room.name}`}
        aria-expanded={!isFolded}
        aria-controls={linesId}
        onClick={() => onFold([room.name], !isFolded)}
      >
        <Icon name={isFolded ? 'down' : 'up'} size={16} />
      </button>
      <h3>{room.name}</h3>
      <span className={`code ${styles.count}`}>{countOf(room.items.length, 'item')}</span>
      {!isReadOnly && (
        <div className={styles.actions}>
          <button type="button" aria-label={`Rename ${room.name}`} onClick={() => onAsk('rename', room.name)}>
            Rename
          </button>
          <button type="button" aria-label={`Note for ${room.name}`} onClick={() => onAsk('note', room.name)}>
            Note
          </button>
          <ItemMenu
            name={room.name}
            actions={[
              { label: 'Move up', isDisabled: isFirst, run: () => onStep(room.name, -1) },
              { label: 'Move down', isDisabled: isLast, run: () => onStep(room.name, 1) },
              { label: 'Delete', run: () => onAsk('delete', room.name) },
            ]}
          />
        </div>
      )}
      {room.note && <p className={styles.roomNote}>{room.note}</p>}
    </header>
  )
}
