import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

/** Time for the first view to be painted and its pictures to be decoded. */
const SETTLING_MS = 150

/**
 * What lies below the first view. A page from the server has it at once; in a page that the browser makes it follows
 * the first paint, so that the rest is there sooner.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(useIsHydrating())
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setShown(true)), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isShown && children
}

/** Whether this render takes over a page of the server, or is one. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

function neverChanges(): () => void {
  return () => {}
}
