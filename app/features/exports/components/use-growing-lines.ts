import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Lines that the server renders: more would hold it for a second. Schedules up to this size come whole. */
const LINES_AT_FIRST = 600
const LINES_AT_ONCE = 400
/** Pause between batches, in which the page handles input. */
const PAUSE_MS = 50
/** Lines of a folded schedule. A few more are not worth a fold. */
const LINES_FOLDED = 30
const FOLDED_FROM = 40

export interface GrowingLines {
  /** Lines to draw. */
  readonly count: number
  /** The rest waits for `unfold`, instead of following by itself. */
  readonly isFolded: boolean
  /** Draws at least the first 600 lines before it returns. */
  readonly unfold: () => void
}

/** Counts the lines to draw: the first ones at once, others in batches, and all of them before printing. */
export function useGrowingLines(total: number, mayFold: boolean): GrowingLines {
  const [count, setCount] = useState(mayFold && total > FOLDED_FROM ? LINES_FOLDED : LINES_AT_FIRST)
  const isWhole = count >= total
  const isFolded = !isWhole && count < LINES_AT_FIRST
  useEffect(() => {
    if (isWhole) return
    const timer = isFolded
      ? undefined
      : setTimeout(() => startTransition(() => setCount(count + LINES_AT_ONCE)), PAUSE_MS)
    const drawAll = () => flushSync(() => setCount(total))
    addEventListener('beforeprint', drawAll)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', drawAll)
    }
  }, [count, isFolded, isWhole, total])
  return { count: isWhole ? total : count, isFolded, unfold: () => flushSync(() => setCount(LINES_AT_FIRST)) }
}
