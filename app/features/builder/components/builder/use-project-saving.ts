import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { Step } from '#app/features/projects/details/builder-step.ts'
import { mergedState, scheduleOf, stateOf, type ProjectState } from '#app/features/builder/state/project-state.ts'
import { PROJECT_FALLBACKS } from '#app/features/projects/list/listed-project.ts'
import { afterSignIn, failureOf, type BuilderEvents } from './builder-events.ts'
import type { GivenProject } from '#app/features/builder/state/stored-details.ts'
import { projectCalls, type ProjectOutcome } from './project-calls.ts'
import { useAutosave } from './use-autosave.ts'
import { useClash } from '../drafts/use-clash.ts'
import type { DetailsDraft } from './use-details-draft.ts'
import { useLeaveGuard } from '#app/features/accounts/components/account/use-leave-guard.ts'
import type { RoomsDraft } from '../rooms/use-rooms-draft.ts'

const KEPT = 'Your changes are kept.'
const CHANGED = 'This project has been changed since you opened it. What you entered is kept.'

interface SavingOptions {
  readonly locale: Locale
  readonly step: Step
  readonly draft: RoomsDraft
  readonly details: DetailsDraft
  readonly isReadOnly: boolean
  /** The account whose changes these are. */
  readonly accountId: string
  readonly events: BuilderEvents
  readonly toStep: (step: Step) => void
}

/** Saves the changes of the steps of a project, guards navigation until then, and resolves clashes. */
export function useProjectSaving({
  locale,
  step,
  draft,
  details,
  isReadOnly,
  accountId,
  events,
  toStep,
}: SavingOptions) {
  const calls = projectCalls(locale, accountId)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const formSaver = useRef<(() => Promise<boolean>) | null>(null)
  const keepFormSaver = useCallback((saver: (() => Promise<boolean>) | null) => {
    formSaver.current = saver
  }, [])
  const guard = useLeaveGuard(draft.isDirty || (step === 1 && details.isDirty))
  const { saved } = draft
  const schedule = scheduleOf(draft)
  const clash = useClash()
  const { isKeeping, unsaved, settle } = useAutosave({
    locale,
    accountId,
    draft,
    isPaused: isReadOnly || isSaving || guard.leaving !== null || clash.open !== null,
    failureText: (outcome) => failureOf(outcome, PROJECT_FALLBACKS.update).form,
  })
  // After an automatic save has been waited for.
  const latest = useRef({ saved, schedule, isDirty: draft.isDirty })
  useLayoutEffect(() => {
    latest.current = { saved, schedule, isDirty: draft.isDirty }
  })

  // The base of the first step's input, whatever has been saved and loaded since.
  const [formBase, setFormBase] = useState(saved)
  if (!details.isDirty && formBase !== saved) setFormBase(saved)

  function showProblem(outcome: Exclude<ProjectOutcome, { kind: 'done' }>): void {
    setProblem(`${failureOf(outcome, PROJECT_FALLBACKS.update).form} ${KEPT}`)
  }

  function take(project: BuilderProject, state: ProjectState): void {
    draft.adopt(project, state)
    if (step === 1) details.drop()
  }

  /** All changes are saved: navigation may go on. */
  function finish(project: BuilderProject): void {
    events.onUpdated(project)
    guard.release()
  }

  /** Saves a state against its base; null where the user cancelled the question about a clash. */
  async function put(base: BuilderProject, state: ProjectState): Promise<ProjectOutcome | null> {
    setSaving(true)
    setProblem(null)
    const outcome = await afterSignIn(() => calls.save(base, state), events)
    setSaving(false)
    if (outcome.kind === 'done') take(outcome.answer, state)
    if (outcome.kind !== 'refused' || outcome.refusal.status !== 409) return outcome
    return compare(base, state)
  }

  /**
   * After a conflict: saves changes that do not clash on top of the current version, and asks about the others.
   * Resolves once that is settled, so that the caller continues as after any save.
   */
  async function compare(base: BuilderProject, state: ProjectState): Promise<ProjectOutcome | null> {
    const current = await calls.load(saved.projectId)
    if (current.kind !== 'done') return current
    const { answer: project } = current
    const mine = draft.isDirty ? { ...state, ...schedule } : state
    const choice = await clash.ask({ base: stateOf(base), mine, current: project })
    if (choice === 'load') {
      draft.adopt(project, schedule)
      details.drop()
    }
    if (choice === 'load' || choice === 'open') return null
    draft.adopt(project, saved)
    return put(project, mergedState(stateOf(base), choice === 'keep' ? mine : state, stateOf(project)))
  }

  async function saveDetails(project: GivenProject, isSent: boolean): Promise<FormProblems | null> {
    if (details.isDirty) {
      const { details: fields, status } = project
      const outcome = await put(formBase, { ...stateOf(formBase), details: fields, status })
      if (!outcome) return { form: CHANGED }
      if (outcome.kind !== 'done') return failureOf(outcome, PROJECT_FALLBACKS.update)
      finish(outcome.answer)
    }
    guard.release()
    if (isSent) toStep(2)
    return null
  }

  /** Saves the changes of the current step; returns whether none are left. */
  async function save(): Promise<boolean> {
    if (step === 1) return (await formSaver.current?.()) ?? true
    await settle()
    const { saved: base, schedule: mine, isDirty } = latest.current
    if (!isDirty) return true
    const outcome = await put(base, { ...stateOf(base), ...mine })
    if (outcome?.kind === 'done') finish(outcome.answer)
    else if (outcome) showProblem(outcome)
    return outcome?.kind === 'done'
  }

  function discard(): void {
    draft.discard()
    details.drop()
  }

  async function showPrices(isShown: boolean): Promise<boolean> {
    await settle()
    const { saved: base } = latest.current
    const outcome = await put(base, { ...stateOf(base), showPricesOnPdf: isShown })
    if (outcome && outcome.kind !== 'done') setProblem(failureOf(outcome, PROJECT_FALLBACKS.update).form)
    return outcome?.kind === 'done'
  }

  /** Stores the chosen template. A failure is only logged: the page follows the choice anyway. */
  async function showLandscape(isLandscape: boolean): Promise<void> {
    const outcome = await calls.showLandscape(saved, isLandscape)
    if (outcome.kind === 'done') draft.adopt(outcome.answer, saved)
    else console.error('The template could not be saved.', outcome)
  }

  /** Restores an earlier visit's draft; asks where it clashes with the project. */
  async function restore(): Promise<void> {
    const { found } = draft
    if (!found) return
    const base = stateOf(saved)
    const mine = { ...base, ...found.after }
    const choice = await clash.ask({
      base: { ...base, ...found.before },
      mine,
      current: { ...saved, ...schedule },
      isKept: true,
    })
    if (choice === 'load') draft.forget()
    if (choice === 'keep' || choice === 'unasked') draft.restore()
  }

  return {
    formBase,
    problem,
    isSaving,
    isKeeping,
    unsaved,
    clash: clash.open,
    leaving: guard.leaving,
    save,
    discard,
    restore: () => void restore(),
    saveDetails,
    showPrices,
    showLandscape: (isLandscape: boolean) => void showLandscape(isLandscape),
    keepFormSaver,
  }
}
