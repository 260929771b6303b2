import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Problem } from '#app/ui/fields/field.tsx'
import {
  isSameRoomKind,
  PRESET_ROOMS,
  trimRoomName,
  typedRoomName,
  type RoomSelection,
} from '@specify/schedule/rooms/room-name.ts'
import { CleanTextField } from '#app/ui/fields/clean-text-field.tsx'
import styles from './rooms-selector.module.css'
import { useTransientValue } from '#app/ui/browser/use-transient-value.ts'
import { RoomChoice } from './room-choice.tsx'

const DUPLICATE_MS = 5_000

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

function CustomRoom({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useTransientValue<string>(DUPLICATE_MS)
  function add(): void {
    const newName = trimRoomName(name)
    if (newName === '') return
    if (taken.some((each) => isSameRoomKind(each, newName))) setProblem('Room already exists!')
    else onAdd(newName)
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
