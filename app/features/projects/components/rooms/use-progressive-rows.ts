import { startTransition, useEffect, useState } from 'react'
import type { Rooms } from '../../rooms.ts'

/** Projects up to this size come as they are. */
const FEW_LINES = 60
/** What stands above the fold of most screens. */
const LINES_AT_FIRST = 16
const LINES_AT_ONCE = 50
/** Between some lines and the next; the page answers to whoever uses it meanwhile. */
const PAUSE_MS = 30

/**
 * How many lines of each room have their controls. A project with thousands of lines comes with what they say, and with
 * the controls of the first ones; those of the others follow, some lines at a time.
 */
export function useProgressiveRows(rooms: Rooms): readonly number[] {
  const counts = rooms.map(({ items }) => items.length)
  const total = counts.reduce((sum, lines) => sum + lines, 0)
  const [count, setCount] = useState(total > FEW_LINES ? LINES_AT_FIRST : Infinity)
  const isDone = count >= total
  useEffect(() => {
    if (isDone) return
    const timer = setTimeout(() => startTransition(() => setCount(count + LINES_AT_ONCE)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [count, isDone])
  return liveLines(counts, isDone ? Infinity : count)
}

/** Deals out so many live lines to rooms of so many lines each, from the first on. */
export function liveLines(counts: readonly number[], live: number): number[] {
  let left = live
  return counts.map((lines) => {
    const given = Math.min(lines, Math.max(0, left))
    left -= lines
    return given
  })
}

/** Which rooms of so many lines each start below what is seen at first. */
export function roomsBelowFold(counts: readonly number[]): boolean[] {
  let before = 0
  return counts.map((lines) => {
    const isFar = before >= LINES_AT_FIRST
    before += lines
    return isFar
  })
}
