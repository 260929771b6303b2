import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { isNewRoom, repeatedLines, type DraftRow, type ListAnswer } from '@specify/list-reader/draft/list-draft.ts'
import { plannedPlaces } from '@specify/list-reader/places/planned-places.ts'
import styles from './list-row.module.css'
import { ListRow, type RowEvents } from './list-row.tsx'

const ROWS_AT_ONCE = 25
const ROW_HEIGHT = 72

interface ListRowsProps {
  readonly rows: readonly DraftRow[]
  readonly products: ListAnswer['products']
  readonly known: Pick<ListAnswer, 'rooms' | 'typedRooms' | 'unitTypes'>
  readonly room: string
  readonly events: RowEvents
}

/** The rows of a list, drawn as they come near: there may be thousands. */
export function ListRows({ rows, products, known, room, events }: ListRowsProps) {
  const repeated = useMemo(() => repeatedLines(rows, room), [rows, room])
  const rooms = useMemo(
    () => [...new Set([...known.rooms, ...rows.flatMap((row) => row.room || [])])].sort(),
    [rows, known],
  )
  const knownKeys = useMemo(() => new Set(known.rooms.map(roomKey)), [known])
  const places = useMemo(() => plannedPlaces(rows, room, known), [rows, room, known])
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
        rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
      ),
    [rows],
  )
  return (
    <>
      <datalist id={ROOMS_ID}>
        {rooms.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className={styles.head} aria-hidden="true">
        <span>Line</span>
        <span>Code</span>
        <span>Product</span>
        <span>Qty</span>
        <span>Room</span>
        <span>Tag, note</span>
      </div>
      <ol className={styles.rows}>
        {chunks.map((chunk, index) => (
          <Chunk
            // oxlint-disable-next-line react/no-array-index-key -- chunks stand where they stand
            key={index}
            rows={chunk}
            isFirst={index === 0}
            {...{ products, knownKeys, places, room, repeated, events }}
          />
        ))}
      </ol>
    </>
  )
}

const ROOMS_ID = 'rooms-of-the-list'

interface ChunkProps extends Omit<ListRowsProps, 'known'> {
  readonly knownKeys: ReadonlySet<string>
  readonly isFirst: boolean
  readonly places: ReadonlyMap<number, string>
  readonly repeated: ReadonlyMap<number, number>
}

const Chunk = memo(
  function Chunk({ rows, products, knownKeys, places, room, repeated, events, isFirst }: ChunkProps) {
    const place = useRef<HTMLLIElement>(null)
    const isNear = useNearInDialog(place, isFirst)
    if (!isNear) return <li ref={place} aria-hidden="true" style={{ height: rows.length * ROW_HEIGHT }} />
    return rows.map((row) => (
      <ListRow
        key={row.id}
        {...{ row, products, room, events }}
        rooms={ROOMS_ID}
        isNewRoom={isNewRoom(row, room, knownKeys)}
        place={places.get(row.id) ?? ''}
        repeats={repeated.get(row.id)}
      />
    ))
  },
  (one, other) =>
    one.products === other.products &&
    one.room === other.room &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => {
      const next = other.rows[index]
      const isPlaced = one.places.get(row.id) === other.places.get(row.id)
      return row === next && isPlaced && one.repeated.get(row.id) === other.repeated.get(row.id)
    }),
)

/** Returns whether an element has been near the visible part of its dialog. */
function useNearInDialog(element: React.RefObject<Element | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst)
  useEffect(() => {
    const own = element.current
    if (isNear || !own) return
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      root: own.closest('dialog'),
      rootMargin: '1000px 0px',
    })
    observer.observe(own)
    return () => observer.disconnect()
  }, [isNear, element])
  return isNear
}
