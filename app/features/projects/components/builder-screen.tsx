import { useCallback, useRef, useState, type ReactNode } from 'react'
import { ERROR_TEXT } from '#app/core/error-text.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import { useGo } from '#app/ui/go.ts'
import type { BuilderProject } from '../builder/builder-project.ts'
import { stepHref, stepTitle, type BuilderMode, type Step } from '../builder/builder-step.ts'
import { changesOnTop } from '../builder/mutation-of.ts'
import { FIRST_PROJECT_VERSION, NO_CUSTOMER } from '../model.ts'
import { groupRoomLabels } from '../room-name.ts'
import type { Rooms } from '../rooms.ts'
import { AskDialog } from './ask-dialog.tsx'
import styles from './builder-screen.module.css'
import { DetailsForm, type GivenProject } from './details-form.tsx'
import { PreviewStep } from './preview-step.tsx'
import { projectCalls, type ProjectOutcome } from './project-calls.ts'
import { RoomsStep } from './rooms-step.tsx'
import { StepTabs } from './step-tabs.tsx'
import { useLeaveGuard, type Leaving } from './use-leave-guard.ts'
import { useRoomsDraft } from './use-rooms-draft.ts'

const TRY_LATER = 'Something went wrong. Please try again later.'
const KEPT = 'Your changes are kept.'

/** What else is to be done about what happens in the builder. */
export interface BuilderEvents {
  readonly onCreated: (project: BuilderProject) => void
  readonly onUpdated: (project: BuilderProject) => void
  /** The session has ended: opens the sign-in dialog. */
  readonly onSignedOut: () => Promise<void>
}

interface BuilderScreenProps {
  readonly locale: Locale
  readonly mode: BuilderMode
  readonly step: Step
  /** Null for a new one. */
  readonly project: BuilderProject | null
  /** Staff may look at the projects of others. */
  readonly isReadOnly: boolean
  readonly isInternalUser: boolean
  /** What a new project calls its specifier. */
  readonly username: string
  readonly menu: ReactNode
  /** The second step. */
  readonly products: ReactNode
  readonly events: BuilderEvents
}

/** The project builder: its four steps for a new project or for one that is there. */
export function BuilderScreen(props: BuilderScreenProps) {
  const { project, ...rest } = props
  return project ? <ExistingProject key={project.projectId} {...rest} project={project} /> : <NewProject {...rest} />
}

type NewProjectProps = Omit<BuilderScreenProps, 'project'>

function NewProject({ locale, isInternalUser, username, menu, events }: NewProjectProps) {
  const go = useGo()
  const [isDirty, setDirty] = useState(false)
  const guard = useLeaveGuard(isDirty)
  const [given] = useState<GivenProject>(() => ({
    details: {
      projectName: '',
      projectType: '',
      projectLocation: '',
      opportunityNumber: '',
      projectVersion: FIRST_PROJECT_VERSION,
      username,
      ...NO_CUSTOMER,
    },
    status: 'open',
    rooms: [],
  }))

  async function save(wanted: GivenProject): Promise<FormProblems | null> {
    const outcome = await projectCalls(locale).create(wanted, isInternalUser)
    if (outcome.kind !== 'done') return failureOf(outcome, events)
    events.onCreated(outcome.answer)
    guard.release()
    go(stepHref(locale, 'edit', outcome.answer.projectId, 2), { replace: true })
    return null
  }
  return (
    <Frame locale={locale} title={stepTitle(1, null)} menu={menu}>
      <StepTabs step={1} isEnabled={(step) => step === 1} onStep={() => {}}>
        <DetailsForm
          locale={locale}
          given={given}
          isNew
          isReadOnly={false}
          hasCustomer={isInternalUser}
          save={save}
          onDirty={setDirty}
          onSaver={ignore}
        />
      </StepTabs>
      {guard.leaving && <LeaveDialog leaving={guard.leaving} />}
    </Frame>
  )
}

function ignore(): void {}

interface ExistingProjectProps extends Omit<BuilderScreenProps, 'project'> {
  readonly project: BuilderProject
}

