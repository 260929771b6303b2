import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'

/** Must match the screen's style sheet: narrower windows have the filters in a drawer. */
const BESIDE = '(width >= 1024px)'
/** Time until a page is at rest, before hidden parts are unmounted. */
const AT_REST_MS = 500

/**
 * Returns whether filters are shown beside the cards. True on the server and without script; narrow windows leave them
 * out, as they would be a third of every render.
 */
export function useFiltersBeside(): boolean {
  const isHydrated = useHydrated()
  const [isBeside, setBeside] = useState(() => !isHydrated || matchMedia(BESIDE).matches)
  useEffect(() => {
    const room = matchMedia(BESIDE)
    const look = () => setBeside(room.matches)
    room.addEventListener('change', look)
    const timer = setTimeout(() => startTransition(look), AT_REST_MS)
    return () => {
      clearTimeout(timer)
      room.removeEventListener('change', look)
    }
  }, [])
  return isBeside
}
