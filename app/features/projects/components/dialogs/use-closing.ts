import { useEffect, useEffectEvent } from 'react'

/** Time to read the last message of a dialog. */
const CLOSES_AFTER_MS = 3_000

/** Calls `onEnd` a while after `isOver` has become true. */
export function useClosing(isOver: boolean, onEnd: () => void, afterMs = CLOSES_AFTER_MS): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => end(), afterMs)
    return () => clearTimeout(timer)
  }, [isOver, afterMs])
}
