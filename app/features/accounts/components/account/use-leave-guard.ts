import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { guardPage } from '#app/ui/dialogs/leave-guard.ts'
import { isDialogStep } from '#app/features/accounts/sign-in/sign-in.ts'
import { holdLink, holdForm } from '../dialog/hold-navigation.ts'

export interface Leaving {
  /** Another step of the same project, or another page. */
  readonly to: 'step' | 'page'
  readonly proceed: () => void
  readonly stay: () => void
}

/**
 * Holds navigation with unsaved changes: the caller asks, also before a log-out and before links and forms that load
 * another document; the browser asks where the tab closes. `release` lets the next navigation pass.
 */
export function useLeaveGuard(isDirty: boolean): { leaving: Leaving | null; release: () => void } {
  const guarded = useRef(isDirty)
  const [question, setQuestion] = useState<{ readonly answer: (isLeaving: boolean) => void } | null>(null)
  useEffect(() => {
    guarded.current = isDirty
    if (!isDirty) return
    const aborter = new AbortController()
    const { signal } = aborter
    addEventListener('beforeunload', (event) => guarded.current && event.preventDefault(), { signal })
    document.addEventListener('click', holdLink, { signal })
    document.addEventListener('submit', holdForm, { signal })
    const end = guardPage({
      ask: () =>
        new Promise((resolve) => {
          setQuestion({
            answer(isLeaving) {
              setQuestion(null)
              resolve(isLeaving)
            },
          })
        }),
      release() {
        guarded.current = false
      },
    })
    return () => {
      aborter.abort()
      end()
    }
  }, [isDirty])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => guarded.current && !isDialogStep(currentLocation, nextLocation),
  )
  // Not of the window: on Back, its address is the next one already.
  const here = useLocation()
  const release = () => {
    guarded.current = false
  }
  if (question)
    return {
      leaving: { to: 'page', proceed: () => question.answer(true), stay: () => question.answer(false) },
      release,
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
