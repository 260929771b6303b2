import type { KeyboardEvent, PointerEvent } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ROOM_ACCESS } from '@specify/catalogue/facts/room-access.ts'
import { RoomMenu, type RoomMenuProps } from './room-menu.tsx'
import styles from '../lines/room-table.module.css'

export interface RoomHeadProps extends RoomMenuProps {
  /** Number of units of its type; null for common areas. */
  readonly units: number | null
  readonly isTicked: boolean
  readonly isReadOnly: boolean
  readonly isFolded: boolean
  readonly onTickRoom: (roomId: string, isTicked: boolean, isRange: boolean) => void
  readonly onFold: (roomIds: readonly string[], isFolded: boolean) => void
  readonly onGrab: (event: PointerEvent<HTMLElement>, roomId: string) => void
}

export function RoomHead(props: RoomHeadProps & { readonly linesId: string }) {
  const { room, isFirst, isLast, isReadOnly, isFolded, onAsk, onStep, onFold, onGrab, linesId } = props
  const { units, hasTypes, isTicked, onTickRoom, onDuplicate } = props

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null || (by < 0 ? isFirst : isLast)) return
    event.preventDefault()
    onStep(room.id, by)
  }

  return (
    <header className={styles.head}>
      {!isReadOnly && (
        <button
          type="button"
          className={styles.handle}
          aria-label={`Move ${room.name}`}
          title="Drag, or press the up and down arrow keys"
          onPointerDown={(event) => onGrab(event, room.id)}
          onKeyDown={onKeyDown}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )}
      {!isReadOnly && (
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={`Select ${room.name}`}
          checked={isTicked}
          onChange={({ target, nativeEvent }) =>
            onTickRoom(room.id, target.checked, (nativeEvent as globalThis.PointerEvent).shiftKey)
          }
        />
      )}
      <button
        type="button"
        className={styles.fold}
        aria-label={`Lines of ${room.name}`}
        aria-expanded={!isFolded}
        aria-controls={linesId}
        onClick={() => onFold([room.id], !isFolded)}
      >
        <Icon name={isFolded ? 'down' : 'up'} size={16} />
      </button>
      <h3>{room.name}</h3>
      <span className={`code ${styles.count}`}>{countOf(room.items.length, 'item')}</span>
      {units !== null && <span className={`code ${styles.count}`}>{`× ${units}`}</span>}
      <AccessBadge room={room} />
      {!isReadOnly && (
        <div className={styles.actions}>
          <button type="button" aria-label={`Rename ${room.name}`} onClick={() => onAsk('rename', room.id)}>
            Rename
          </button>
          <button type="button" aria-label={`Note for ${room.name}`} onClick={() => onAsk('note', room.id)}>
            Note
          </button>
          <RoomMenu {...{ room, hasTypes, isFirst, isLast, onAsk, onStep, onDuplicate }} />
        </div>
      )}
      {room.note && <p className={styles.roomNote}>{room.note}</p>}
    </header>
  )
}

/** A placeholder as high as the head. */
export function WaitingHead({ room, units }: Pick<RoomHeadProps, 'room' | 'units'>) {
  return (
    <header className={styles.head}>
      <h3>{room.name}</h3>
      <span className={`code ${styles.count}`}>{countOf(room.items.length, 'item')}</span>
      {units !== null && <span className={`code ${styles.count}`}>{`× ${units}`}</span>}
      <AccessBadge room={room} />
      {room.note && <p className={styles.roomNote}>{room.note}</p>}
    </header>
  )
}

function AccessBadge({ room: { access } }: Pick<RoomHeadProps, 'room'>) {
  return access ? <span className={styles.access}>{ROOM_ACCESS[access]}</span> : null
}
