import { useSyncExternalStore } from 'react'

function neverChanges(): () => void {
  return () => {}
}

/** Whether the page reacts to what people do; `false` on the server and until its scripts have run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
