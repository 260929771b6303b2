import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '@specify/core/market.ts'
import { differencesBetween } from '#app/features/builder/state/differences.ts'
import { mergedState, scheduleOf, stateOf, type ProjectState } from '#app/features/builder/state/project-state.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { RoomsDraft } from '../rooms/use-rooms-draft.ts'
import { projectCalls, type ProjectOutcome } from './project-calls.ts'

/** Pause after the last change until it is saved. */
const SAVE_AFTER_MS = 4_000
/** Longest time that changes wait while somebody goes on. */
const SAVE_WITHIN_MS = 20_000
const RETRY_AFTER_MS = 15_000
/** Others may save in between; more often in a row is left to the next pause. */
const MAX_TRIES = 3

/** Reason why changes are not saved: without a line, signed out, changed on both sides, or refused with a reason. */
export type Unsaved =
  | { readonly kind: 'offline' | 'signed-out' | 'clash' }
  | { readonly kind: 'refused'; readonly text: string }

interface AutosaveOptions {
  readonly locale: Locale
  /** The account whose changes these are. */
  readonly accountId: string
  readonly draft: RoomsDraft
  /** Set for readers, and while somebody is asked something or saves. */
  readonly isPaused: boolean
  readonly failureText: (outcome: Exclude<ProjectOutcome, { kind: 'done' }>) => string
}

export interface Autosave {
  readonly isKeeping: boolean
  readonly unsaved: Unsaved | null
  /** Resolves when no automatic save is under way. */
  readonly settle: () => Promise<void>
}

/** Saves the changes of the schedule shortly after they are made, and merges them with those of others. */
export function useAutosave({ locale, accountId, draft, isPaused, failureText }: AutosaveOptions): Autosave {
  const [isKeeping, setKeeping] = useState(false)
  const [failure, setFailure] = useState<Unsaved | null>(null)
  const running = useRef<Promise<void> | null>(null)
  const stop = useRef<AbortController | null>(null)
  // Counts pauses that ended while a dialog was open: what it shows must not change below it.
  const [postponed, setPostponed] = useState(0)
  const since = useRef<number | null>(null)
  const { isDirty, rooms, unitTypes, substitutions } = draft
  const isOff = isPaused || !isDirty
  // Saved by a press since.
  if (!isDirty && failure) setFailure(null)

  const needsPress = failure !== null && failure.kind !== 'offline'

  const send = useEffectEvent(async (): Promise<Unsaved | null> => {
    const calls = projectCalls(locale, accountId)
    const { signal } = (stop.current = new AbortController())
    const sent = scheduleOf(draft)
    let base = draft.saved
    let state: ProjectState = { ...stateOf(base), ...sent }
    for (let turn = 0; turn < MAX_TRIES; turn++) {
      const outcome = await calls.save(base, state, { isAutomatic: true, signal })
      if (outcome.kind === 'done') {
        flushSync(() => draft.adopt(outcome.answer, sent))
        return null
      }
      if (statusOf(outcome) !== 409) return reasonOf(outcome, failureText)
      const current = await calls.load(base.projectId)
      if (current.kind !== 'done') return reasonOf(current, failureText)
      const merged = merge(base, state, current.answer)
      if (!merged) return { kind: 'clash' }
      ;[base, state] = [current.answer, merged]
    }
    return { kind: 'offline' }
  })

  const keep = useEffectEvent(() => {
    if (isOff || needsPress || running.current) return
    since.current = null
    if (document.querySelector('dialog[open]')) return setPostponed((count) => count + 1)
    setKeeping(true)
    running.current = send().then((result) => {
      running.current = null
      setKeeping(false)
      setFailure(result)
    })
  })

  useEffect(() => {
    if (isOff || isKeeping || needsPress) return
    const start = (since.current ??= Date.now())
    const wait = failure ? RETRY_AFTER_MS : Math.min(SAVE_AFTER_MS, start + SAVE_WITHIN_MS - Date.now())
    const timer = setTimeout(keep, Math.max(0, wait))
    return () => clearTimeout(timer)
    // Each change starts another pause.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOff, isKeeping, needsPress, failure, postponed, rooms, unitTypes, substitutions])

  // Another change may mend what was refused, or settle what clashed.
  const [tried, setTried] = useState({ rooms, unitTypes, substitutions })
  if (tried.rooms !== rooms || tried.unitTypes !== unitTypes || tried.substitutions !== substitutions) {
    setTried({ rooms, unitTypes, substitutions })
    if (failure?.kind === 'refused' || failure?.kind === 'clash') setFailure(null)
  }

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && keep()
    addEventListener('online', keep)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('online', keep)
      document.removeEventListener('visibilitychange', onHide)
      // A reader who has left without saving wants no save.
      stop.current?.abort()
    }
  }, [])

  return { isKeeping, unsaved: failure, settle: () => running.current ?? Promise.resolve() }
}

type Failure = Exclude<ProjectOutcome, { kind: 'done' }>

const statusOf = (outcome: Failure) => (outcome.kind === 'refused' ? outcome.refusal.status : 0)

/** A server that is busy or restarts is like no connection: it is asked again. */
function reasonOf(outcome: Failure, failureText: AutosaveOptions['failureText']): Unsaved {
  const status = statusOf(outcome)
  if (status === 401) return { kind: 'signed-out' }
  if (status === 0 || status === 408 || status === 429 || status >= 500) return { kind: 'offline' }
  return { kind: 'refused', text: failureText(outcome) }
}

/** The changes on top of what others have saved; null where both have changed the same value. */
function merge(base: BuilderProject, mine: ProjectState, current: BuilderProject): ProjectState | null {
  const { both } = differencesBetween(stateOf(base), mine, stateOf(current))
  return both.length > 0 ? null : mergedState(stateOf(base), mine, stateOf(current))
}
