import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** As in the style sheet of the screen: on narrower windows the filters are in a drawer. */
const BESIDE = '(width >= 1024px)'
/** Time for a page to come to rest before what it does not show is taken out of it. */
const AT_REST_MS = 500

/**
 * Whether filters stand beside the cards. The server, which does not know, says so, and pages without script show them
 * anyway; where there is no room they are a third of the page for nothing, in every step that is drawn and taken away.
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
