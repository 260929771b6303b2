import { startTransition, useEffect, useState } from 'react'
import type { Room } from '@specify/schedule/model.ts'

/** Projects up to this size come as they are. */
const FEW_LINES = 60
/** Above the fold of most screens. */
const LINES_AT_FIRST = 16
const LINES_AT_ONCE = 50
/** Pause between batches, in which the page handles input. */
const PAUSE_MS = 30

/**
 * Number of rows of each room with controls: its head, then its lines. A project with thousands of lines is rendered as text, with the controls
 * of the first lines; those of the others follow in batches.
 */
export function useProgressiveRows(rooms: readonly Room[]): readonly number[] {
  const counts = rooms.map(({ items }) => 1 + items.length)
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

/** Distributes the number of live lines to rooms with so many lines each, from the first on. */
export function liveLines(counts: readonly number[], live: number): number[] {
  let free = live
  return counts.map((lines) => {
    const drawn = Math.min(lines, Math.max(0, free))
    free -= lines
    return drawn
  })
}

/** Returns for each room, by its number of lines, whether it starts below the fold. */
export function roomsBelowFold(counts: readonly number[]): boolean[] {
  let before = 0
  return counts.map((lines) => {
    const isFar = before >= LINES_AT_FIRST
    before += lines
    return isFar
  })
}
