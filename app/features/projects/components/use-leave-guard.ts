import { useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { isDialogStep } from '#app/features/accounts/sign-in.ts'

/** What somebody with unsaved changes is about to do. */
export interface Leaving {
  /** Another step of the same project, or another page altogether. */
  readonly to: 'step' | 'page'
  readonly proceed: () => void
  readonly stay: () => void
}

/**
 * Holds back whoever leaves with unsaved changes: the browser asks when the page closes, the caller for anything else.
 * `release` lets the next navigation pass.
 */
export function useLeaveGuard(isDirty: boolean): { leaving: Leaving | null; release: () => void } {
  const guarded = useRef(isDirty)
  useEffect(() => {
    guarded.current = isDirty
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guarded.current && !isDialogStep(currentLocation, nextLocation),
  )
  // Not of the window: by the way back, its address is the next one already.
  const here = useLocation()
  const release = () => {
    guarded.current = false
  }
  if (blocker.state !== 'blocked') return { leaving: null, release }
  return {
    leaving: {
      to: isSamePage(here, blocker.location) ? 'step' : 'page',
      proceed: () => blocker.proceed(),
      stay: () => blocker.reset(),
    },
    release,
  }
}

interface Place {
  readonly pathname: string
  readonly search: string
}

function isSamePage(one: Place, other: Place): boolean {
  const projectOf = (search: string) => new URLSearchParams(search).get('projectId')
  return one.pathname === other.pathname && projectOf(one.search) === projectOf(other.search)
}
