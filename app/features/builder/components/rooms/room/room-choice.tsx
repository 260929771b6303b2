import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_ROOM_COUNT } from '@specify/schedule/model.ts'
import { withRoomCount, type RoomSelection } from '@specify/schedule/rooms/room-name.ts'
import styles from './rooms-selector.module.css'
import { useTransientValue } from '#app/ui/browser/use-transient-value.ts'

const MAXIMUM_MS = 3_000

interface RoomChoiceProps {
  readonly name: string
  readonly room: RoomSelection | null
  readonly isInvalid: boolean
  readonly onChange: (room: RoomSelection | null) => void
}

export function RoomChoice({ name, room, isInvalid, onChange }: RoomChoiceProps) {
  const [isAtMaximum, setAtMaximum] = useTransientValue<true>(MAXIMUM_MS)
  const count = (newCount: number) => {
    if (!room) return
    if (newCount > MAX_ROOM_COUNT) setAtMaximum(true)
    onChange(withRoomCount(room, newCount))
  }
  return (
    <li className={styles.room}>
      <CheckboxField
        label={name}
        name="room"
        value={name}
        checked={room !== null}
        aria-invalid={isInvalid || undefined}
        onChange={() => onChange(room ? null : { roomName: name, count: 1, value: [1] })}
      />
      {room && (
        <div className={styles.count} role="group" aria-label={`Number of ${name}`}>
          <button type="button" aria-label={`Decrease number of ${name}`} onClick={() => count(room.count - 1)}>
            <Icon name="minus" size={16} />
          </button>
          <input
            aria-label={`${name} count`}
            inputMode="numeric"
            autoComplete="off"
            value={room.count}
            onChange={({ target }) => {
              const typed = target.value.replace(/\D/g, '')
              if (typed !== '') count(Number(typed))
            }}
            onFocus={({ target }) => target.select()}
          />
          <button type="button" aria-label={`Increase number of ${name}`} onClick={() => count(room.count + 1)}>
            <Icon name="plus" size={16} />
          </button>
        </div>
      )}
      {isAtMaximum && (
        <p className={styles.notice} role="alert">
          {`Maximum count of ${MAX_ROOM_COUNT} reached.`}
        </p>
      )}
    </li>
  )
}
