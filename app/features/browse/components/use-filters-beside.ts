import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** As in the style sheet of the screen: on narrower windows the filters are in a drawer. */
const BESIDE = '(width >= 1024px)'
/** Time until a page is at rest, before hidden parts are unmounted. */
const AT_REST_MS = 500

/**
 * Whether filters are beside the cards. The server assumes so, and pages without script show them anyway; on narrow
 * windows they would be a third of the page for nothing, in every render.
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
