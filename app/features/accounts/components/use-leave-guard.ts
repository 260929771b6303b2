import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { isPageLink } from '#app/shell/delegated-links.ts'
import { askToLeave, guardPage } from '#app/ui/leave-guard.ts'
import { isDialogStep } from '../sign-in.ts'

/** The navigation that a user with unsaved changes has started. */
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
  const [asked, setAsked] = useState<{ readonly answer: (isLeaving: boolean) => void } | null>(null)
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
          setAsked({
            answer(isLeaving) {
              setAsked(null)
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
  if (asked)
    return { leaving: { to: 'page', proceed: () => asked.answer(true), stay: () => asked.answer(false) }, release }
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

/** A link that loads another document in this tab. */
function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || isModified || isPageLink(link)) return
  const isHere = link.href.split('#')[0] === location.href.split('#')[0]
  if (
    !/^https?:/.test(link.href) ||
    isHere ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self')
  )
    return
  event.preventDefault()
  void leaveBy(() => location.assign(link.href))
}

/** A form that loads another document: the switch of markets. */
function holdForm(event: SubmitEvent): void {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.target === '_blank') return
  event.preventDefault()
  void leaveBy(() => {
    const button = event.submitter
    form.requestSubmit(button instanceof HTMLButtonElement || button instanceof HTMLInputElement ? button : null)
  })
}

async function leaveBy(go: () => void): Promise<void> {
  const release = await askToLeave()
  if (!release) return
  release()
  // The page's listeners are removed when it renders without the question.
  document.addEventListener('submit', letPass, { capture: true, once: true })
  go()
  document.removeEventListener('submit', letPass, { capture: true })
}

/** Left to the browser. */
function letPass(event: Event): void {
  event.stopImmediatePropagation()
}

interface Place {
  readonly pathname: string
  readonly search: string
}

function isSamePage(one: Place, other: Place): boolean {
  const projectOf = (search: string) => new URLSearchParams(search).get('projectId')
  return one.pathname === other.pathname && projectOf(one.search) === projectOf(other.search)
}
