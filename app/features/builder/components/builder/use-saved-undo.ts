import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { historyText, restoredVersion } from '@specify/schedule/revisions/change-in-words.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import type { RoomsDraft } from '../rooms/use-rooms-draft.ts'
import { projectCalls } from './project-calls.ts'

export interface SavedUndo {
  /** Null where this visit has changes of its own to take back. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** The change that was taken back, or why none was; empty for none. */
  readonly note: string
}

interface SavedUndoOptions {
  readonly locale: Locale
  /** The account that goes back. */
  readonly accountId: string
  readonly draft: RoomsDraft
  readonly isOff: boolean
}

const NOTHING_LEFT = 'No earlier version of this project is kept.'
const FAILED = 'This could not be taken back. Please try again.'
const MOVED_ON = 'The project was changed meanwhile. This is how it is saved now.'

/**
 * Takes back the reader's own changes of former visits, one saved version after another; each becomes a version of its
 * own. A change of somebody else is taken back on the page of revisions only.
 */
export function useSavedUndo({ locale, accountId, draft, isOff }: SavedUndoOptions): SavedUndo {
  const { saved, isDirty, undo, replace } = draft
  const calls = projectCalls(locale, accountId)
  const [redoVersions, setRedoVersions] = useState<readonly number[]>([])
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const hasOwn = undo !== null || isDirty
  if (hasOwn && redoVersions.length > 0) setRedoVersions([])
  if (hasOwn && note !== '') setNote('')

  /** Returns what to say where it did not work. */
  async function restore(version: number): Promise<string> {
    const outcome = await calls.restore(saved, version)
    if (outcome.kind === 'done') {
      replace(outcome.answer)
      return ''
    }
    if (outcome.kind !== 'refused' || outcome.refusal.status !== 409) return FAILED
    const current = await calls.load(saved.projectId)
    if (current.kind !== 'done') return FAILED
    replace(current.answer)
    setRedoVersions([])
    return MOVED_ON
  }

  async function undoSaved(): Promise<void> {
    const history = await callAction('projectBuilder/listHistory', { id: saved.projectId }, locale)
    if (history.kind !== 'done') return setNote(FAILED)
    const { states } = history.answer
    // A version that was restored is where going back goes on.
    const since = restoredVersion(states[0]?.change ?? '') ?? saved.version
    const former = states.find(({ version }) => version < since)
    if (!former) return setNote(NOTHING_LEFT)
    if (!former.isOwn)
      return setNote(`The last change is not yours: ${historyText(former)}. Revisions has the history.`)
    const problem = await restore(former.version)
    if (problem !== '') return setNote(problem)
    setRedoVersions((before) => [...before, since])
    setNote(`Taken back: ${historyText(former)}, ${zonedTimeIn({ code: locale }, new Date(former.changedAt))}`)
  }

  async function redoSaved(version: number): Promise<void> {
    const problem = await restore(version)
    if (problem !== '') return setNote(problem)
    setRedoVersions((before) => before.slice(0, -1))
    setNote('Done again')
  }

  const run = (step: () => Promise<void>) => () => {
    if (isBusy) return
    setBusy(true)
    void step().finally(() => setBusy(false))
  }
  if (isOff || hasOwn) return { undo: null, redo: null, note: '' }
  const next = redoVersions.at(-1)
  return {
    undo: saved.version > 1 && note !== NOTHING_LEFT ? run(undoSaved) : null,
    redo: next === undefined ? null : run(() => redoSaved(next)),
    note,
  }
}
