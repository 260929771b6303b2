import { useSyncExternalStore } from 'react'

function neverChanges(): () => void {
  return () => {}
}

/** Returns whether the page is interactive; `false` on the server and until its scripts have run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
