import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
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
  const release = () => {
    guarded.current = false
  }
  if (blocker.state !== 'blocked') return { leaving: null, release }
  const { pathname, search } = blocker.location
  return {
    leaving: {
      to: isSamePage({ pathname, search }) ? 'step' : 'page',
      proceed: () => blocker.proceed(),
      stay: () => blocker.reset(),
    },
    release,
  }
}

function isSamePage(next: { readonly pathname: string; readonly search: string }): boolean {
  const projectOf = (search: string) => new URLSearchParams(search).get('projectId')
  return next.pathname === location.pathname && projectOf(next.search) === projectOf(location.search)
}
