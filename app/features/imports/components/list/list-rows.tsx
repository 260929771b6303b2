import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import type { CurrencyCode } from '@specify/core/money.ts'
import { alikeRows, keyOf } from '@specify/list-reader/draft/alike-rows.ts'
import {
  isNewRoom,
  repeatedLines,
  skuOf,
  type DraftRow,
  type ListAnswer,
} from '@specify/list-reader/draft/list-draft.ts'
import { plannedPlaces } from '@specify/list-reader/places/planned-places.ts'
import type { ChangePlanState } from '../changes/use-change-plan.ts'
import styles from './list-row.module.css'
import { ListRow, type RowEvents } from './list-row.tsx'

const ROWS_AT_ONCE = 25
const ROW_HEIGHT = 72

interface ListRowsProps {
  /** The rows that are shown. */
  readonly rows: readonly DraftRow[]
  readonly all: readonly DraftRow[]
  readonly products: ListAnswer['products']
  readonly known: Pick<ListAnswer, 'rooms' | 'typedRooms' | 'unitTypes'>
  readonly room: string
  /** The changes of the rows by their ids; empty where the list is added. */
  readonly plan: ChangePlanState['rows']
  readonly currency: CurrencyCode
  readonly events: RowEvents
}

/** The rows of a list, drawn as they come near: there may be thousands. */
export function ListRows({ rows, all, products, known, room, plan, currency, events }: ListRowsProps) {
  const repeated = useMemo(() => repeatedLines(rows, room), [rows, room])
  const rooms = useMemo(
    () => [...new Set([...known.rooms, ...rows.flatMap((row) => row.room || [])])].sort(),
    [rows, known],
  )
  const knownKeys = useMemo(() => new Set(known.rooms.map(roomKey)), [known])
  const isChange = rows.some(({ change }) => change !== undefined)
  const places = useMemo(() => (isChange ? NO_PLACES : plannedPlaces(rows, room, known)), [rows, room, known, isChange])
  const alike = useMemo(() => alikeRows(all), [all])
  const replaced = useMemo(() => replacedProducts(rows), [rows])
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
            {...{ products, knownKeys, places, room, repeated, plan, replaced, alike, currency, events }}
          />
        ))}
      </ol>
    </>
  )
}

const ROOMS_ID = 'rooms-of-the-list'

interface ChunkProps extends Omit<ListRowsProps, 'known' | 'all'> {
  readonly knownKeys: ReadonlySet<string>
  readonly isFirst: boolean
  readonly places: ReadonlyMap<number, string>
  readonly repeated: ReadonlyMap<number, number>
  readonly replaced: ReadonlyMap<number, string>
  readonly alike: ReadonlyMap<string, readonly DraftRow[]>
}

const NO_PLACES: ReadonlyMap<number, string> = new Map()

/** Maps the second half of a replacement to the SKU of the first. */
function replacedProducts(rows: readonly DraftRow[]): ReadonlyMap<number, string> {
  return new Map(
    rows.flatMap((row, at) => {
      const out = row.change?.kind === 'in' ? rows[at - 1] : undefined
      const sku = out ? skuOf(out) : null
      return sku === null ? [] : [[row.id, sku] as const]
    }),
  )
}

const Chunk = memo(
  function Chunk(props: ChunkProps) {
    const { rows, products, knownKeys, places, room, repeated, plan, replaced, alike, currency, events, isFirst } =
      props
    const place = useRef<HTMLLIElement>(null)
    const isNear = useNearInDialog(place, isFirst)
    if (!isNear) return <li ref={place} aria-hidden="true" style={{ height: rows.length * ROW_HEIGHT }} />
    return rows.map((row) => (
      <ListRow
        key={row.id}
        {...{ row, products, room, currency, events }}
        rooms={ROOMS_ID}
        isNewRoom={row.change === undefined && isNewRoom(row, room, knownKeys)}
        place={places.get(row.id) ?? ''}
        repeats={row.change === undefined ? repeated.get(row.id) : undefined}
        alike={alike.get(keyOf(row))?.length ?? 0}
        planned={plan.get(row.id)}
        replaced={replaced.get(row.id)}
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
      const isPlanned = one.plan.get(row.id) === other.plan.get(row.id)
      const areAlike = one.alike.get(keyOf(row))?.length === other.alike.get(keyOf(row))?.length
      return (
        row === next && isPlaced && isPlanned && areAlike && one.repeated.get(row.id) === other.repeated.get(row.id)
      )
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
