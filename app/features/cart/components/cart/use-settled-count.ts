import { useEffect, useRef, useState } from 'react'

/** Debounce of several steps in a row. */
export const SETTLED_MS = 400

/** An optimistic count: sent after a debounce, and rolled back on failure. */
export function useSettledCount(
  given: number,
  onCount: (count: number) => Promise<string | null>,
): [number, (count: number) => void] {
  const [state, setState] = useState({ given, count: given })
  if (state.given !== given) setState({ given, count: given })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      send.current?.() // the last input is not lost on navigation
    },
    [],
  )
  return [
    state.count,
    (count) => {
      setState({ given, count })
      clearTimeout(timer.current)
      send.current = () => {
        send.current = null
        void onCount(count).then((problem) => problem !== null && setState({ given, count: given }))
      }
      timer.current = setTimeout(() => send.current?.(), SETTLED_MS)
    },
  ]
}
