import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Lines that the server renders: more would hold it for a second. Schedules up to this size come whole. */
const LINES_AT_FIRST = 600
const LINES_AT_ONCE = 400
/** Pause between batches, in which the page handles input. */
const PAUSE_MS = 50

/** Counts the lines to draw: the first ones at once, others in batches, and all of them before printing. */
export function useGrowingLines(total: number): number {
  const [count, setCount] = useState(LINES_AT_FIRST)
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => startTransition(() => setCount(count + LINES_AT_ONCE)), PAUSE_MS)
    const drawAll = () => flushSync(() => setCount(total))
    addEventListener('beforeprint', drawAll)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', drawAll)
    }
  }, [count, isWhole, total])
  return isWhole ? total : count
}
