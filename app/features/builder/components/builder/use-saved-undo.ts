import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { historyText, restoredVersion } from '@specify/schedule/revisions/change-in-words.ts'
import { scheduleOf } from '#app/features/builder/state/project-state.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import type { RoomsDraft } from '../rooms/use-rooms-draft.ts'
import { projectCalls } from './project-calls.ts'

interface SavedUndo {
  /** Null where this visit has changes of its own to take back. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** The change that was taken back; empty for none. */
  readonly note: string
}

const NOTHING_LEFT = 'No earlier version of this project is kept.'
const FAILED = 'This could not be taken back. Please try again.'

/** Takes back the changes of former visits, one saved version after another; each becomes a version of its own. */
export function useSavedUndo(locale: Locale, draft: RoomsDraft, isOff: boolean): SavedUndo {
  const { saved, isDirty, undo, adopt } = draft
  const [redoVersions, setRedoVersions] = useState<readonly number[]>([])
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const hasOwn = undo !== null || isDirty
  if (hasOwn && redoVersions.length > 0) setRedoVersions([])
  if (hasOwn && note !== '') setNote('')

  async function restore(version: number): Promise<boolean> {
    const outcome = await projectCalls(locale).restore(saved, version)
    if (outcome.kind === 'done') adopt(outcome.answer, scheduleOf(saved))
    return outcome.kind === 'done'
  }

  async function undoSaved(): Promise<void> {
    const history = await callAction('projectBuilder/listHistory', { id: saved.projectId }, locale)
    if (history.kind !== 'done') return setNote(FAILED)
    const { states } = history.answer
    // A version that was restored is where going back goes on.
    const since = restoredVersion(states[0]?.change ?? '') ?? saved.version
    const former = states.find(({ version }) => version < since)
    if (!former) return setNote(NOTHING_LEFT)
    if (!(await restore(former.version))) return setNote(FAILED)
    setRedoVersions((before) => [...before, since])
    setNote(`Taken back: ${historyText(former)}, ${zonedTimeIn({ code: locale }, new Date(former.changedAt))}`)
  }

  async function redoSaved(version: number): Promise<void> {
    if (!(await restore(version))) return setNote(FAILED)
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
