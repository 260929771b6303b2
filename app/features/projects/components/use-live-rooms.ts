import { startTransition, useEffect, useState } from 'react'
import type { Rooms } from '../rooms.ts'

/** What stands above the fold of any screen, and then some. */
const LINES_AT_FIRST = 60
/** Between one room and the next; the page answers to whoever uses it meanwhile. */
const PAUSE_MS = 30

/**
 * How many of the rooms have the controls of their lines. A project with thousands of lines comes with what they say,
 * and with the controls of the first ones; those of the others follow one room after another.
 */
export function useLiveRooms(rooms: Rooms): number {
  const [count, setCount] = useState(() => roomsOfLines(rooms, LINES_AT_FIRST))
  const isDone = count >= rooms.length
  useEffect(() => {
    if (isDone) return
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [count, isDone])
  return isDone ? Infinity : count
}

/** How many rooms hold so many lines, and at least one. */
function roomsOfLines(rooms: Rooms, lines: number): number {
  let sum = 0
  const count = rooms.findIndex(({ items }) => (sum += items.length) > lines)
  return count < 0 ? Infinity : Math.max(1, count)
}
