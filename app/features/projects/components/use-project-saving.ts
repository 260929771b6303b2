import { useCallback, useRef, useState } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import type { BuilderProject } from '../builder/builder-project.ts'
import type { Step } from '../builder/builder-step.ts'
import { changesOnTop } from '../builder/mutation-of.ts'
import type { Rooms } from '../rooms.ts'
import { failureOf, type BuilderEvents } from './builder-events.ts'
import type { GivenProject } from '../builder/kept-draft.ts'
import { projectCalls } from './project-calls.ts'
import type { DetailsDraft } from './use-details-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { RoomsDraft } from './use-rooms-draft.ts'

const KEPT = 'Your changes are kept.'

interface SavingOptions {
  readonly locale: Locale
  readonly step: Step
  readonly draft: RoomsDraft
  /** Of the first step. */
  readonly details: DetailsDraft
  readonly events: BuilderEvents
  readonly toStep: (step: Step) => void
}

/** Saves what is changed on the steps of a project, holds back whoever leaves before that, and settles clashes. */
export function useProjectSaving({ locale, step, draft, details, events, toStep }: SavingOptions) {
  const calls = projectCalls(locale)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  const formSaver = useRef<(() => Promise<boolean>) | null>(null)
  const keepFormSaver = useCallback((saver: (() => Promise<boolean>) | null) => {
    formSaver.current = saver
  }, [])
  const guard = useLeaveGuard(draft.isDirty || (step === 1 && details.isDirty))
  const { saved, rooms } = draft

  async function saveDetails(wanted: GivenProject, isSent: boolean): Promise<FormProblems | null> {
    if (details.isDirty) {
      const outcome = await calls.update(saved, wanted)
      if (outcome.kind === 'refused' && outcome.refusal.status === 409) {
        const current = await calls.load(saved.projectId)
        if (current.kind === 'done') draft.adopt(current.answer, saved.rooms)
        return { form: 'This project has been changed since you opened it. Save again to keep what you entered here.' }
      }
      if (outcome.kind !== 'done') return failureOf(outcome, events)
      draft.adopt(outcome.answer, saved.rooms)
      events.onUpdated(outcome.answer)
      details.drop()
    }
    guard.release()
    if (isSent) toStep(2)
    return null
  }

  /** Saves rooms against what they were made on. */
  async function saveRooms(base: BuilderProject, wanted: Rooms): Promise<boolean> {
    setSaving(true)
    setProblem(null)
    const outcome = await calls.saveRooms(base, wanted)
    setSaving(false)
    if (outcome.kind === 'done') {
      draft.adopt(outcome.answer, wanted)
      events.onUpdated(outcome.answer)
      guard.release()
      return true
    }
    if (outcome.kind === 'refused' && outcome.refusal.status === 409) setConflict(true)
    else setProblem(`${(await failureOf(outcome, events)).form} ${KEPT}`)
    return false
  }

  /** Saves what the step shown has changed; answers whether nothing is left to save. */
  async function save(): Promise<boolean> {
    if (step === 1) return (await formSaver.current?.()) ?? true
    return draft.isDirty ? saveRooms(saved, rooms) : true
  }

  function discard(): void {
    draft.discard()
    details.drop()
  }

  async function settleConflict(choice: 'load' | 'keep'): Promise<void> {
    const current = await calls.load(saved.projectId)
    setConflict(false)
    if (current.kind !== 'done') setProblem(`${(await failureOf(current, events)).form} ${KEPT}`)
    else if (choice === 'load') draft.adopt(current.answer, rooms)
    else {
      const wanted = changesOnTop(current.answer.rooms, saved.rooms, rooms)
      draft.adopt(current.answer, saved.rooms)
      await saveRooms(current.answer, wanted)
    }
  }

  async function showPrices(isShown: boolean): Promise<boolean> {
    const outcome = await calls.showPrices(saved, isShown)
    if (outcome.kind === 'done') draft.adopt(outcome.answer, saved.rooms)
    else if (outcome.kind === 'refused' && outcome.refusal.status === 409) setConflict(true)
    else setProblem((await failureOf(outcome, events)).form)
    return outcome.kind === 'done'
  }

  /** Keeps which template was chosen. A failure is only logged: what is shown follows the choice anyway. */
  async function showLandscape(isLandscape: boolean): Promise<void> {
    const outcome = await calls.showLandscape(saved, isLandscape)
    if (outcome.kind === 'done') draft.adopt(outcome.answer, saved.rooms)
    else console.error('The template could not be saved.', outcome)
  }

  return {
    problem,
    isSaving,
    hasConflict,
    leaving: guard.leaving,
    save,
    discard,
    saveDetails,
    showPrices,
    showLandscape: (isLandscape: boolean) => void showLandscape(isLandscape),
    settleConflict,
    dismissConflict: () => setConflict(false),
    keepFormSaver,
  }
}
