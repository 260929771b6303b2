import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { isRoomTaken, newRoomLabel } from '#app/features/projects/schedule/placements.ts'
import { trimRoomName, typedRoomName } from '@specify/schedule/rooms/room-name.ts'
import styles from '#app/features/builder/components/add-to-project/add-to-project.module.css'
import { useLost } from '#app/ui/fields/clean-text-field.tsx'
import { ROOM_EXISTS } from '#app/features/builder/components/add-to-project/placement-calls.ts'

const ROOM_EXISTS_MS = 5_000

interface AddRoomProps {
  readonly roomLabels: readonly string[]
  readonly add: (label: string) => Promise<string | null>
}

export function AddRoom({ roomLabels, add }: AddRoomProps) {
  const [name, setName] = useState('')
  const { note, notice } = useLost(typedRoomName)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const isBusy = useRef(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The problem appears where the foot of the dialog may cover it.
    if (problem !== null) place.current?.scrollIntoView({ block: 'nearest' })
    if (problem !== ROOM_EXISTS) return
    const timer = setTimeout(() => setProblem(null), ROOM_EXISTS_MS)
    return () => clearTimeout(timer)
  }, [problem])

  async function submit(): Promise<void> {
    if (isBusy.current || trimRoomName(name) === '') return
    if (isRoomTaken(roomLabels, name)) return setProblem(ROOM_EXISTS)
    isBusy.current = true
    setAdding(true)
    const failure = await add(newRoomLabel(name))
    isBusy.current = false
    setAdding(false)
    setProblem(failure)
    if (failure !== null) return
    setName('')
    notice('')
  }

  return (
    <div ref={place} className={styles.addRoom} data-screen-only>
      <TextField
        label="New room"
        name="newRoom"
        autoComplete="off"
        value={name}
        problem={problem ?? undefined}
        note={note}
        onChange={(event) => {
          notice(event.target.value)
          setName(typedRoomName(event.target.value))
          setProblem(null)
        }}
        onKeyDown={(event) => {
          // Return adds the room; it does not submit the form around it.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          void submit()
        }}
      />
      <Button
        disabled={trimRoomName(name) === ''}
        aria-disabled={isAdding}
        aria-busy={isAdding}
        onClick={() => void submit()}
      >
        Add room
      </Button>
    </div>
  )
}
