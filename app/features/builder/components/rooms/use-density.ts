import { useLayoutEffect, useState } from 'react'
import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'

const KEY = 'schedule-rows'
const COMPACT = 'compact'

/** Tells whether rows of the schedule are low, as chosen on this device, and changes it. Style sheets follow `data-rows`. */
export function useDensity(): { readonly isCompact: boolean; readonly setCompact: (isCompact: boolean) => void } {
  const [isCompact, setCompact] = useState(false)
  useLayoutEffect(() => {
    // Not in the first render: the server does not know it.
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    setCompact(readStored('localStorage', KEY) === COMPACT)
  }, [])
  useLayoutEffect(() => {
    if (isCompact) document.documentElement.dataset['rows'] = COMPACT
    return () => {
      delete document.documentElement.dataset['rows']
    }
  }, [isCompact])
  return {
    isCompact,
    setCompact(next) {
      writeStored('localStorage', KEY, next ? COMPACT : null)
      setCompact(next)
    },
  }
}
