import { useEffect, useSyncExternalStore } from 'react'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { storedTrail } from './stored-trail.ts'

function neverChanges(): () => void {
  return () => {}
}

/** The stored breadcrumbs of the visit, where the address names none. */
export function useTrail({
  crumbs,
  isFromAddress,
}: {
  crumbs: readonly Crumb[]
  isFromAddress: boolean
}): readonly Crumb[] {
  const stored = useSyncExternalStore(
    neverChanges,
    () => storedTrail.read(),
    () => null,
  )
  useEffect(() => {
    if (isFromAddress) storedTrail.keep(crumbs.slice(0, -1))
  }, [crumbs, isFromAddress])
  // Breadcrumbs of the other market are not used.
  const isUsed = stored !== null && !isFromAddress && stored[0]?.href === crumbs[0]?.href
  return isUsed ? [...stored, ...crumbs.slice(-1)] : crumbs
}
