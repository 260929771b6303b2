import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Problem } from '#app/ui/fields/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_ROOM_COUNT } from '../../model.ts'
import {
  isSameRoomKind,
  PRESET_ROOMS,
  trimRoomName,
  typedRoomName,
  withRoomCount,
  type RoomSelection,
} from '../../room-name.ts'
import { CleanTextField } from '../builder/clean-text-field.tsx'
import styles from './rooms-selector.module.css'
import { useTransientValue } from '#app/ui/use-transient-value.ts'

const DUPLICATE_MS = 5_000
const MAXIMUM_MS = 3_000
const PRESETS: readonly string[] = PRESET_ROOMS.filter((name) => name !== 'Other')

interface RoomsSelectorProps {
  readonly rooms: readonly RoomSelection[]
  readonly isDisabled: boolean
  readonly problem: string | undefined
  readonly onChange: (rooms: readonly RoomSelection[]) => void
}

export function RoomsSelector({ rooms, isDisabled, problem, onChange }: RoomsSelectorProps) {
  const [isNaming, setNaming] = useState(false)
  const custom = rooms.map(({ roomName }) => roomName).filter((name) => !PRESETS.includes(name))
  const names = [...PRESETS, ...custom]
  const change = (roomName: string, room: RoomSelection | null) =>
    onChange(
      room && !rooms.some((each) => each.roomName === roomName)
        ? [...rooms, room]
        : rooms.flatMap((each) => (each.roomName === roomName ? (room ?? []) : [each])),
    )
  return (
    <fieldset className={styles.rooms} disabled={isDisabled} aria-describedby={problem ? 'rooms-problem' : undefined}>
      <legend>Rooms</legend>
      {problem && <Problem id="rooms-problem" text={problem} />}
      <ul className={styles.list}>
        {names.map((name) => (
          <RoomChoice
            key={name}
            name={name}
            room={rooms.find(({ roomName }) => roomName === name) ?? null}
            isInvalid={problem !== undefined}
            onChange={(room) => change(name, room)}
          />
        ))}
        <li className={styles.room}>
          <CheckboxField label="Other" name="otherRoom" checked={isNaming} onChange={() => setNaming(!isNaming)} />
        </li>
      </ul>
      {isNaming && !isDisabled && (
        <CustomRoom
          taken={names}
          onAdd={(roomName) => {
            onChange([...rooms, { roomName, count: 1, value: [1] }])
            setNaming(false)
          }}
        />
      )}
    </fieldset>
  )
}

interface RoomChoiceProps {
  readonly name: string
  readonly room: RoomSelection | null
  readonly isInvalid: boolean
  readonly onChange: (room: RoomSelection | null) => void
}

function RoomChoice({ name, room, isInvalid, onChange }: RoomChoiceProps) {
  const [isAtMaximum, setAtMaximum] = useTransientValue<true>(MAXIMUM_MS)
  const count = (wanted: number) => {
    if (!room) return
    if (wanted > MAX_ROOM_COUNT) setAtMaximum(true)
    onChange(withRoomCount(room, wanted))
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

function CustomRoom({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useTransientValue<string>(DUPLICATE_MS)
  function add(): void {
    const wanted = trimRoomName(name)
    if (wanted === '') return
    if (taken.some((each) => isSameRoomKind(each, wanted))) setProblem('Room already exists!')
    else onAdd(wanted)
  }
  return (
    <div className={styles.custom}>
      <CleanTextField
        label="Room name"
        name="customRoom"
        autoComplete="off"
        problem={problem ?? undefined}
        clean={typedRoomName}
        onTyped={(typed) => {
          setName(typed)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button look="quiet" disabled={trimRoomName(name) === ''} onClick={add}>
        Add room
      </Button>
    </div>
  )
}
