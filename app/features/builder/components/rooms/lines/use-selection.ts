import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Schedule } from '@specify/schedule/model.ts'
import { roomsByType } from '@specify/schedule/units.ts'

/** Lines and rooms that are ticked, by their ids. */
export interface Selection {
  readonly lines: ReadonlySet<string>
  readonly rooms: ReadonlySet<string>
  /** With `isRange`, ticks everything from the last ticked entry to this one. */
  readonly tickLine: (id: string, isTicked: boolean, isRange: boolean) => void
  readonly tickRoom: (id: string, isTicked: boolean, isRange: boolean) => void
  readonly clear: () => void
}

const NOTHING: ReadonlySet<string> = new Set()

export function useSelection(schedule: Schedule): Selection {
  const { unitTypes, rooms } = schedule
  const [ticked, setTicked] = useState({ lines: NOTHING, rooms: NOTHING })
  const last = useRef<Record<'lines' | 'rooms', string | null>>({ lines: null, rooms: null })
  const orders = useMemo(() => {
    const shownRooms = roomsByType({ unitTypes, rooms }).flatMap((group) => group.rooms)
    return {
      rooms: shownRooms.map(({ id }) => id),
      lines: shownRooms.flatMap(({ items }) => items.map(({ id }) => id)),
    }
  }, [unitTypes, rooms])
  const latest = useRef(orders)
  useEffect(() => {
    latest.current = orders
  })

  const tick = useCallback((of: 'lines' | 'rooms', id: string, isTicked: boolean, isRange: boolean) => {
    const order = latest.current[of]
    const [from, to] = [order.indexOf(isRange ? (last.current[of] ?? id) : id), order.indexOf(id)]
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current[of] = id
    setTicked((before) => {
      const next = new Set(before[of])
      for (const each of range)
        if (isTicked) next.add(each)
        else next.delete(each)
      return { ...before, [of]: next }
    })
  }, [])

  return {
    lines: useThere(ticked.lines, orders.lines),
    rooms: useThere(ticked.rooms, orders.rooms),
    tickLine: useCallback((id, isTicked, isRange) => tick('lines', id, isTicked, isRange), [tick]),
    tickRoom: useCallback((id, isTicked, isRange) => tick('rooms', id, isTicked, isRange), [tick]),
    clear: useCallback(() => setTicked({ lines: NOTHING, rooms: NOTHING }), []),
  }
}

function useThere(ticked: ReadonlySet<string>, all: readonly string[]): ReadonlySet<string> {
  return useMemo(() => (ticked.size === 0 ? ticked : new Set(all.filter((id) => ticked.has(id)))), [ticked, all])
}