function ExistingProject(props: ExistingProjectProps) {
  const { locale, mode, step, project, isReadOnly, menu, products, events } = props
  const go = useGo()
  const calls = projectCalls(locale)
  const draft = useRoomsDraft(project, isReadOnly)
  const [isFormDirty, setFormDirty] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  const formSaver = useRef<(() => Promise<boolean>) | null>(null)
  const keepSaver = useCallback((saver: (() => Promise<boolean>) | null) => {
    formSaver.current = saver
  }, [])
  const guard = useLeaveGuard(draft.isDirty || (step === 1 && isFormDirty))
  const { saved, rooms } = draft
  const toStep = (next: Step) => {
    if (next !== step) go(stepHref(locale, mode === 'view' ? 'view' : 'edit', saved.projectId, next))
  }

  async function saveDetails(wanted: GivenProject, isSent: boolean): Promise<FormProblems | null> {
    if (isFormDirty) {
      const outcome = await calls.update(saved, wanted)
      if (outcome.kind === 'refused' && outcome.refusal.status === 409) {
        const current = await calls.load(saved.projectId)
        if (current.kind === 'done') draft.adopt(current.answer, saved.rooms)
        return { form: 'This project has been changed since you opened it. Save again to keep what you entered here.' }
      }
      if (outcome.kind !== 'done') return failureOf(outcome, events)
      draft.adopt(outcome.answer, saved.rooms)
      events.onUpdated(outcome.answer)
      setFormDirty(false)
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

  async function save(): Promise<boolean> {
    if (step === 1) return (await formSaver.current?.()) ?? true
    return draft.isDirty ? saveRooms(saved, rooms) : true
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

  const title = isReadOnly && step === 1 ? saved.projectName : stepTitle(step, saved.projectName)
  return (
    <Frame
      locale={locale}
      title={title}
      menu={step === 3 ? null : menu}
      actions={
        step === 3 && (
          <>
            {!isReadOnly && (
              <Button look="quiet" onClick={() => toStep(2)}>
                Back to products
              </Button>
            )}
            <Button look="quiet" onClick={() => toStep(4)}>
              Go to Summary
            </Button>
            {!isReadOnly && (
              <Button
                look="primary"
                aria-disabled={isSaving}
                aria-busy={isSaving}
                onClick={() => !isSaving && void save().then((isDone) => isDone && toStep(4))}
              >
                Save & Continue
              </Button>
            )}
          </>
        )
      }
    >
      <StepTabs step={step} isEnabled={(each) => each !== 2 || !isReadOnly} onStep={toStep}>
        <div inert={isSaving}>
          {step === 1 && (
            <DetailsForm
              key={mode}
              locale={locale}
              given={givenOf(saved)}
              isNew={false}
              isReadOnly={isReadOnly || mode === 'view'}
              hasCustomer={saved.isInternal}
              save={saveDetails}
              onDirty={setFormDirty}
              onSaver={keepSaver}
            />
          )}
          {step === 1 && mode === 'view' && !isReadOnly && (
            <p className={styles.edit}>
              <a href={stepHref(locale, 'edit', saved.projectId, 1)}>Edit these details</a>
            </p>
          )}
          {step === 2 && products}
          {step === 3 && (
            <RoomsStep
              locale={locale}
              draft={draft}
              isReadOnly={isReadOnly}
              problem={problem}
              onPrices={showPrices}
              onAddProducts={() => toStep(2)}
            />
          )}
          {step === 4 && <PreviewStep project={saved} onBack={() => toStep(isReadOnly ? 3 : 2)} />}
        </div>
      </StepTabs>
      {guard.leaving?.to === 'step' && (
        <UnsavedDialog
          leaving={guard.leaving}
          isSaving={isSaving}
          save={save}
          discard={() => {
            draft.discard()
            setFormDirty(false)
          }}
        />
      )}
      {guard.leaving?.to === 'page' && <LeaveDialog leaving={guard.leaving} />}
      {hasConflict && !guard.leaving && (
        <AskDialog
          title="This project has been changed"
          yes="Keep my changes"
          no="Load the saved version"
          onYes={() => void settleConflict('keep')}
          onNo={() => void settleConflict('load')}
          onClose={() => setConflict(false)}
        >
          <p>
            Somebody has saved this project since you opened it, in another window perhaps. Your changes can be put on
            top of what was saved, or be dropped.
          </p>
        </AskDialog>
      )}
    </Frame>
  )
}

interface FrameProps {
  readonly locale: string
  readonly title: string
  readonly menu: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

function Frame({ locale, title, menu, actions, children }: FrameProps) {
  return (
    <div className="page">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: `/${locale}/` },
          { label: 'Projects', href: `/${locale}/project-builder/` },
          { label: title, href: null },
        ]}
      />
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={menu ? styles.columns : undefined}>
        {menu && <div className={styles.side}>{menu}</div>}
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  )
}

interface UnsavedDialogProps {
  readonly leaving: Leaving
  readonly isSaving: boolean
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

function UnsavedDialog({ leaving, isSaving, save, discard }: UnsavedDialogProps) {
  return (
    <AskDialog
      title="Changes are not saved. Please save or discard"
      yes="Save and continue"
      no="Discard changes"
      isBusy={isSaving}
      onYes={() => void save().then((isSaved) => (isSaved ? leaving.proceed() : leaving.stay()))}
      onNo={() => {
        discard()
        leaving.proceed()
      }}
      onClose={leaving.stay}
    />
  )
}

function LeaveDialog({ leaving }: { leaving: Leaving }) {
  return (
    <AskDialog
      title="You have unsaved changes. Do you want to leave?"
      yes="Leave"
      look="danger"
      onYes={leaving.proceed}
      onNo={leaving.stay}
    />
  )
}

function givenOf(project: BuilderProject): GivenProject {
  const { projectName, projectType, projectLocation, opportunityNumber, projectVersion, username, customer } = project
  return {
    details: {
      projectName,
      projectType,
      projectLocation,
      opportunityNumber,
      projectVersion,
      username,
      ...customer,
    },
    status: project.status,
    rooms: groupRoomLabels(project.rooms.map(({ name }) => name)),
  }
}

/** What somebody is told about a call that did not work. */
async function failureOf(
  outcome: Exclude<ProjectOutcome, { kind: 'done' }>,
  { onSignedOut }: BuilderEvents,
): Promise<{ form: string; fields?: Readonly<Record<string, string>> }> {
  if (outcome.kind === 'offline') return { form: ERROR_TEXT['error.no.internet'] }
  const { status, message, fields } = outcome.refusal
  if (status === 401) {
    await onSignedOut()
    return { form: 'Please sign in again to save.' }
  }
  if (Object.keys(fields).length > 0) return { form: message, fields }
  return { form: status < 500 && message !== '' ? message : TRY_LATER }
}
